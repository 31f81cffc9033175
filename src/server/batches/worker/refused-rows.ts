/** Inserts refused rows between the answered ones. The engine answers all admitted rows in few calls, and the rows are put in order again. */
import { csvOfAnswer } from '../../../numbers/batch/batch-engine.ts';
import { countIn, type ServiceRows } from '../../../numbers/batch/service-rows.ts';
import { countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { NumberData } from '../../../numbers/number-data.ts';
import type { ServiceCode } from '../../../shared/services/services.ts';
import type { Refusal } from '../../entitlements/entitlement.ts';

interface Asked {
  /** Whole lines, and the text of each. */
  readonly rows: Uint8Array;
  readonly numbers: readonly string[];
  /** Returns the reason to refuse a line in the service at `column`; undefined if it is admitted. */
  readonly refused: (line: number, column: number) => Refusal | undefined;
}

interface Answering {
  readonly ranges: NumberData['ranges'];
  readonly services: readonly ServiceCode[];
  /** Answers whole lines, one service after the other. The sources of its calls share one list, which grows from call to call. */
  readonly answer: (rows: Uint8Array) => ServiceRows[];
}

/** Returns a row of each service for each line: the engine's, or one with the reason for the refusal. */
export function answerAsked({ ranges, services, answer }: Answering, { rows, numbers, refused }: Asked): ServiceRows[] {
  const texts = linesIn(rows, { mayQuote: false });
  const columns = services.map((service) => new RowsByLine(service, numbers));
  for (const [mask, lines] of linesByAsked(numbers.length, services.length, refused)) {
    const results = mask === 0 ? [] : answer(joined(lines.map((line) => texts[line]!)));
    for (const [index, column] of columns.entries()) {
      const isAsked = (mask & (1 << index)) !== 0;
      if (isAsked) column.take(results[index]!, lines);
      else for (const line of lines) column.refuse(line, refused(line, index)!, ranges);
    }
  }
  return columns.map((column) => column.inOrder());
}

/** Groups lines by the services that admit them, bit i for the one at position i: all allowed services, none, and some at the end of a quota. */
function linesByAsked(lines: number, columns: number, refused: Asked['refused']): Map<number, number[]> {
  const byAsked = new Map<number, number[]>();
  for (let line = 0; line < lines; line += 1) {
    let mask = 0;
    for (let column = 0; column < columns; column += 1) if (refused(line, column) === undefined) mask |= 1 << column;
    const same = byAsked.get(mask);
    if (same) same.push(line);
    else byAsked.set(mask, [line]);
  }
  return byAsked;
}

/** The rows of one service, added in any order. */
class RowsByLine {
  readonly #service: ServiceCode;
  readonly #numbers: readonly string[];
  readonly #rows: Uint8Array[] = [];
  readonly #sources: Uint8Array<ArrayBuffer>;
  #known: ServiceRows['sources']['known'] = [];
  #failed = 0;
  readonly #counts = new Map<string, [succeeded: number, failed: number]>();
  readonly #reasons = new Map<number, number>();
  readonly #operators = new Map<string, number>();

  constructor(service: ServiceCode, numbers: readonly string[]) {
    this.#service = service;
    this.#numbers = numbers;
    this.#sources = new Uint8Array(numbers.length);
  }

  /** Adds the engine's answers to these lines, in their order. */
  take({ bytes, sources, failed, counts, reasons, operators }: ServiceRows, lines: readonly number[]): void {
    const rows = linesIn(bytes, { mayQuote: true });
    for (const [index, line] of lines.entries()) {
      this.#rows[line] = rows[index]!;
      this.#sources[line] = sources.rows[index]!;
    }
    if (sources.known.length > this.#known.length) this.#known = sources.known;
    this.#failed += failed;
    for (const [country, sides] of counts) this.#count(country, sides);
    for (const [rc, count] of reasons) countIn(this.#reasons, rc, count);
    for (const [operator, count] of operators) countIn(this.#operators, operator, count);
  }

  /** Adds a refused line: it counts as failed and has no source. */
  refuse(line: number, rc: Refusal, ranges: NumberData['ranges']): void {
    const tel = this.#numbers[line]!;
    this.#rows[line] = Buffer.from(csvOfAnswer(this.#service, tel, { tel, rc }));
    this.#failed += 1;
    this.#count(countryOfNumber(ranges, tel), [0, 1]);
    countIn(this.#reasons, rc, 1);
    countIn(this.#operators, '', 1);
  }

  inOrder(): ServiceRows {
    return {
      bytes: joined(this.#rows),
      failed: this.#failed,
      counts: this.#counts,
      reasons: this.#reasons,
      operators: this.#operators,
      sources: { known: this.#known, rows: this.#sources },
    };
  }

  #count(country: string, [succeeded, failed]: readonly [number, number]): void {
    const sides = this.#counts.get(country) ?? [0, 0];
    this.#counts.set(country, [sides[0] + succeeded, sides[1] + failed]);
  }
}

const lineFeed = 0x0a;
const quote = 0x22;

/** Splits into lines with their ends. If a value may be quoted, a line feed in quotes ends no line: the name of an operator may contain one. */
function linesIn(bytes: Uint8Array, { mayQuote }: { mayQuote: boolean }): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let [start, isQuoted] = [0, false];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (mayQuote && byte === quote) isQuoted = !isQuoted;
    if (byte !== lineFeed || isQuoted) continue;
    lines.push(bytes.subarray(start, index + 1));
    start = index + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}

/** Joins pieces in a buffer of its own, like the engine's. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
