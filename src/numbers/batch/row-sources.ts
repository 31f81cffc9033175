/** Where the answers of a batch come from: each source once, and a byte a row that says which. */
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { ByteWriter } from './byte-writer.ts';

/** As a single query says it beside its answer. */
export interface AnswerSource {
  readonly source: QueryAnswer['source'];
  readonly dataVersion: string | null;
  readonly simulated: boolean;
}

export interface RowSources {
  readonly known: readonly AnswerSource[];
  /** For each row the place of its source, from 1; 0 where no source is known, since nothing was asked or no answer came. */
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** What a byte tells apart. The data has some ten sets, each simulated or not; what comes beyond is not known. */
const mostSources = 255;

/** Writes the sources of the rows of one service. */
export class SourceWriter {
  readonly #known: AnswerSource[] = [];
  readonly #places = new Map<string, number>();
  readonly #rows = new ByteWriter();

  /** The byte for a source. */
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

  /** The rows since the last time. */
  take(): RowSources {
    return { known: [...this.#known], rows: this.#rows.take() };
  }
}

/** What of an answer says where it comes from. */
export function sourceOf({ source, dataVersion, simulated }: Pick<QueryAnswer, 'source' | 'dataVersion' | 'simulated'>): AnswerSource {
  return { source, dataVersion, simulated: simulated === true };
}
