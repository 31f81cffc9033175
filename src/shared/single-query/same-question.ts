/**
 * Which services answer the same question, and where they answer it differently. Who holds a number's range and who serves the number
 * are two questions: answers to them differ for every ported number, and that is no disagreement.
 */
import type { FieldName, QueryAnswer } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import type { Answered } from './answers.ts';

type Side = 'holder' | 'server';

/** What one field of one answer says, to which question. Equal meanings agree. */
export type Opinion = { readonly question: string; readonly meaning: string };

/** One of the values that stand against each other, who says it, and as of when (RFC 3339). */
type Said = {
  readonly value: string;
  readonly services: readonly ServiceCode[];
  readonly asOf: string | null;
  readonly isNewest: boolean;
};

/** `about`: the question, like `npi`, or `server cn` where it is who serves the number, and `holder cn` where it is who holds its range. */
export type Disagreement = { readonly about: string; readonly field: FieldName; readonly values: readonly Said[] };

/** Fields that describe the carrier of an answer. */
const carrierFields: ReadonlySet<FieldName> = new Set(['cic', 'cor', 'cn', 'mcc', 'mnc', 'nt']);
/** How `ported` names the network that serves the number now, beside the holder of its range. */
const servingFields: Partial<Record<FieldName, FieldName>> = { ccn: 'cn', cmcc: 'mcc', cmnc: 'mnc', phdbccic: 'cic' };
/**
 * Fields that are each service's own: its mark, code and number; and when and from whom a number moved, which the record of a move and its
 * observation from outside tell differently without either being wrong.
 */
const ownFields: ReadonlySet<FieldName> = new Set(['tel', 'npdi', 'rc', 'changeSeen', 'lastSeen', 'phdbpcic']);
/** What an answer has beside its legend fields. */
const provenance: ReadonlySet<string> = new Set([
  'source',
  'dataVersion',
  'asOf',
  'simulated',
  'missing',
  'why',
  'basis',
  'areRangesOld',
  'firstGiven',
  'carriers',
  'loc',
]);
/** Values that say that nothing is known. */
const noOpinion: ReadonlySet<unknown> = new Set([undefined, null, 'na', 'unknown']);

/** What the field says, where another service may say otherwise; none where it is not known or nobody else is asked that question. */
export function opinionOf(field: FieldName, { service, answer }: Answered): Opinion | null {
  const value = answer[field];
  if (noOpinion.has(value) || ownFields.has(field)) return null;
  if (field === 'valid' && service === 'AITCheck') return null;
  // Times agree by their day: some services know no more.
  if (field === 'lastPorted') return { question: field, meaning: String(value).slice(0, 10) };
  const serving = servingFields[field];
  if (serving) return ofServer(serving, value, { answer, name: answer.ccn });
  if (!carrierFields.has(field)) return { question: field, meaning: String(value) };
  const side = sideOf({ service, answer });
  if (side === 'server') return ofServer(field, value, { answer, name: answer.cn });
  return side && { question: `${side} ${field}`, meaning: String(value) };
}

/** Where a number stayed with a carrier that is one other company today, `name` means that company, and its old codes say nothing of it. */
function ofServer(
  field: FieldName,
  value: unknown,
  { answer: { firstGiven }, name }: { answer: QueryAnswer; name: string | null | undefined },
): Opinion | null {
  const question = `server ${field}`;
  const [successor, ...others] = firstGiven?.now ?? [];
  const isOther = successor !== undefined && others.length === 0 && name === firstGiven?.carrier && field !== 'nt';
  if (!isOther) return { question, meaning: String(value) };
  return field === 'cn' ? { question, meaning: successor } : null;
}

/**
 * Whether the carrier of an answer holds the number's range or serves the number. Where moves are not known (`npi` "na") it is the holder,
 * unless a network itself was asked just now. None for services that name a carrier beside their own question.
 */
export function sideOf({ service, answer }: Answered): Side | null {
  const isFromNetwork = answer.source === 'live' && answer.simulated === undefined;
  const saysWhetherMoved = answer.npi === 'yes' || answer.npi === 'no';
  if (service === 'gnr' || service === 'ported' || service === 'irsfCheck') return 'holder';
  if (service === 'npq' || service === 'ukported') return saysWhetherMoved ? 'server' : 'holder';
  if (service === 'liveRouting') return saysWhetherMoved || isFromNetwork ? 'server' : 'holder';
  return service === 'liveStatus' && isFromNetwork ? 'server' : null;
}

/** Since when what an answer says is true: an observation by when it was last confirmed. */
export function timeOf({ service, answer }: Answered): string | null {
  return (service === 'ukported' && answer.lastSeen) || answer.asOf;
}

/** Where services answer the same question differently, each question once. */
export function disagreementsIn(answered: readonly Answered[]): Disagreement[] {
  const first = new Map<string, string>();
  const disputed = new Set<string>();
  for (const one of answered) {
    for (const field of fieldsIn(one.answer)) {
      const opinion = opinionOf(field, one);
      if (opinion === null) continue;
      const meaning = first.get(opinion.question);
      if (meaning === undefined) first.set(opinion.question, opinion.meaning);
      else if (meaning !== opinion.meaning) disputed.add(opinion.question);
    }
  }
  // Nearly always there is none, and only what is disputed is worth looking at again.
  return [...disputed].map((question) => disagreementAbout(question, answered));
}

function disagreementAbout(question: string, answered: readonly Answered[]): Disagreement {
  const said = new Map<string, Answered[]>();
  const fields: FieldName[] = [];
  for (const one of answered) {
    for (const field of fieldsIn(one.answer)) {
      const opinion = opinionOf(field, one);
      if (opinion?.question !== question) continue;
      fields.push(field);
      said.set(opinion.meaning, [...(said.get(opinion.meaning) ?? []), one]);
    }
  }
  return { about: question, field: fields[0] ?? 'tel', values: valuesOf(said) };
}

/** The legend fields of an answer: what else it has is its provenance. */
function fieldsIn(answer: QueryAnswer): FieldName[] {
  // The keys of an answer are legend fields and those of its provenance, which are left out.
  return Object.keys(answer).filter((key) => !provenance.has(key)) as FieldName[];
}

function valuesOf(said: ReadonlyMap<string, readonly Answered[]>): Said[] {
  const values = [...said].map(([value, who]) => ({
    value,
    services: [...new Set(who.map(({ service }) => service))],
    asOf: who.map(timeOf).reduce(later, null),
  }));
  const newest = values.map(({ asOf }) => asOf).reduce(later, null);
  const isAlone = values.filter(({ asOf }) => asOf === newest).length === 1;
  return values.map((value) => ({ ...value, isNewest: isAlone && value.asOf === newest && newest !== null }));
}

/** The later of two times; one that is not known is the earliest. */
export function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}
