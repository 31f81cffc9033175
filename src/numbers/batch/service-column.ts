import { noCountry } from '../ranges/country-of-number.ts';
import { bytesOfBeginning, type BatchLines } from './batch-lines.ts';
import { ByteWriter } from './byte-writer.ts';
import { type AnswerSource, SourceWriter } from './row-sources.ts';
import { countIn, type ServiceRows } from './service-rows.ts';

/**
 * The row of one number as CSV with its line end, and whether its reason code counts as failed. Where one cell differs between numbers of a
 * class, `ownCellAt` says where in the text it begins; -1 where none does. `source`: where the answer comes from, where one was looked for.
 */
export type AnsweredRow = Ending & { csv: string; ownCellAt: number; source: AnswerSource | undefined };

/** What is counted of a row: its reason code, whether that is a failure, and the operator that it names. */
type Ending = { rc: number; failed: boolean; operator: string };

/** Where a column finds what it needs of the lines read last; the arrays stay the same from one reading to the next. */
type Source = {
  answerRow: (text: string) => AnsweredRow;
  /** The class of each line, and the country of each class. */
  classes: Int32Array;
  countries: readonly string[];
  /** `ownBit` is set in it for lines that are answered one by one. */
  own: Int32Array;
  ownBit: number;
  /** The text of the cell at `ownCellAt` for a line, which needs no quotes. */
  ownCellOf: (line: number) => string;
};

/**
 * What the rows of one class end in: where it stands in `#tailBytes`, after how many bytes the number's own cell comes in between (-1: nowhere),
 * and how many rows have got it since the last `take`.
 */
type Tail = Ending & { start: number; length: number; ownCellAfter: number; country: string; sourcePlace: number; rows: number };

/**
 * The rows of one service. All numbers of a class share what follows the number in the row: this tail is made once, by answering the first of
 * them, and kept as bytes.
 */
export class ServiceColumn {
  readonly #source: Source;
  readonly #out = new ByteWriter();
  readonly #tailBytes = new ByteWriter();
  /** By class. */
  readonly #tails: (Tail | undefined)[] = [];
  /** Those written since the last `take`. */
  readonly #used: Tail[] = [];
  /** Rows since the last `take`, but for those that `#used` still counts. */
  #counts = new Map<string, [succeeded: number, failed: number]>();
  #reasons = new Map<number, number>();
  #operators = new Map<string, number>();
  readonly #sources = new SourceWriter();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Writes a row for each line. */
  write(lines: BatchLines): void {
    const { classes, own, ownBit } = this.#source;
    const { beginnings, beginningLengths, count } = lines;
    for (let line = 0; line < count; line += 1) {
      if ((own[line]! & ownBit) !== 0) {
        this.#writeOwn(lines, line);
        continue;
      }
      const tail = this.#tails[classes[line]!] ?? this.#makeTail(lines, line);
      if (tail.rows === 0) this.#used.push(tail);
      tail.rows += 1;
      this.#sources.add(tail.sourcePlace);
      this.#out.append(beginnings, line * bytesOfBeginning, beginningLengths[line]!);
      if (tail.ownCellAfter < 0) this.#out.append(this.#tailBytes, tail.start, tail.length);
      else this.#writeAround(tail, this.#source.ownCellOf(line));
    }
  }

  /** The rows written since the last time, and their counts. */
  take(): ServiceRows {
    for (const tail of this.#used) {
      this.#count(tail.country, tail, tail.rows);
      tail.rows = 0;
    }
    this.#used.length = 0;
    const [counts, reasons, operators] = [this.#counts, this.#reasons, this.#operators];
    this.#counts = new Map();
    this.#reasons = new Map();
    this.#operators = new Map();
    let failed = 0;
    for (const [, [, failedHere]] of counts) failed += failedHere;
    return { bytes: this.#out.take(), failed, counts, reasons, operators, sources: this.#sources.take() };
  }

  #makeTail(lines: BatchLines, line: number): Tail {
    const { answerRow, classes, countries, ownCellOf } = this.#source;
    const text = lines.textAt(line);
    const answerClass = classes[line]!;
    const { csv, ownCellAt, source, ...ending } = answerRow(text);
    const start = this.#tailBytes.length;
    let ownCellAfter = -1;
    let rest = `${text};${text}`.length;
    if (ownCellAt >= 0) {
      ownCellAfter = this.#tailBytes.appendText(csv.slice(rest, ownCellAt));
      rest = ownCellAt + ownCellOf(line).length;
    }
    this.#tailBytes.appendText(csv.slice(rest));
    const country = countries[answerClass]!;
    const sourcePlace = this.#sources.placeOf(source);
    const tail = { start, length: this.#tailBytes.length - start, ownCellAfter, ...ending, country, sourcePlace, rows: 0 };
    this.#tails[answerClass] = tail;
    return tail;
  }

  #writeAround({ start, length, ownCellAfter }: Tail, ownCell: string): void {
    this.#out.append(this.#tailBytes, start, ownCellAfter);
    this.#out.appendText(ownCell);
    this.#out.append(this.#tailBytes, start + ownCellAfter, length - ownCellAfter);
  }

  #writeOwn(lines: BatchLines, line: number): void {
    const { answerRow, classes, countries } = this.#source;
    const { csv, source, ...ending } = answerRow(lines.textAt(line));
    this.#out.appendText(csv);
    this.#sources.add(this.#sources.placeOf(source));
    this.#count(lines.numbers[line]! < 0 ? noCountry : countries[classes[line]!]!, ending, 1);
  }

  #count(country: string, { rc, failed, operator }: Ending, rows: number): void {
    const known = this.#counts.get(country) ?? [0, 0];
    known[failed ? 1 : 0] += rows;
    this.#counts.set(country, known);
    countIn(this.#reasons, rc, rows);
    countIn(this.#operators, operator, rows);
  }
}
