/** The cells of a joined file after the number: the answers of a service, their sources, and the city. */
import { placeOf } from '../../numbers/from-packages/places.ts';
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

/** Copies a text: a substring keeps its whole text in memory, and a row is part of a megabyte. */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

const words = new Map(reasonCodes.map(({ reasonCode, description }) => [String(reasonCode), description]));

/** Writes the city or region of each number, by the type and country of its range. */
export class Places {
  readonly none: string;
  readonly #write: (place: string) => string;
  /** Formatted places: a batch has few, and each is one text for all its rows. */
  readonly #written = new Map<string, string>();

  constructor(form: RowForm, column: number) {
    this.#write = (place) => form.cells([place], { from: 'results', column });
    this.none = this.#write('');
  }

  write(number: string, range: RangeOfNumber): string {
    const place = placeOf(number, range);
    if (place === undefined) return this.none;
    let written = this.#written.get(place);
    if (written === undefined) {
      written = this.#write(place);
      this.#written.set(place, written);
    }
    return written;
  }
}

type RangeOfNumber = Parameters<typeof placeOf>[1];

/** The cells after a number, in the form of the file, with its type and country. */
type Ending = RangeOfNumber & { readonly text: string };

/** Formats the cells after the number in the rows of one service, in the form of the file. */
export class Endings {
  /** Number of their columns, including those of the source. */
  readonly width: number;
  /** The cells in place of a missing answer, and of a missing source. */
  readonly none: string;
  readonly noSource: string;
  readonly #at: { readonly rc: number; readonly nt: number; readonly cc: number };
  readonly #form: RowForm;
  readonly #column: number;
  readonly #written = new Map<string, Ending>();

  constructor(service: BatchServiceCode, form: RowForm, column: number) {
    const fields = fieldsIn(service);
    this.width = fields.length + 4;
    this.#at = { rc: fields.indexOf('rc'), nt: fields.indexOf('nt'), cc: fields.indexOf('cc') };
    this.#form = form;
    this.#column = column;
    this.none = this.#writeCells(
      [...fields, 'reason'].map(() => ''),
      0,
    );
    this.noSource = this.writeSource(undefined);
  }

  /** Returns the ending of a stored row, which begins with the number and `tel`, the number again. */
  of(row: string): Ending {
    const ending = row.slice(row.indexOf(';', row.indexOf(';') + 1) + 1);
    const known = this.#written.get(ending);
    if (known !== undefined) return known;
    const cells = cellsOfRow(ending);
    const text = this.#writeCells([...cells, words.get(cells[this.#at.rc] ?? '') ?? ''], 0);
    const written = { text, nt: cells[this.#at.nt] ?? '', cc: cells[this.#at.cc] ?? '' };
    if (this.#written.size >= endingsKept) this.#written.clear();
    this.#written.set(ownCopy(ending), written);
    return written;
  }

  /** Formats a source. An unknown source is empty, not "false". */
  writeSource(source: AnswerSource | undefined): string {
    const cells = source ? [source.source, source.dataVersion ?? '', String(source.simulated)] : ['', '', ''];
    return this.#writeCells(cells, this.width - cells.length);
  }

  #writeCells(cells: readonly string[], offset: number): string {
    return this.#form.cells(cells, { from: 'results', column: this.#column + offset });
  }
}
