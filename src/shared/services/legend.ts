/** The service legend: every field that a lookup service can report, and which service reports it (specification, "Service legend"). */
import * as z from 'zod/mini';
import { legendColumns, services, type LegendColumn, type ServiceCode } from './services.ts';

/** A field that may be absent (this service does not report it) or `null` (asked, not known). Never an empty string. */
const reported = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));
/** Codes are text: as numbers, network codes 01 and 1 would become the same network. */
const code = z.string().check(z.regex(/^[0-9]+$/));
const name = z.string().check(z.minLength(1));
const mobileCountry = z.string().check(z.regex(/^\d{3}$/));
const mobileNetwork = z.string().check(z.regex(/^\d{2,3}$/));
const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/));

export const numberTypes = [
  'mobile',
  'fixed',
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
  'unknown',
] as const;
export type NumberType = (typeof numberTypes)[number];

/** What a service answers about one number: legend fields and nothing else. `tel` and `rc` stand in every answer. */
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

/** Where an answer came from: the imported data sets, an answer kept for a short time, or a network asked just now. */
export const answerSources = ['data', 'cache', 'live'] as const;

/** An answer with its provenance: `asOf` is when what it says was true (RFC 3339, UTC), `dataVersion` the data set that decided it. */
export const QueryAnswer = z.extend(Answer, {
  source: z.enum(answerSources),
  dataVersion: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
  simulated: z.optional(z.literal(true)),
});
export type QueryAnswer = z.infer<typeof QueryAnswer>;

/** `always`: in every full answer of the service. `known`: where it is known or the number's type allows it. Both are ticks. */
export type Tick = 'always' | 'known';

export type LegendField = {
  name: FieldName;
  /** The field's type in JSON; any field but `tel` and `rc` may also be `null` or absent. */
  type: 'string' | 'boolean' | 'integer';
  definition: string;
  ticks: Partial<Record<LegendColumn, Tick>>;
};

/** In the specification's order. The marks read as a table, so each field keeps to its line. */
// oxfmt-ignore
export const legend: readonly LegendField[] = [
  // Columns:       GNR NPQ LiveStatus LiveRouting Ported Ports UKPorted USOSR DNO IRSF AIT; x always, o where known.
  field('tel', 'string', 'xxxxxxxxxxx', 'The number that was asked about, in international form with digits only and no leading +.'),
  field('npdi', 'boolean', '.x.x..xx...', 'True when portability data was consulted for this answer, so the next network need not look again.'),
  field('npi', 'string', '.x.xx.x....', 'Whether the number is served by a network other than the holder of its range: yes, no, or na where that cannot be told.'),
  field('rn', 'string', '.o.o.......', 'The routing number that leads calls to the serving network: the LRN in the US and Canada, a national routing prefix elsewhere.'),
  field('cic', 'string', 'xxoxx.xx..o', 'The identifier of the carrier in this answer, as the CIC List download translates it.'),
  field('cor', 'string', 'xo.........', 'The carrier of record: the carrier formally responsible for the number, even where another one hosts or routes it.'),
  field('cc', 'string', 'xxxxxxxx.xx', 'The country the number is assigned to, as two letters of ISO 3166-1, or 001 for global numbers.'),
  field('cn', 'string', 'xxoxx.xx..o', 'The name of the carrier in cic.'),
  field('nt', 'string', 'xxxx..xx.xx', `The type of the number: ${numberTypes.slice(0, -1).join(', ')} or unknown.`),
  field('mcc', 'string', 'oooxo.oo..o', 'The mobile country code of the network in this answer, three digits; only where the network has one.'),
  field('mnc', 'string', 'oooxo.oo..o', 'The mobile network code of the network in this answer, two or three digits with leading zeros kept; only where the network has one.'),
  field('rc', 'integer', 'xxxxxxxxxxx', 'The reason code: how the query ended, 0 being a full and clean answer.'),
  field('ns', 'string', '..x.......o', 'Whether the subscriber can be reached right now: active, absent, unavailable or unknown.'),
  field('nv', 'string', '..xx......o', 'Whether the live network says that the number belongs to a subscriber: valid, invalid or unknown.'),
  field('valid', 'boolean', 'x...x.....x', 'Whether the number has the right length and lies in an allocated range; in an AIT answer, whether it is safe to message.'),
  field('lastPorted', 'string', '....x.o....', 'When the number last moved to another network, in UTC; null if it was never seen to move.'),
  field('cmnc', 'string', '....o......', 'The mobile network code of the network that serves the number now.'),
  field('cmcc', 'string', '....o......', 'The mobile country code of the network that serves the number now.'),
  field('ccn', 'string', '....x......', 'The name of the carrier that serves the number now.'),
  field('ports', 'integer', '.....x.....', 'How many times the number moved to another network within the days asked about.'),
  field('phdbpcic', 'string', '.....oo....', 'The carrier before the latest move, as the port history records it.'),
  field('phdbccic', 'string', '.....ox....', 'The carrier after the latest move, as the port history records it.'),
  field('changeSeen', 'string', '.....oo....', 'When the latest move between carriers was first observed, in UTC.'),
  field('lastSeen', 'string', '.....ox....', 'When the current carrier was last confirmed, in UTC.'),
  field('acic', 'string', '.......x...', 'The carrier that receives text messages instead of the voice carrier; null where nobody else does.'),
  field('acn', 'string', '.......x...', 'The name of the carrier in acic.'),
  field('dno', 'boolean', '........x..', 'True when no voice call may come from this number, so a call that shows it is forged.'),
  field('dnot', 'boolean', '........x..', 'True when no text message may come from this number, so a text that shows it is forged.'),
  field('irsf', 'boolean', '.........xo', 'Whether the number or its range is on a list of numbers used for international revenue-share fraud.'),
  field('irsfDate', 'string', '.........oo', 'The day the number was most recently seen advertised on such a list; null if it was not, or if only its range is listed.'),
];

/** The field's line in the legend. Every field of `Answer` has one. */
export const legendByName = Object.fromEntries(legend.map((line) => [line.name, line])) as Record<FieldName, LegendField>;

/**
 * Fields that a service may report, in the legend's order. The DNO column stands for two services:
 * `dno` reports the field `dno`, `dnoText` the field `dnot`.
 */
export function fieldsOf(service: ServiceCode): FieldName[] {
  return fieldsWith(service, ['always', 'known']);
}

/** Fields that stand in every full answer of a service (values may still be `null`). */
export function fieldsAlwaysIn(service: ServiceCode): FieldName[] {
  return fieldsWith(service, ['always']);
}

function fieldsWith(service: ServiceCode, wanted: readonly Tick[]): FieldName[] {
  const column = services.find(({ code: known }) => known === service)?.column;
  const otherService = service === 'dno' ? 'dnot' : service === 'dnoText' ? 'dno' : undefined;
  return legend
    .filter(({ ticks, name: fieldName }) => {
      const tick = column && ticks[column];
      return tick !== undefined && wanted.includes(tick) && fieldName !== otherService;
    })
    .map(({ name: fieldName }) => fieldName);
}

/** One line from its marks, a character a column: `x` always, `o` where known, `.` not reported. */
function field(fieldName: FieldName, type: LegendField['type'], marks: string, definition: string): LegendField {
  const ticks: LegendField['ticks'] = {};
  legendColumns.forEach((column, index) => {
    const mark = marks[index];
    if (mark === 'x') ticks[column] = 'always';
    if (mark === 'o') ticks[column] = 'known';
  });
  return { name: fieldName, type, definition, ticks };
}
