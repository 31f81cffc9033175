/** The service legend: every field of a lookup service, and the services that report it (specification, "Service legend"). */
import * as z from 'zod/mini';
import { answerSources, Basis, CarrierOwner, FirstGiven, missingData, Why } from './provenance.ts';
import { services, type LegendColumn, type ServiceCode } from './services.ts';

/** A field that may be absent (the service does not report it) or `null` (unknown). Never an empty string. */
const reported = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));
/** Codes are text, because as numbers the network codes 01 and 1 would be the same. */
const code = z.string().check(z.regex(/^[0-9]+$/));
const name = z.string().check(z.minLength(1));
const mobileCountry = z.string().check(z.regex(/^\d{3}$/));
const mobileNetwork = z.string().check(z.regex(/^\d{2,3}$/));
const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/));

export const numberTypes = [
  'mobile',
  'fixed',
  'fixed or mobile',
  'non-geographic',
  'voip',
  'tollfree',
  'premium',
  'shared',
  'personal',
  'paging',
  'satellite',
  'm2m',
  'uan',
  'voicemail',
  'international network',
  'special',
  'reserved',
  'unknown',
] as const;
export type NumberType = (typeof numberTypes)[number];

/** A service's answer about one number: only legend fields. `tel` and `rc` are in every answer. */
export const Answer = z.strictObject({
  tel: z.string(),
  npdi: z.optional(z.literal(true)),
  npi: z.optional(z.enum(['yes', 'no', 'na'])),
  rn: reported(name),
  cic: reported(code),
  cor: reported(code),
  cc: reported(z.string().check(z.regex(/^([A-Z]{2}|001)$/))),
  cn: reported(name),
  nt: z.optional(z.enum(numberTypes)),
  mcc: reported(mobileCountry),
  mnc: reported(mobileNetwork),
  rc: z.int(),
  ns: z.optional(z.enum(['active', 'absent', 'unavailable', 'unknown'])),
  nv: z.optional(z.enum(['valid', 'invalid', 'unknown'])),
  valid: reported(z.boolean()),
  lastPorted: reported(time),
  cmnc: reported(mobileNetwork),
  cmcc: reported(mobileCountry),
  ccn: reported(name),
  ports: reported(z.int().check(z.gte(0))),
  phdbpcic: reported(code),
  phdbccic: reported(code),
  changeSeen: reported(time),
  lastSeen: reported(time),
  acic: reported(code),
  acn: reported(name),
  dno: reported(z.boolean()),
  dnot: reported(z.boolean()),
  irsf: reported(z.boolean()),
  irsfDate: reported(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
});
export type Answer = z.infer<typeof Answer>;
export type FieldName = keyof Answer;

/**
 * An answer with its provenance: `asOf` is the time for which it is true (RFC 3339, UTC), `dataVersion` the data set that decided. `why` is present if our own
 * fraud lists and rules decided or the number is in no range, `missing` if porting data or a list is absent and leaves the answer open. `basis` lists every
 * data set used besides the ranges. `firstGiven` is present if the range holder named in the ranges is another company today. `carriers` are the carriers in
 * the answer with a known owner or host. `loc` in an answer of gnr: city or region of the number, in English.
 */
export const QueryAnswer = z.extend(Answer, {
  source: z.enum(answerSources),
  dataVersion: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
  simulated: z.optional(z.literal(true)),
  missing: z.optional(z.enum(missingData)),
  why: z.optional(Why),
  basis: z.optional(z.array(Basis)),
  areRangesOld: z.optional(z.literal(true)),
  firstGiven: z.optional(FirstGiven),
  carriers: z.optional(z.array(CarrierOwner)),
  loc: z.optional(z.string()),
});
export type QueryAnswer = z.infer<typeof QueryAnswer>;

/** `always`: in every full answer of the service. `known`: if it is known or the number's type allows it. Both are ticks. */
type Tick = 'always' | 'known';

export type LegendField = {
  name: FieldName;
  /** JSON type of the field; any field except `tel` and `rc` may also be `null` or absent. */
  type: 'string' | 'boolean' | 'integer';
  definition: string;
  ticks: Partial<Record<LegendColumn, Tick>>;
};

/** Definitions in the specification's order. */
// oxfmt-ignore
const definitions: Record<FieldName, Pick<LegendField, 'type' | 'definition'>> = {
  tel: { type: 'string', definition: 'The queried number in international form: digits only, no leading +.' },
  npdi: { type: 'boolean', definition: 'True if porting data was used for this answer, so the next network need not query it again.' },
  npi: { type: 'string', definition: 'Whether a network other than the range holder, or its successor today, serves the number: yes, no, or na if unknown.' },
  rn: { type: 'string', definition: 'The routing number that leads calls to the serving network: the LRN in the US and Canada, a national routing prefix elsewhere.' },
  cic: { type: 'string', definition: 'The identifier of the carrier in this answer; the CIC List download translates it.' },
  cor: { type: 'string', definition: 'The carrier of record: formally responsible for the number, even if another carrier hosts or routes it.' },
  cc: { type: 'string', definition: 'The country the number is assigned to, as two letters of ISO 3166-1, or 001 for global numbers.' },
  cn: { type: 'string', definition: 'The name of the carrier in cic.' },
  nt: { type: 'string', definition: `The type of the number: ${numberTypes.slice(0, -1).join(', ')} or unknown.` },
  mcc: { type: 'string', definition: 'The mobile country code of the network in this answer, three digits; only if the network has one.' },
  mnc: { type: 'string', definition: 'The mobile network code of the network in this answer, two or three digits with leading zeros; only if the network has one.' },
  rc: { type: 'integer', definition: 'The reason code: how the query ended; 0 is a complete answer.' },
  ns: { type: 'string', definition: 'Whether the subscriber can be reached right now: active, absent, unavailable or unknown.' },
  nv: { type: 'string', definition: 'Whether the live network has a subscriber for the number: valid, invalid or unknown.' },
  valid: { type: 'boolean', definition: 'True if a known range has the number, false if nobody can hold it, null if neither is known; in an AIT answer, whether it is safe to message, null if unknown.' },
  lastPorted: { type: 'string', definition: 'When the number last moved to another network, in UTC; null if it was never seen to move.' },
  cmnc: { type: 'string', definition: 'The mobile network code of the network that serves the number now.' },
  cmcc: { type: 'string', definition: 'The mobile country code of the network that serves the number now.' },
  ccn: { type: 'string', definition: 'The name of the carrier that serves the number now.' },
  ports: { type: 'integer', definition: 'How many times the number moved to another network within the queried days.' },
  phdbpcic: { type: 'string', definition: 'The carrier before the latest move, as the port history records it.' },
  phdbccic: { type: 'string', definition: 'The carrier after the latest move, as the port history records it.' },
  changeSeen: { type: 'string', definition: 'When the latest move between carriers was first observed, in UTC.' },
  lastSeen: { type: 'string', definition: 'When the current carrier was last confirmed, in UTC.' },
  acic: { type: 'string', definition: 'The carrier that receives text messages instead of the voice carrier; null if it is the same, absent if no registry is loaded.' },
  acn: { type: 'string', definition: 'The name of the carrier in acic.' },
  dno: { type: 'boolean', definition: 'True if no voice call may come from this number: it is listed, nobody has it, or a law forbids it; null if nothing forbids it and no list is loaded.' },
  dnot: { type: 'boolean', definition: 'True if no text message may come from this number: it is listed or nobody has it; null if nothing forbids it and no list is loaded.' },
  irsf: { type: 'boolean', definition: 'True if the number or its range is on a list of international revenue-share fraud, or its type earns the called side a share; null if nothing speaks against it and no list is loaded.' },
  irsfDate: { type: 'string', definition: 'The day the number was last seen advertised on such a list; null if never, if only its range is listed, or if no list is loaded.' },
};

type Reported = Exclude<FieldName, 'tel' | 'rc'>;

/** Fields reported by each service besides `tel` and `rc`, which are in every answer. */
// oxfmt-ignore
const reportedBy: Record<ServiceCode, Record<Tick, readonly Reported[]>> = {
  npq: { always: ['npdi', 'npi', 'cic', 'cc', 'cn', 'nt'], known: ['rn', 'cor', 'mcc', 'mnc'] },
  gnr: { always: ['cic', 'cor', 'cc', 'cn', 'nt', 'valid'], known: ['mcc', 'mnc'] },
  liveStatus: { always: ['cc', 'nt', 'ns', 'nv'], known: ['cic', 'cn', 'mcc', 'mnc'] },
  liveRouting: { always: ['npdi', 'npi', 'cic', 'cc', 'cn', 'nt', 'mcc', 'mnc', 'nv'], known: ['rn'] },
  ported: { always: ['npi', 'cic', 'cc', 'cn', 'valid', 'lastPorted', 'ccn'], known: ['mcc', 'mnc', 'cmnc', 'cmcc'] },
  'ports&days': { always: ['cc', 'ports'], known: ['phdbpcic', 'phdbccic', 'changeSeen', 'lastSeen'] },
  ukported: { always: ['npdi', 'npi', 'cic', 'cc', 'cn', 'nt', 'phdbccic', 'lastSeen'], known: ['mcc', 'mnc', 'lastPorted', 'phdbpcic', 'changeSeen'] },
  usmrq: { always: ['npdi', 'cic', 'cc', 'cn', 'nt', 'acic', 'acn'], known: ['mcc', 'mnc'] },
  dno: { always: ['dno'], known: [] },
  irsfCheck: { always: ['cc', 'nt', 'irsf'], known: ['irsfDate'] },
  dnoText: { always: ['dnot'], known: [] },
  AITCheck: { always: ['cc', 'nt', 'valid'], known: ['cic', 'cn', 'mcc', 'mnc', 'ns', 'nv', 'irsf', 'irsfDate'] },
};

// Keys of `definitions`, in their order.
const fieldNames = Object.keys(definitions) as FieldName[];

/** One line per field; the ticks of a column combine those of all its services. */
export const legend: readonly LegendField[] = fieldNames.map((fieldName) => {
  const ticks: LegendField['ticks'] = {};
  for (const { code: service, column } of services) {
    const tick = tickOf(service, fieldName);
    if (tick) ticks[column] = tick;
  }
  return { name: fieldName, ...definitions[fieldName], ticks };
});

/** Legend line by field name. Every field of `Answer` has one. */
export const legendByName = Object.fromEntries(legend.map((line) => [line.name, line])) as Record<FieldName, LegendField>;

/** Returns the fields that a service may report, in the legend's order. */
export function fieldsOf(service: ServiceCode): FieldName[] {
  return fieldNames.filter((fieldName) => tickOf(service, fieldName) !== undefined);
}

/** Returns the fields in every full answer of a service (values may still be `null`). */
export function fieldsAlwaysIn(service: ServiceCode): FieldName[] {
  return fieldNames.filter((fieldName) => tickOf(service, fieldName) === 'always');
}

function tickOf(service: ServiceCode, fieldName: FieldName): Tick | undefined {
  if (fieldName === 'tel' || fieldName === 'rc') return 'always';
  const { always, known } = reportedBy[service];
  if (always.includes(fieldName)) return 'always';
  return known.includes(fieldName) ? 'known' : undefined;
}
