import { ByteWriter } from './byte-writer.ts';
import { callingCodeOf } from '../ranges/calling-code.ts';

/** Few enough that what is known of them stays in the processor's cache, many enough that waits for memory overlap. */
export const linesAtOnce = 512;

/** `number;number`, with which the row of a number begins, is at most 31 bytes long. */
export const bytesOfBeginning = 32;

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
const zero = 48;
const nine = 57;
const semicolon = 59;

/** The calling code by the first three digits. */
const callingCodes = Uint16Array.from({ length: 1_000 }, (_, digits) => Number(callingCodeOf(String(digits).padStart(3, '0'))));

/**
 * Some lines of a file, read in place: where the text of each stands in the bytes, and what number it is. Arrays are reused from one
 * reading to the next; indexes into them are within bounds by construction, hence the `!`.
 */
export class BatchLines {
  /** The lines read last. */
  bytes: Uint8Array = new Uint8Array(0);
  count = 0;
  /** The text of a line without its line end and without the quotes around it. */
  readonly starts = new Int32Array(linesAtOnce);
  readonly ends = new Int32Array(linesAtOnce);
  /** -1 where the text is no E.164 number: 3 to 15 digits, the first not 0. The three arrays below say nothing about such lines. */
  readonly numbers = new Float64Array(linesAtOnce);
  /** The first five digits, with zeros for those that are missing. */
  readonly heads = new Int32Array(linesAtOnce);
  readonly callingCodes = new Uint16Array(linesAtOnce);
  /** `number;number`, each in `bytesOfBeginning` bytes, and how many of these are used. */
  readonly beginnings = new ByteWriter(linesAtOnce * bytesOfBeginning);
  readonly beginningLengths = new Uint8Array(linesAtOnce);

  /** Reads the next lines of `bytes`, beginning at `from`. Returns where the line after them begins. */
  read(bytes: Uint8Array, from: number): number {
    this.bytes = bytes;
    this.count = 0;
    let index = from;
    while (index < bytes.length && this.count < linesAtOnce) index = this.#readLine(index);
    return index;
  }

  /** The text of a line. */
  textAt(line: number): string {
    const { buffer, byteOffset, byteLength } = this.bytes;
    return Buffer.from(buffer, byteOffset, byteLength).toString('utf8', this.starts[line], this.ends[line]);
  }

  /** Reads the line that begins at `start`, and returns where the next one does. */
  #readLine(start: number): number {
    const { bytes, count } = this;
    const { bytes: beginnings } = this.beginnings;
    const begin = bytes[start] === quote ? start + 1 : start;
    const slot = count * bytesOfBeginning - begin;
    const limit = Math.min(bytes.length, begin + 16);
    let number = 0;
    let index = begin;
    for (; index < limit; index += 1) {
      const byte = bytes[index]!;
      if (byte < zero || byte > nine) break;
      number = number * 10 + (byte - zero);
      beginnings[slot + index] = byte;
    }
    const next = this.#endLine(start, index);
    const isWhole = this.starts[count] === begin && this.ends[count] === index;
    const isNumber = isWhole && index - begin >= 3 && index - begin <= 15 && bytes[begin] !== zero;
    this.numbers[count] = isNumber ? number : -1;
    if (isNumber) this.#keepDigits(begin, index - begin);
    this.count += 1;
    return next;
  }

  /** Finds where the line that begins at `start` ends, which is read up to `index`, and where its text stands. */
  #endLine(start: number, index: number): number {
    const { bytes, count } = this;
    let end = index;
    while (end < bytes.length && bytes[end] !== lineFeed) end += 1;
    const next = end + 1;
    if (end > start && bytes[end - 1] === carriageReturn) end -= 1;
    const isQuoted = end - start >= 2 && bytes[start] === quote && bytes[end - 1] === quote;
    this.starts[count] = isQuoted ? start + 1 : start;
    this.ends[count] = isQuoted ? end - 1 : end;
    return next;
  }

  /** Completes the beginning of the row, whose first digits are there. Eight bytes at a time: what is too many the tail overwrites. */
  #keepDigits(begin: number, length: number): void {
    const { bytes, count } = this;
    const slot = count * bytesOfBeginning;
    const { view } = this.beginnings;
    const first = view.getBigUint64(slot);
    const second = view.getBigUint64(slot + 8);
    view.setBigUint64(slot + length + 1, first);
    view.setBigUint64(slot + length + 9, second);
    view.setUint8(slot + length, semicolon);
    this.beginningLengths[count] = 2 * length + 1;

    const lead = (bytes[begin]! - zero) * 100 + (bytes[begin + 1]! - zero) * 10 + bytes[begin + 2]! - zero;
    const fourth = length > 3 ? bytes[begin + 3]! - zero : 0;
    const fifth = length > 4 ? bytes[begin + 4]! - zero : 0;
    this.heads[count] = lead * 100 + fourth * 10 + fifth;
    this.callingCodes[count] = callingCodes[lead]!;
  }
}
