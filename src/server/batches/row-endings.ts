/** The cells of a joined file after the number: the answers of a service, their sources, and the city. */
import type { AnswerSource } from '../../numbers/batch/row-sources.ts';
import { cellsOfRow } from '../../shared/base/csv-rows.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { type BatchServiceCode, serviceOf } from '../../shared/services/services.ts';
import type { RowForm } from './row-form.ts';

/** Cached endings per service: most customers' numbers belong to a few operators. All are dropped beyond the limit, to bound memory. */
const endingsKept = 1_000;

/** Returns the titles of the columns after the answers of all services: the city or region of each number, if ranges were queried. */
export function placeTitles(services: readonly BatchServiceCode[]): string[] {
  return services.includes('gnr') ? ['gnr.loc'] : [];
}

/** Returns the titles of a service's columns: its fields without the number itself, its reason code in words, and the source of the answer. */
export function answerTitles(service: BatchServiceCode): string[] {
  return [...fieldsIn(service), 'reason', 'source', 'dataVersion', 'simulated'].map((field) => `${service}.${field}`);
}

function fieldsIn(service: BatchServiceCode): string[] {
  return fieldsOf(serviceOf(service)).filter((field) => field !== 'tel');
}

/** Returns a stored row without the number and `tel`, the number again, with which it begins. */
export function endingOf(row: string): string {
  return row.slice(row.indexOf(';', row.indexOf(';') + 1) + 1);
}

/** Copies a text: a substring keeps its whole text in memory, and a row is part of a megabyte. */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

const words = new Map(reasonCodes.map(({ reasonCode, description }) => [String(reasonCode), description]));

/** Writes the city or region of each number. */
export class Places {
  readonly none: string;
  readonly #write: (place: string) => string;
  /** Formatted places: a batch has few, and each is one text for all its rows. */
  readonly #written = new Map<string, string>();

  constructor(form: RowForm, column: number) {
    this.#write = (place) => form.cells([place], { from: 'results', column });
    this.none = this.#write('');
  }

  write(place: string | undefined): string {
    if (place === undefined) return this.none;
    let written = this.#written.get(place);
    if (written === undefined) {
      written = this.#write(place);
      this.#written.set(place, written);
    }
    return written;
  }
}

/** Formats the cells after the number in the rows of one service, in the form of the file. */
export class Endings {
  /** Number of their columns, including those of the source. */
  readonly width: number;
  /** The cells in place of a missing answer, and of a missing source. */
  readonly none: string;
  readonly noSource: string;
  readonly #rcAt: number;
  readonly #form: RowForm;
  readonly #column: number;
  readonly #written = new Map<string, string>();
  readonly #sources = new WeakMap<AnswerSource, string>();

  constructor(service: BatchServiceCode, form: RowForm, column: number) {
    const fields = fieldsIn(service);
    this.width = fields.length + 4;
    this.#rcAt = fields.indexOf('rc');
    this.#form = form;
    this.#column = column;
    this.none = this.#writeCells(
      [...fields, 'reason'].map(() => ''),
      0,
    );
    this.noSource = this.#writeSourceCells(['', '', '']);
  }

  /** Returns the ending of a stored row. */
  of(row: string): string {
    const ending = endingOf(row);
    const known = this.#written.get(ending);
    if (known !== undefined) return known;
    const cells = cellsOfRow(ending);
    const written = this.#writeCells([...cells, words.get(cells[this.#rcAt] ?? '') ?? ''], 0);
    if (this.#written.size >= endingsKept) this.#written.clear();
    this.#written.set(ownCopy(ending), written);
    return written;
  }

  /** Formats a source. An unknown source is empty, not "false". */
  writeSource(source: AnswerSource | undefined): string {
    if (source === undefined) return this.noSource;
    let written = this.#sources.get(source);
    if (written === undefined) {
      written = this.#writeSourceCells([source.source, source.dataVersion ?? '', String(source.simulated)]);
      this.#sources.set(source, written);
    }
    return written;
  }

  #writeSourceCells(cells: readonly string[]): string {
    return this.#writeCells(cells, this.width - cells.length);
  }

  #writeCells(cells: readonly string[], offset: number): string {
    return this.#form.cells(cells, { from: 'results', column: this.#column + offset });
  }
}
