/** Answers about one number and one service, from the data sets. */
import type { Answer, QueryAnswer } from '../../shared/services/legend.ts';
import type { FirstGiven, Why } from '../../shared/services/provenance.ts';
import { isDataService, serviceCodes, type DataService, type ServiceCode } from '../../shared/services/services.ts';
import { areRangesOutOfDate, dataSetNames, isOutOfDate, type DataSet, type DataSetName, type NumberData } from '../number-data.ts';
import { placeOf } from '../from-packages/places.ts';
import { type Holder, holderFacts, ownersIn } from '../plan-facts/carrier-facts.ts';
import { successionOf } from '../plan-facts/successors.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { aitListOf, answerAitCheck, whyAit } from './ait-check.ts';
import { basisOf } from './basis.ts';
import { answerDnoText, textsOf, whyDnoText } from './dno-text.ts';
import { answerDno, originationOf, voiceOf, whyDno } from './dno.ts';
import { answerGnr } from './gnr.ts';
import { answerIrsfCheck, irsfMatchOf, whyIrsf } from './irsf-check.ts';
import { isForDrama, whyNoRange } from './no-subscriber.ts';
import { answerNpq } from './npq.ts';
import { answerPorted } from './ported.ts';
import { answerPorts } from './ports.ts';
import { isE164, numberSubjectOf, speaksAbout, type Asked, type NumberSubject, type Question } from './number-subject.ts';
import { answerUkported } from './ukported.ts';
import { answerUsmrq } from './usmrq.ts';

interface ServiceAnswer {
  readonly answer: (data: NumberData, subject: NumberSubject, asked: Asked) => Answer;
  /** The data sets that the service reads beside the ranges. The first that can speak about the number decides. */
  readonly reads: readonly DataSetName[];
  /** True for services that read lists: absence from every list is an answer, but only if the lists could be checked. */
  readonly clears?: true;
  /** Names the list that has the number, if a list decided. */
  readonly listedIn?: (data: NumberData, subject: NumberSubject, asked: Asked) => DataSetName | undefined;
  /** Explains the rule that decided, with its inputs, by the function that the answer uses. Without it, a service explains only why no range has the number. */
  readonly why?: (data: NumberData, subject: NumberSubject, asked: Asked) => Why | undefined;
}

/**
 * The data sets and functions of each service. Apart from listings, an answer may depend on the number's range and calling code only: a batch gives one answer
 * to all numbers that share them (`answer-classes.ts`).
 */
const services: Record<DataService, ServiceAnswer> = {
  npq: { answer: answerNpq, reads: ['ported'] },
  gnr: { answer: answerGnr, reads: [] },
  ported: { answer: answerPorted, reads: ['ported'] },
  'ports&days': { answer: answerPorts, reads: ['ported'] },
  ukported: { answer: answerUkported, reads: ['ukObservations'] },
  usmrq: { answer: answerUsmrq, reads: ['overrides'], clears: true },
  dno: {
    answer: answerDno,
    reads: ['dno'],
    clears: true,
    listedIn: (data, subject, asked) => originationOf(voiceOf(data, asked), subject).listing && 'dno',
    why: whyDno,
  },
  dnoText: {
    answer: answerDnoText,
    reads: ['dnoText'],
    clears: true,
    listedIn: (data, subject, asked) => originationOf(textsOf(data, asked), subject).listing && 'dnoText',
    why: whyDnoText,
  },
  irsfCheck: {
    answer: answerIrsfCheck,
    reads: ['irsf'],
    clears: true,
    listedIn: (...about) => irsfMatchOf(...about).listing && 'irsf',
    why: whyIrsf,
  },
  AITCheck: { answer: answerAitCheck, reads: ['aitRisk', 'irsf'], clears: true, listedIn: aitListOf, why: whyAit },
};

/** Answers one row, whatever its text: rc 100 if it is no E.164 number, rc 500 if only a live network can answer. */
export function answerFromData(data: NumberData, { service, number }: Question, asked: Asked): Answer {
  const ended = endedEarly(data, number);
  if (ended) return ended;
  return isDataService(service)
    ? answerSubject(data, { service, subject: numberSubjectOf(data.ranges, number) }, asked)
    : { tel: number, rc: 500 };
}

