/**
 * Answers of all services of a batch, by the line of its file, in the form of a joined file. Memory holds one part of every service (5,000 rows each) and the
 * cached endings, however long the file is. Many numbers share the end of their rows (see the batch engine), so a formatted ending is cached for a while.
 */
import { setImmediate as others } from 'node:timers/promises';
import { rowsOfText } from '../../shared/base/csv-rows.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { readSources } from './worker/part-sources.ts';
import { Endings, ownCopy, Places } from './row-endings.ts';
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

function numberOf(row: string): string {
  return ownCopy(row.slice(0, row.indexOf(';')));
}
