/** The stored rows of a batch by the line of its file. Memory holds one part of every service (5,000 rows each), however long the file is. */
import { placeOf } from '../../numbers/from-packages/places.ts';
import type { AnswerSource, RowSources } from '../../numbers/batch/row-sources.ts';
import { cellsOfRow, rowsOfText } from '../../shared/base/csv-rows.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { type BatchServiceCode, serviceOf } from '../../shared/services/services.ts';
import { readSources } from './worker/part-sources.ts';
import { endingOf, ownCopy } from './row-endings.ts';
import type { Storage } from '../storage/storage.ts';
import { readPiece, type StoredPart } from './stored-pieces.ts';

export interface Stored {
  readonly storage: Storage;
  readonly id: string;
  readonly parts: readonly StoredPart[];
  readonly services: readonly BatchServiceCode[];
}

/** The stored rows about a number, one of each service, with the sources of their answers. */
export interface StoredRow {
  readonly number: string;
  readonly rows: readonly string[];
  /** Undefined if nothing was queried, no answer came, or an older version answered. */
  readonly sources: readonly (AnswerSource | undefined)[];
  /** False if an older version wrote the part, without sources or without all that a verdict needs. */
  readonly hasSources: boolean;
  /** City or region of the number, if its ranges were queried. */
  readonly loc: string | undefined;
}

/** A loaded part: the rows of each service, and the sources of their answers. */
interface LoadedPart {
  /** The first line of the file in the part, and the line after its last. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly (readonly string[])[];
  readonly sources: readonly RowSources[] | null;
  readonly hasSources: boolean;
}

export class StoredRows {
  readonly #stored: Stored;
  readonly #ranges: Ranges | null;
  /** The position of `gnr` among the services. */
  readonly #gnrAt: number;
  /** The first line of each part, as far as known, and then that of the next one. */
  readonly #starts = [1];
  #loaded: LoadedPart | undefined;

  constructor(stored: Stored) {
    this.#stored = stored;
    this.#gnrAt = stored.services.indexOf('gnr');
    this.#ranges = this.#gnrAt < 0 ? null : new Ranges();
  }

  /** Returns the rows of a line; lines in ascending order read no part twice. Throws `PieceDamaged`, and what the storage throws. */
  async at(line: number): Promise<StoredRow> {
    const loaded = this.#loaded;
    const part = loaded && line >= loaded.from && line < loaded.to ? loaded : await this.#load(line);
    const place = line - part.from;
    const rows = part.rows.map((ofService) => ofService[place] ?? '');
    const number = numberOf(rows[0] ?? '');
    return {
      number,
      rows,
      sources: this.#stored.services.map((_, service) => sourceIn(part.sources?.[service], place)),
      hasSources: part.hasSources,
      loc: this.#ranges?.placeOf(number, rows[this.#gnrAt] ?? ''),
    };
  }

  /** Reads the part with the line, and on the way those whose length is still unknown. */
  async #load(line: number): Promise<LoadedPart> {
    const known = this.#starts.findIndex((start) => start > line) - 1;
    for (let index = known < 0 ? this.#starts.length - 1 : known; ; index += 1) {
      const part = await this.#loadPart(index);
      this.#loaded = part;
      this.#starts[index + 1] = part.to;
      if (line < part.to) return part;
    }
  }

  async #loadPart(index: number): Promise<LoadedPart> {
    const { storage, id, parts, services } = this.#stored;
    const part = parts[index];
    if (!part) throw new Error(`batch ${id} has fewer rows than its file`);
    // One part at a time: drop the last one to make room.
    this.#loaded = undefined;
    const [pieces, piece] = await Promise.all([
      Promise.all(services.map((_, position) => readPiece(storage, { id, part, position }))),
      part.lengths.length > services.length ? readPiece(storage, { id, part, position: services.length }) : null,
    ]);
    const rows = pieces.map((one) => rowsOfText(one.toString('utf8')));
    const from = this.#starts[index] ?? 1;
    const sources = piece && readSources(piece);
    const hasSources = sources?.every(({ known }) => known.every(({ asOf }) => asOf !== undefined)) ?? false;
    return { from, to: from + (rows[0]?.length ?? 0), rows, sources, hasSources };
  }
}

function numberOf(row: string): string {
  return ownCopy(row.slice(0, row.indexOf(';')));
}

function sourceIn(sources: RowSources | undefined, place: number): AnswerSource | undefined {
  return sources?.known[(sources.rows[place] ?? 0) - 1];
}

const rangesKept = 1_000;

/** Finds the city or region of a number by its row of `gnr`. */
class Ranges {
  readonly #fields = fieldsOf(serviceOf('gnr')).filter((field) => field !== 'tel');
  readonly #kept = new Map<string, Parameters<typeof placeOf>[1]>();

  placeOf(number: string, row: string): string | undefined {
    const ending = endingOf(row);
    let range = this.#kept.get(ending);
    if (range === undefined) {
      const cells = cellsOfRow(ending);
      range = { nt: cells[this.#fields.indexOf('nt')] ?? '', cc: cells[this.#fields.indexOf('cc')] ?? '' };
      if (this.#kept.size >= rangesKept) this.#kept.clear();
      this.#kept.set(ownCopy(ending), range);
    }
    return placeOf(number, range);
  }
}
