/**
 * Compares services that answer the same question. Range holder and current carrier are two questions: answers to them differ for every ported number, and
 * that is no disagreement.
 */
import type { FieldName, QueryAnswer } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import type { Answered } from './answers.ts';

type Side = 'holder' | 'server';

/** The meaning of one field in one answer, and its question. Equal meanings agree. */
export type Opinion = { readonly question: string; readonly meaning: string };

/** One of several conflicting values, its services, and its time (RFC 3339). */
type Said = {
  readonly value: string;
  readonly services: readonly ServiceCode[];
  readonly asOf: string | null;
  readonly isNewest: boolean;
};

/** `about`: the question, like `npi`, or `server cn` about the current carrier and `holder cn` about the holder of the range. */
export type Disagreement = { readonly about: string; readonly field: FieldName; readonly values: readonly Said[] };

/** Fields that describe the carrier of an answer. */
const carrierFields: ReadonlySet<FieldName> = new Set(['cic', 'cor', 'cn', 'mcc', 'mnc', 'nt']);
/** Fields of `ported` about the current network, beside those about the holder of its range. */
const servingFields: Partial<Record<FieldName, FieldName>> = { ccn: 'cn', cmcc: 'mcc', cmnc: 'mnc', phdbccic: 'cic' };
/**
 * Fields that belong to one service: its mark, code and number; and the time and origin of a move, which record and outside observation give differently
 * without either being wrong.
 */
const ownFields: ReadonlySet<FieldName> = new Set(['tel', 'npdi', 'rc', 'changeSeen', 'lastSeen', 'phdbpcic']);
/** Provenance fields of an answer, which are not in the legend. */
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
/** Values that mean unknown. */
const noOpinion: ReadonlySet<unknown> = new Set([undefined, null, 'na', 'unknown']);

/** Returns the meaning of a field that other services may contradict; null if it is unknown or no other service answers that question. */
export function opinionOf(field: FieldName, { service, answer }: Answered): Opinion | null {
  const value = answer[field];
  if (noOpinion.has(value) || ownFields.has(field)) return null;
  if (field === 'valid' && service === 'AITCheck') return null;
  // Times agree by day, because some services know no more.
  if (field === 'lastPorted') return { question: field, meaning: String(value).slice(0, 10) };
  const serving = servingFields[field];
  if (serving) return ofServer(serving, value, { answer, name: answer.ccn });
  if (!carrierFields.has(field)) return { question: field, meaning: String(value) };
  const side = sideOf({ service, answer });
  if (side === 'server') return ofServer(field, value, { answer, name: answer.cn });
  return side && { question: `${side} ${field}`, meaning: String(value) };
}

/**
 * Returns an opinion on the current carrier. If a number stayed with a carrier that has one successor, `name` means the successor, and the old codes do not
 * count.
 */
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
 * Returns the role of an answer's carrier: range holder or current carrier. If moves are unknown (`npi` "na"), it is the holder, unless a network was queried
 * live. Null for services that name a carrier beside their own topic.
 */
export function sideOf({ service, answer }: Answered): Side | null {
  const isFromNetwork = answer.source === 'live' && answer.simulated === undefined;
  const saysWhetherMoved = answer.npi === 'yes' || answer.npi === 'no';
  if (service === 'gnr' || service === 'ported' || service === 'irsfCheck') return 'holder';
  if (service === 'npq' || service === 'ukported') return saysWhetherMoved ? 'server' : 'holder';
  if (service === 'liveRouting') return saysWhetherMoved || isFromNetwork ? 'server' : 'holder';
  return service === 'liveStatus' && isFromNetwork ? 'server' : null;
}

/** Returns the time of an answer: for an observation, its last confirmation. */
export function timeOf({ service, answer }: Answered): string | null {
  return (service === 'ukported' && answer.lastSeen) || answer.asOf;
}

/** Returns each question that services answer differently, once. */
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
  // Disagreements are rare, so only disputed questions are gone through again.
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

/** Returns the legend fields of an answer: all others are its provenance. */
function fieldsIn(answer: QueryAnswer): FieldName[] {
  // Keys of an answer are legend fields and provenance fields, which are left out.
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

/** Returns the later of two times; an unknown one counts as the earliest. */
export function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}
