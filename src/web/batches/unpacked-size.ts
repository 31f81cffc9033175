/** Unpacked size of a ZIP archive, such as a workbook. */

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** Maximum octets of the comment at the end of an archive: its length field has two octets. */
const longestComment = 0xffff;
/** Placeholder for a number too large for four octets; the ZIP64 extra field holds it. */
const elsewhere = 0xffffffff;

/** Returns the octets of all files unpacked, from the central directory (PKWARE APPNOTE, 4.3.12) without unpacking. Null without a complete directory. */
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

/** Returns the first size in the ZIP64 extra field; without one, the largest 32-bit size. */
function longSize(view: DataView, from: number, to: number): number {
  for (let at = from; at + 12 <= to; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) return Number(view.getBigUint64(at + 4, true));
  return elsewhere;
}
