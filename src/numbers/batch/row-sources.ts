/** Sources of the answers of a batch: each source once, and one byte per row that points to it. */
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { ByteWriter } from './byte-writer.ts';

/** The source fields that a single query shows beside its answer. */
export interface AnswerSource {
  readonly source: QueryAnswer['source'];
  readonly dataVersion: string | null;
  readonly simulated: boolean;
}

export interface RowSources {
  readonly known: readonly AnswerSource[];
  /** The place of each row's source, from 1; 0 if it is unknown, because there was no query or no answer. */
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** Limit of what a byte can tell apart. The data has some ten sets, each simulated or not; any source beyond the limit counts as unknown. */
const mostSources = 255;

/** Writes the sources of the rows of one service. */
export class SourceWriter {
  readonly #known: AnswerSource[] = [];
  readonly #places = new Map<string, number>();
  readonly #rows = new ByteWriter();

  /** Returns the byte for a source. */
  placeOf(source: AnswerSource | undefined): number {
    if (!source) return 0;
    const key = `${source.source} ${source.simulated} ${source.dataVersion}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#known.length < mostSources ? this.#known.push(source) : 0;
    this.#places.set(key, place);
    return place;
  }

  /** Appends a row. */
  add(place: number): void {
    this.#rows.appendByte(place);
  }

  /** Returns the rows added since the last call. */
  take(): RowSources {
    return { known: [...this.#known], rows: this.#rows.take() };
  }
}

/** Returns the fields of an answer that name its source. */
export function sourceOf({ source, dataVersion, simulated }: Pick<QueryAnswer, 'source' | 'dataVersion' | 'simulated'>): AnswerSource {
  return { source, dataVersion, simulated: simulated === true };
}
