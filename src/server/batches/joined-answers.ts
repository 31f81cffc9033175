/**
 * Answers of all services of a batch, by the line of its file, in the form of a joined file. Memory holds one part of every service (5,000 rows each) and the
 * cached endings, however long the file is. Many numbers share the end of their rows (see the batch engine), so a formatted ending is cached for a while.
 */
import { setImmediate as others } from 'node:timers/promises';
import { placeOf } from '../../numbers/from-packages/places.ts';
import type { AnswerSource } from '../../numbers/batch/row-sources.ts';
import { cellsOfRow, rowsOfText } from '../../shared/base/csv-rows.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { type BatchServiceCode, serviceOf } from '../../shared/services/services.ts';
import { readSources } from './worker/part-sources.ts';
import type { Storage } from '../storage/storage.ts';
import type { RowForm } from './row-form.ts';
import { readPiece, type StoredPart } from './stored-pieces.ts';

interface Stored {
  readonly storage: Storage;
  readonly id: string;
  readonly parts: readonly StoredPart[];
  readonly services: readonly BatchServiceCode[];
}

/** A loaded part: the rows of each service, and the sources of their answers. */
interface LoadedPart {
  /** The first line of the file in the part, and the line after its last. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly (readonly string[])[];
  /** The formatted sources; null if an older version wrote the part. */
  readonly sources: readonly WrittenSources[] | null;
}

/** Each source of a service in the form of the file, and for each row the index of its source. */
interface WrittenSources {
  readonly written: readonly string[];
  readonly rows: Uint8Array;
}

/** Lines written before other work gets a turn. */
const linesAtOnce = 250;
/** Cached endings per service: most customers' numbers belong to a few operators. All are dropped beyond the limit, to bound memory. */
const endingsKept = 1_000;

export class JoinedAnswers {
  readonly #stored: Stored;
  readonly #form: RowForm;
  readonly #column: number;
  readonly #endings: readonly Endings[];
  /** The last columns; undefined if the batch did not query ranges. */
  readonly #places: Places | undefined;
  /** The first line of each part, as far as known, and then that of the next one. */
  readonly #starts = [1];
  #loaded: LoadedPart | undefined;
  /** The cells in place of answers if a row was not queried. */
  readonly none: readonly string[];

  /** The number is in `column`, and the answers follow after `further` more columns. */
  constructor(stored: Stored, form: RowForm, { column, further }: { column: number; further: number }) {
    this.#stored = stored;
    this.#form = form;
    this.#column = column;
    let next = column + 1 + further;
    this.#endings = stored.services.map((service) => {
      const ofService = new Endings(service, form, next);
      next += ofService.width;
      return ofService;
    });
    this.none = [this.#writeNumber(''), ...this.#endings.flatMap((ending) => [ending.none, ending.noSource])];
    this.#places = stored.services.includes('gnr') ? new Places(form, next) : undefined;
    if (this.#places) this.none = [...this.none, this.#places.none];
  }

  /** Returns the number and the answers of each line. Throws `PieceDamaged`, and what the storage throws. */
  async read(lines: ReadonlySet<number>): Promise<Map<number, readonly string[]>> {
    const found = new Map<number, readonly string[]>();
    // In ascending order, so that no part is read twice.
    for (const line of [...lines].toSorted((a, b) => a - b)) {
      const part = this.#isLoaded(line) ? this.#loaded! : await this.#load(line);
      found.set(line, this.#write(part, line - part.from));
      if (found.size % linesAtOnce === 0) await others();
    }
    return found;
  }

  #isLoaded(line: number): boolean {
    return this.#loaded !== undefined && line >= this.#loaded.from && line < this.#loaded.to;
  }

  /** Reads the part with the line, and on the way those whose length is still unknown. */
  async #load(line: number): Promise<LoadedPart> {
    const known = this.#starts.findIndex((start) => start > line) - 1;
    for (let index = known < 0 ? this.#starts.length - 1 : known; ; index += 1) {
      this.#loaded = await this.#loadPart(index);
      this.#starts[index + 1] = this.#loaded.to;
      if (line < this.#loaded.to) return this.#loaded;
    }
  }

  async #loadPart(index: number): Promise<LoadedPart> {
    const { storage, id, parts, services } = this.#stored;
    const part = parts[index];
    if (!part) throw new Error(`batch ${id} has fewer rows than its file`);
    // One part at a time: drop the last one to make room.
    this.#loaded = undefined;
    const [pieces, sources] = await Promise.all([
      Promise.all(services.map((_, position) => readPiece(storage, { id, part, position }))),
      part.lengths.length > services.length ? readPiece(storage, { id, part, position: services.length }) : null,
    ]);
    const rows = pieces.map((piece) => rowsOfText(piece.toString('utf8')));
    const from = this.#starts[index] ?? 1;
    return { from, to: from + (rows[0]?.length ?? 0), rows, sources: sources && this.#writeSources(sources) };
  }

  #writeSources(piece: Buffer): WrittenSources[] {
    return readSources(piece).map(({ known, rows }, service) => ({
      written: [undefined, ...known].map((source) => this.#endings[service]!.writeSource(source)),
      rows,
    }));
  }

  #write({ rows, sources }: LoadedPart, place: number): readonly string[] {
    const number = numberOf(rows[0]?.[place] ?? '');
    const pieces = [this.#writeNumber(number)];
    let city = this.#places?.none;
    for (const [service, endings] of this.#endings.entries()) {
      const { written = [], rows: places = [] } = sources?.[service] ?? {};
      const ending = endings.of(rows[service]?.[place] ?? '');
      if (this.#stored.services[service] === 'gnr') city = this.#places?.write(number, ending);
      pieces.push(ending.text, written[places[place] ?? 0] ?? endings.noSource);
    }
    if (city !== undefined) pieces.push(city);
    return pieces;
  }

  #writeNumber(number: string): string {
    return this.#form.cells([number], { from: 'results', column: this.#column });
  }
}

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

function numberOf(row: string): string {
  return ownCopy(row.slice(0, row.indexOf(';')));
}

/** Copies a text: a substring keeps its whole text in memory, and a row is part of a megabyte. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

const words = new Map(reasonCodes.map(({ reasonCode, description }) => [String(reasonCode), description]));

/** Writes the city or region of each number, by the type and country of its range. */
class Places {
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
class Endings {
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
