import { noCountry } from '../ranges/country-of-number.ts';
import { bytesOfBeginning, type BatchLines } from './batch-lines.ts';
import { ByteWriter } from './byte-writer.ts';
import { type AnswerSource, SourceWriter } from './row-sources.ts';
import { countIn, type ServiceRows } from './service-rows.ts';

/**
 * The CSV row of one number with its line end, and its counts. If one cell differs between numbers of a class, `ownCellAt` is where in the text it begins;
 * otherwise -1. `source`: the source of the answer, if there was a look-up.
 */
export type AnsweredRow = Ending & { csv: string; ownCellAt: number; source: AnswerSource | undefined };

/** The counted facts of a row: its reason code, whether that is a failure, and the operator that it names. */
type Ending = { rc: number; failed: boolean; operator: string };

/** The inputs of a column about the lines read last. The arrays stay the same from one reading to the next. */
type Source = {
  answerRow: (text: string) => AnsweredRow;
  /** The class of each line, and the country of each class. */
  classes: Int32Array;
  countries: readonly string[];
  /** The bit `ownBit` is set for lines that are answered one by one. */
  own: Int32Array;
  ownBit: number;
  /** Returns the text of the cell at `ownCellAt` for a line, which needs no quotes. */
  ownCellOf: (line: number) => string;
};

/**
 * The end of the rows of one class: its start in `#tailBytes`, the number of bytes before the number's own cell (-1: no such cell), and the number of rows that
 * used it since the last `take`.
 */
type Tail = Ending & { start: number; length: number; ownCellAfter: number; country: string; sourcePlace: number; rows: number };

/**
 * Writes the rows of one service. All numbers of a class share the part of the row after the number: this tail is built once, by answering the first of them,
 * and kept as bytes.
 */
export class ServiceColumn {
  readonly #source: Source;
  readonly #out = new ByteWriter();
  readonly #tailBytes = new ByteWriter();
  /** Tails by class. */
  readonly #tails: (Tail | undefined)[] = [];
  /** Tails used since the last `take`. */
  readonly #used: Tail[] = [];
  /** Rows since the last `take`, except those that `#used` still counts. */
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

  /** Returns the rows written since the last call, and their counts. */
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
