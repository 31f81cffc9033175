/** Sums up the numbers of a batch from its stored rows: the verdict that a single query would show, as of the batch. */
import { firstGivenOf } from '../../numbers/answers/answer.ts';
import type { AnswerSource } from '../../numbers/batch/row-sources.ts';
import { cellsOfRow } from '../../shared/base/csv-rows.ts';
import { singleQueryPortsDays } from '../../shared/base/limits.ts';
import { daysBetween } from '../../shared/base/utc-day.ts';
import { fieldsOf, legendByName, type QueryAnswer } from '../../shared/services/legend.ts';
import { type BatchServiceCode, serviceOf, type ServiceCode } from '../../shared/services/services.ts';
import type { Answers } from '../../shared/single-query/answers.ts';
import { numberInBrief, type NumberInBrief } from '../../shared/single-query/number-in-brief.ts';
import { englishVerdict, type VerdictWords } from '../../shared/single-query/verdict-words.ts';
import { endingOf, ownCopy } from './row-endings.ts';
import type { StoredRow } from './stored-rows.ts';

/** Cached numbers: many share all that their verdict rests on. All are dropped beyond the limit, to bound memory. */
const briefsKept = 10_000;

/** Writes the brief of each row of a batch. */
export class Briefs {
  readonly #services: readonly ServiceCode[];
  readonly #days: number | null;
  readonly #words: VerdictWords;
  readonly #kept = new Map<string, NumberInBrief>();
  /** A number for each source, which stands for it in a key. Each part has its own objects. */
  readonly #ids = new Map<string, number>();
  readonly #idsOfObjects = new WeakMap<AnswerSource, number>();

  constructor({ services, days }: { readonly services: readonly BatchServiceCode[]; readonly days: number | null }) {
    this.#services = services.map(serviceOf);
    this.#days = days;
    this.#words = wordsOf(days);
  }

  /** Returns null if an older version answered the number, whose rules are unknown. */
  of(row: StoredRow): NumberInBrief | null {
    if (!row.hasSources) return null;
    const endings = row.rows.map(endingOf);
    const key = [...endings, row.loc, ...row.sources.map((source) => this.#idOf(source))].join('\n');
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const { answers, isShared } = this.#answersOf(row, endings);
    const brief = numberInBrief(answers, this.#words);
    if (!isShared || brief.cells.verdict.includes(row.number)) return brief;
    if (this.#kept.size >= briefsKept) this.#kept.clear();
    this.#kept.set(ownCopy(key), brief);
    return brief;
  }

  #idOf(source: AnswerSource | undefined): number {
    if (source === undefined) return 0;
    let id = this.#idsOfObjects.get(source);
    if (id === undefined) {
      const text = JSON.stringify(source);
      id = this.#ids.get(text) ?? this.#ids.size + 1;
      this.#ids.set(text, id);
      this.#idsOfObjects.set(source, id);
    }
    return id;
  }

  #answersOf({ number, sources, loc }: StoredRow, endings: readonly string[]): { answers: Answers; isShared: boolean } {
    const answers: { [Service in ServiceCode]?: QueryAnswer } = {};
    for (const [index, service] of this.#services.entries()) {
      const answer = answerOf(service, endings[index] ?? '', sources[index]);
      answers[service] = service === 'ports&days' ? movesOf(answer, this.#days ?? 0) : answer;
      answers[service].tel = number;
    }
    if (loc !== undefined && answers.gnr) answers.gnr.loc = loc;
    const holder = holderIn(answers);
    const firstGiven = holder && firstGivenOf(number, holder);
    if (firstGiven === undefined) return { answers, isShared: true };
    for (const answer of Object.values(answers)) answer.firstGiven = firstGiven;
    // Several successors may have shared the numbers by area.
    return { answers, isShared: (firstGivenOf('', holder)?.now.length ?? 0) < 2 };
  }
}

const fieldsAfterTel = new Map<ServiceCode, ReturnType<typeof fieldsOf>>();

function fieldsIn(service: ServiceCode): ReturnType<typeof fieldsOf> {
  let fields = fieldsAfterTel.get(service);
  if (fields === undefined) {
    fields = fieldsOf(service).filter((field) => field !== 'tel');
    fieldsAfterTel.set(service, fields);
  }
  return fields;
}

/** Reads an answer. An empty cell is an unknown or absent field, which are the same to a verdict. */
function answerOf(service: ServiceCode, ending: string, source: AnswerSource | undefined): QueryAnswer {
  const fields: Record<string, unknown> = {};
  const cells = cellsOfRow(ending);
  for (const [index, name] of fieldsIn(service).entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    const { type } = legendByName[name];
    fields[name] = type === 'boolean' ? cell === 'true' : type === 'integer' ? Number(cell) : cell;
  }
  // The row was written from an answer by the same list of fields.
  return { ...(fields as unknown as QueryAnswer), ...provenanceOf(source) };
}

function provenanceOf(source: AnswerSource | undefined): Omit<QueryAnswer, 'tel' | 'rc'> {
  if (source === undefined) return { source: 'data', dataVersion: null, asOf: null };
  const { simulated, rule, missing, oldest, dataVersion, asOf = null } = source;
  return {
    source: source.source,
    dataVersion,
    asOf,
    ...(simulated && { simulated }),
    ...(missing && { missing }),
    ...(rule && { why: { rule, digits: null, date: null, text: '' } }),
    ...(oldest !== undefined && { basis: [{ set: 'irsf', version: null, asOf: oldest, entries: 0 }] }),
  };
}

/** Returns the holder of the range: `gnr` and `ported` name it, and others if the number was not ported. */
function holderIn({ gnr, ported, npq, ukported }: Answers): { spName: string; cc: string } | undefined {
  for (const answer of [gnr, ported, npq, ukported]) {
    if (typeof answer !== 'object' || !answer.cn || !answer.cc) continue;
    if (answer === gnr || answer === ported || answer.npi === 'no') return { spName: answer.cn, cc: answer.cc };
  }
  return undefined;
}

/** Returns the moves as a single query counts them: none if the last of many days is older than its days. */
function movesOf(answer: QueryAnswer, days: number): QueryAnswer {
  const { changeSeen, asOf } = answer;
  if (days <= singleQueryPortsDays || !changeSeen || !asOf) return answer;
  const [seen, of] = [changeSeen, asOf].map((moment) => moment.slice(0, 'YYYY-MM-DD'.length)) as [string, string];
  return daysBetween(seen, of) > singleQueryPortsDays ? { ...answer, ports: 0 } : answer;
}

/** Returns the words of a verdict whose moves are those of other days than in a single query. */
function wordsOf(days: number | null): VerdictWords {
  if (days === null || days === singleQueryPortsDays) return englishVerdict;
  const { sentence } = englishVerdict;
  const movedOften: typeof sentence.movedOften = (count, day) =>
    `ported ${count === 1 ? 'once' : `${count} times`} in ${days === 1 ? '1 day' : `${days} days`}${day === null ? '' : `, last on ${day}`}`;
  return { ...englishVerdict, sentence: { ...sentence, movedOften } };
}
