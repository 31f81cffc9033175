/** Answers of all services of a batch, by the line of its file, in the form of a joined file. */
import { setImmediate as others } from 'node:timers/promises';
import { briefColumns } from '../../shared/batches/findings.ts';
import type { NumberInBrief } from '../../shared/single-query/number-in-brief.ts';
import { Briefs } from './row-briefs.ts';
import { Endings, Places } from './row-endings.ts';
import type { RowForm } from './row-form.ts';
import { type Stored, type StoredRow, StoredRows } from './stored-rows.ts';

/** The columns at which the number, its brief and its answers begin. */
export interface JoinedColumns {
  readonly number: number;
  readonly brief: number;
  readonly answers: number;
}

/** The formatted cells of a line. */
export interface JoinedLine {
  readonly number: string;
  readonly brief: string;
  readonly answers: readonly string[];
  readonly findings: NumberInBrief['findings'];
}

/** Lines written before other work gets a turn. */
const linesAtOnce = 250;

export class JoinedAnswers {
  readonly #rows: StoredRows;
  readonly #briefs: Briefs;
  readonly #form: RowForm;
  readonly #columns: JoinedColumns;
  readonly #endings: readonly Endings[];
  /** The last columns; undefined if the batch did not query ranges. */
  readonly #places: Places | undefined;
  /** Briefs are shared by many numbers, and so is their text. */
  readonly #written = new WeakMap<NumberInBrief, string>();
  readonly #noBrief: string;
  /** The cells in place of answers if a row was not queried. */
  readonly none: JoinedLine;

  constructor(stored: Stored & { readonly days: number | null }, form: RowForm, columns: JoinedColumns) {
    this.#rows = new StoredRows(stored);
    this.#briefs = new Briefs(stored);
    this.#form = form;
    this.#columns = columns;
    let next = columns.answers;
    this.#endings = stored.services.map((service) => {
      const ofService = new Endings(service, form, next);
      next += ofService.width;
      return ofService;
    });
    this.#places = stored.services.includes('gnr') ? new Places(form, next) : undefined;
    this.#noBrief = this.#writeBrief(briefColumns.map(() => ''));
    const answers = this.#endings.flatMap((ending) => [ending.none, ending.noSource]);
    this.none = {
      number: this.#writeNumber(''),
      brief: this.#noBrief,
      answers: this.#places ? [...answers, this.#places.none] : answers,
      findings: new Set(),
    };
  }

  /** Returns the cells of each line. Throws what `StoredRows` throws. */
  async read(lines: ReadonlySet<number>): Promise<Map<number, JoinedLine>> {
    const found = new Map<number, JoinedLine>();
    for (const line of [...lines].toSorted((a, b) => a - b)) {
      found.set(line, this.#write(await this.#rows.at(line)));
      if (found.size % linesAtOnce === 0) await others();
    }
    return found;
  }

  #write(row: StoredRow): JoinedLine {
    const answers: string[] = [];
    for (const [service, endings] of this.#endings.entries())
      answers.push(endings.of(row.rows[service] ?? ''), endings.writeSource(row.sources[service]));
    if (this.#places) answers.push(this.#places.write(row.loc));
    const brief = this.#briefs.of(row);
    return {
      number: this.#writeNumber(row.number),
      brief: brief === null ? this.#noBrief : this.#textOf(brief),
      answers,
      findings: brief?.findings ?? this.none.findings,
    };
  }

  #textOf(brief: NumberInBrief): string {
    let text = this.#written.get(brief);
    if (text === undefined) {
      text = this.#writeBrief(briefColumns.map((name) => brief.cells[name]));
      this.#written.set(brief, text);
    }
    return text;
  }

  #writeBrief(cells: readonly string[]): string {
    return this.#form.cells(cells, { from: 'results', column: this.#columns.brief });
  }

  #writeNumber(number: string): string {
    return this.#form.cells([number], { from: 'results', column: this.#columns.number });
  }
}
