/** How much a ZIP archive, as a workbook is one, holds. */

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** The comment behind the end of an archive has a length of two octets. */
const longestComment = 0xffff;
/** Stands where a number has no room in four octets, and is in the extra field of ZIP64. */
const elsewhere = 0xffffffff;

/** The octets of all its files unpacked, by its central directory (PKWARE APPNOTE, 4.3.12): nothing is unpacked for it. Null where there is no whole one. */
export function unpackedSize({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): number | null {
  const view = new DataView(buffer, byteOffset, byteLength);
  const end = endOf(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return null;
    const behindName = at + entryLength + view.getUint16(at + 28, true);
    const behindExtra = behindName + view.getUint16(at + 30, true);
    if (behindExtra > end) return null;
    const own = view.getUint32(at + 24, true);
    size += own === elsewhere ? longSize(view, behindName, behindExtra) : own;
    at = behindExtra + view.getUint16(at + 32, true);
  }
  return size;
}

function endOf(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) if (view.getUint32(at, true) === endSignature) return at;
  return null;
}

/** The size that an extra field of ZIP64 has first; as large as a size can be where there is none. */
function longSize(view: DataView, from: number, to: number): number {
  for (let at = from; at + 12 <= to; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) return Number(view.getBigUint64(at + 4, true));
  return elsewhere;
}
