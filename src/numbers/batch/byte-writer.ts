/** Copies go eight bytes at a time, so they read and write up to seven bytes too many. */
const slack = 8;

/** Bytes that are written one piece after the other. */
export class ByteWriter {
  length = 0;
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;

  constructor(capacity = 1 << 16) {
    this.bytes = new Uint8Array(capacity + slack);
    this.view = new DataView(this.bytes.buffer);
  }

  /**
   * Appends `length` bytes of another's from `start`. Rows are made of pieces of 20 to 80 bytes, for which this loop takes half the time of
   * `copyWithin` and a quarter of that of `set`.
   */
  append(from: ByteWriter, start: number, length: number): void {
    const offset = this.length;
    this.reserve(length);
    const source = from.view;
    const target = this.view;
    for (let done = 0; done < length; done += 8) target.setBigUint64(offset + done, source.getBigUint64(start + done));
    this.length = offset + length;
  }

  /** Appends text in UTF-8 and returns how many bytes that took. */
  appendText(text: string): number {
    this.reserve(text.length * 3);
    const { written } = encoder.encodeInto(text, this.bytes.subarray(this.length));
    this.length += written;
    return written;
  }

  appendByte(byte: number): void {
    if (this.length === this.bytes.length - slack) this.reserve(1);
    this.bytes[this.length++] = byte;
  }

  /** Makes room for so many more bytes. */
  reserve(more: number): void {
    const needed = this.length + more + slack;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(needed * 2);
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }

  /** A copy of the bytes so far, in a buffer of its own. The next piece then begins anew. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}

const encoder = new TextEncoder();