/** Answers about a number already looked up, so that several services share one look-up. */
export function answerSubject(
  data: NumberData,
  { service, subject }: { service: DataService; subject: NumberSubject },
  asked: Asked,
): Answer {
  return services[service].answer(data, subject, asked);
}

/** Returns the answer that needs no look-up: text that is no number (rc 100), or a number with a forced outcome. */
export function endedEarly({ forcedOutcomes }: NumberData, number: string): Answer | undefined {
  if (!isE164(number)) return { tel: number, rc: 100 };
  const rc = forcedOutcomes.size > 0 ? forcedOutcomes.get(number) : undefined;
  return rc === undefined ? undefined : { tel: number, rc };
}

/** Answers a single query, with provenance and the rule that decided. Looks the number up once. */
export function queryAnswerFromData(data: NumberData, { service, number }: Question, asked: Asked): QueryAnswer {
  return queryAnswerOfSubject(data, { service, subject: numberSubjectOf(data.ranges, number) }, asked);
}

/** Answers like `queryAnswerFromData` about a number already looked up. */
export function queryAnswerOfSubject(data: NumberData, { service, subject }: AboutSubject, asked: Asked): QueryAnswer {
  const ended = endedEarly(data, subject.tel);
  if (ended || !isDataService(service)) {
    return addProvenance(ended ?? { tel: subject.tel, rc: 500 }, data, { service, subject, asked });
  }
  const answer = answerSubject(data, { service, subject }, asked);
  const why = services[service].why?.(data, subject, asked) ?? whyNoRange(subject);
  const whole = addProvenance(answer, data, { service, subject, asked });
  if (why) whole.why = why;
  const carriers = ownersIn(whole, subject.range);
  if (carriers) whole.carriers = carriers;
  return whole;
}

/** The reason code of a number outside the region of a service, for which the list is never checked. */
const outsideRegion = 106;

/** Reason codes of answers that stored data could not give, or only in part. */
const untoldCodes: ReadonlySet<number> = new Set([2, 3, 105]);

/** The codes among them that mean unknown porting: the data does not cover the moves of such numbers. */
const unknownMovesCodes: ReadonlySet<number> = new Set([2, 105]);

/** The query with the reason code of its answer. */
type Ended = Asked & { readonly rc: number };

type Provenance = Omit<QueryAnswer, keyof Answer>;

/** One service and the number that it is about, already looked up. */
type AboutSubject<Service extends ServiceCode = ServiceCode> = { readonly service: Service; readonly subject: NumberSubject };

/** Returns the part of the provenance that says which data decided. */
function sourceOfSubject(
  data: NumberData,
  { service, subject }: AboutSubject,
  ended: Ended,
): Pick<Provenance, 'source' | 'dataVersion' | 'asOf' | 'simulated'> {
  const { range, tel: number } = subject;
  const { reads, clears, listedIn } = readBy(service);
  const speaking = reads.find((name) => speaksAbout(data[name], range));
  const decided = listedIn?.(data, subject, ended) ?? (range && speaking);
  const source = clears && !speaking && ended.rc !== outsideRegion ? 'ranges only' : 'data';
  const { version, asOf } = decided ? data[decided] : { version: data.rangesVersion.name, asOf: data.rangesVersion.asOf };
  return isSimulated(data, number, range)
    ? { source, dataVersion: version, asOf, simulated: true }
    : { source, dataVersion: version, asOf };
}

function readBy(service: ServiceCode): Pick<ServiceAnswer, 'reads' | 'clears' | 'listedIn'> {
  return isDataService(service) ? services[service] : { reads: [] };
}

/** Names the data that would make the answer more complete. */
function missingFor(data: NumberData, { service, subject }: AboutSubject, ended: Ended): Provenance['missing'] {
  const { rc, now } = ended;
  const { range, none } = subject;
  const { reads, clears, listedIn } = readBy(service);
  if (none?.why === 'not-loaded' && !listedIn?.(data, subject, ended)) return 'ranges not loaded';
  if (!untoldCodes.has(rc)) return undefined;
  const silent = reads.map((name) => data[name]).filter((set) => !speaksAbout(set, range));
  if (silent.some(isNotLoaded)) return 'not loaded';
  if (clears && reads.some((name) => isOutOfDate(data, name, now))) return 'out of date';
  if (silent.length > 0) return 'demo only';
  return range && reads.includes('ported') && unknownMovesCodes.has(rc) ? 'not covered' : undefined;
}

