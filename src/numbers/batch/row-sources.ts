/** Sources of the answers of a batch: each source once, and one byte per row that points to it. */
import type { QueryAnswer } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import { ByteWriter } from './byte-writer.ts';

/** The part of an answer's provenance that a batch keeps: the fields that a single query shows beside its answer, as far as a verdict needs them. */
export interface AnswerSource {
  readonly source: QueryAnswer['source'];
  readonly dataVersion: string | null;
  readonly simulated: boolean;
  /** The time for which the answer is true, to the minute; absent if an older version answered. */
  readonly asOf?: string | null;
  readonly missing?: QueryAnswer['missing'];
  /** The rule that decided. */
  readonly rule?: Why['rule'];
  /** The time of the oldest list behind the answer. */
  readonly oldest?: string;
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
    const { source: kind, simulated, dataVersion, asOf, missing, rule, oldest } = source;
    const key = `${kind} ${simulated} ${dataVersion} ${asOf} ${missing} ${rule} ${oldest}`;
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
export function sourceOf(answer: Provenance): AnswerSource {
  const { source, dataVersion, simulated, asOf, missing, why, basis = [] } = answer;
  const [oldest] = basis.flatMap((set) => set.asOf ?? []).toSorted();
  return {
    source,
    dataVersion,
    simulated: simulated === true,
    asOf: asOf && toTheMinute(asOf),
    ...(missing && { missing }),
    ...(why && { rule: why.rule }),
    ...(oldest !== undefined && { oldest }),
  };
}

type Provenance = Pick<QueryAnswer, 'source' | 'dataVersion' | 'simulated' | 'asOf' | 'missing' | 'why' | 'basis'>;

/** Cuts the seconds off, so that the answers of a network to many numbers share a source. */
function toTheMinute(moment: string): string {
  return moment.length > minute ? `${moment.slice(0, minute)}:00Z` : moment;
}

const minute = 'YYYY-MM-DDTHH:mm'.length;
