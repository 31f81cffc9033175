/** What a process did to the files below a folder, one entry after the other, as `record-disk.ts` writes it and `disk-after-cut.ts` reads it. */

/** `file` is the descriptor. A path is within the folder, `''` for the folder itself. */
export type DiskEntry =
  | { readonly op: 'open'; readonly file: number; readonly path: string; readonly truncates: boolean }
  | { readonly op: 'close'; readonly file: number }
  /** Its bytes follow; without `at` they stand at the end. */
  | { readonly op: 'write'; readonly file: number; readonly at?: number }
  | { readonly op: 'truncate'; readonly file: number; readonly length: number }
  | { readonly op: 'truncatePath'; readonly path: string; readonly length: number }
  /** The whole content was replaced; its bytes follow. */
  | { readonly op: 'put'; readonly path: string; readonly isSynced: boolean }
  | { readonly op: 'sync'; readonly file: number }
  | { readonly op: 'mkdir' | 'remove'; readonly path: string }
  | { readonly op: 'rename' | 'link'; readonly path: string; readonly to: string };

const lengthBytes = 8;

/** An entry and its bytes: the length of both in four bytes each, the entry as JSON, the bytes. */
export function encodeEntry(entry: DiskEntry, bytes: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.from(JSON.stringify(entry));
  const lengths = Buffer.alloc(lengthBytes);
  lengths.writeUInt32LE(head.length, 0);
  lengths.writeUInt32LE(bytes.byteLength, 4);
  return Buffer.concat([lengths, head, bytes]);
}

/** The entries of a log; what was cut off at its end is left out. */
export function* decodeEntries(log: Buffer): Generator<{ entry: DiskEntry; bytes: Buffer }> {
  for (let at = 0; at + lengthBytes <= log.length;) {
    const headEnd = at + lengthBytes + log.readUInt32LE(at);
    const end = headEnd + log.readUInt32LE(at + 4);
    if (end > log.length) return;
    // A parsing edge: `encodeEntry` wrote it.
    const entry = JSON.parse(log.toString('utf8', at + lengthBytes, headEnd)) as DiskEntry;
    yield { entry, bytes: log.subarray(headEnd, end) };
    at = end;
  }
}