/** Returns the part of the provenance that a batch keeps: which data decided, by which rule, and what was missing. */
export function provenanceOfSubject(data: NumberData, about: AboutSubject<DataService>, ended: Ended): Omit<QueryAnswer, keyof Answer> {
  const { service, subject } = about;
  const missing = missingFor(data, about, ended);
  const isForced = data.forcedOutcomes.has(subject.tel);
  const why = isForced ? undefined : (services[service].why?.(data, subject, ended) ?? whyNoRange(subject));
  const basis = setsBehind(data, about);
  return {
    ...sourceOfSubject(data, about, ended),
    ...(missing && { missing }),
    ...(why && { why }),
    basis: basis.map((name) => basisOf(data, name, ended.now)),
  };
}

function setsBehind(data: NumberData, { service, subject }: AboutSubject): DataSetName[] {
  return readBy(service).reads.filter((name) => speaksAbout(data[name], subject.range));
}

/**
 * Adds the provenance to an answer: the list that names the number, the data set that decides for the service, or the ranges if that set is not loaded or
 * cannot speak about the number. A service of lists says so in words; an incomplete answer says what was missing. `simulated` marks every forced outcome and,
 * in the demo, every answer about a drama number, since its carriers and moves are made up.
 */
export function addProvenance(answer: Answer, data: NumberData, about: AboutSubject & { readonly asked: Asked }): QueryAnswer {
  const { service, subject, asked } = about;
  const { range, tel } = subject;
  const ended = { days: asked.days, now: asked.now, rc: answer.rc };
  const whole: QueryAnswer = Object.assign(answer, sourceOfSubject(data, about, ended));
  const missing = missingFor(data, about, ended);
  if (missing) whole.missing = missing;
  const basis = setsBehind(data, about);
  if (basis.length > 0) whole.basis = basis.map((name) => basisOf(data, name, asked.now));
  if (areRangesOutOfDate(data, asked.now)) whole.areRangesOld = true;
  const loc = service === 'gnr' && range ? placeOf(tel, range) : undefined;
  if (loc !== undefined) whole.loc = loc;
  const firstGiven = firstGivenOf(tel, range);
  if (firstGiven) whole.firstGiven = firstGiven;
  return whole;
}

/** Names the first holder of the number's range, if another company holds it today or the holder closed. */
export function firstGivenOf(tel: string, range: Holder | undefined): FirstGiven | undefined {
  if (range === undefined || holderFacts(range) === undefined) return undefined;
  const succession = successionOf({ tel, cc: range.cc }, range.spName);
  return succession && { carrier: range.spName, ...succession };
}

/** Returns true if the answers about a number of this range, or of none, are made up. */
export function isSimulated(data: NumberData, number: string, range: RangeAttributes | undefined): boolean {
  return data.forcedOutcomes.has(number) || isMadeUp(data, range);
}

/** Returns true if the answers about every number of this range are made up. */
export function isMadeUp(data: NumberData, range: RangeAttributes | undefined): boolean {
  return isForDrama(range) && dataSetNames.some((name) => data[name].synthetic);
}

function isNotLoaded({ version }: DataSet<unknown>): boolean {
  return version === null;
}

/** Returns the data set that decides most answers of a service: the first loaded set that it reads, else the ranges. */
export function decidingSetOf(data: NumberData, service: DataService): { version: string | null; asOf: string | null } {
  const loaded = services[service].reads.map((name) => data[name]).find(({ version }) => version !== null);
  return loaded ?? { version: data.rangesVersion.name, asOf: data.rangesVersion.asOf };
}

/** Lists the services that miss one of their lists or have only the demo's: they answer from what is left, with rc 3. */
export function servicesWithoutLists(data: NumberData): DataService[] {
  return servicesOfLists((sets) => sets.some((set) => isNotLoaded(set) || set.synthetic), data);
}

/** Lists the services that miss no list but have one of the demo's. */
export function servicesWithDemoLists(data: NumberData): DataService[] {
  return servicesOfLists((sets) => !sets.some(isNotLoaded) && sets.some(({ synthetic }) => synthetic), data);
}

function servicesOfLists(isWanted: (sets: DataSet<unknown>[]) => boolean, data: NumberData): DataService[] {
  const withLists = serviceCodes.filter(isDataService).filter((service) => services[service].clears);
  return withLists.filter((service) => isWanted(services[service].reads.map((name) => data[name])));
}
