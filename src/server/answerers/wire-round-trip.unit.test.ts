/** Round trip of each wire format: the portal reads from an upstream exactly the answers it writes, for every service, made up from a seed. */
import { expect, test } from 'vitest';
import { Answer, fieldsAlwaysIn, fieldsOf, type FieldName, numberTypes } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { type ServiceCode, serviceCodes } from '../../shared/services/services.ts';
import { decode } from '../../shared/decoder/decode.ts';
import { urisOf } from '../../shared/decoder/naptr.ts';
import { contactParts, contactsIn } from '../../shared/decoder/sip-redirect.ts';
import { telParameters } from '../../shared/decoder/tel-uri.ts';
import { enumReply, sipReply, telUri } from '../../shared/decoder/wire-forms.ts';
import { type Random, seededRandom } from '../test-support/fuzz/random.ts';
import { answerOf } from './enum-upstream.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const answersPerService = 300;
const zone = { enumZone: 'example.net' };
const host = { sipDomain: 'sip.example.net' };

const digits = (random: Random, length: number) => Array.from({ length }, () => random.below(10)).join('');
const text = (random: Random) =>
  Array.from({ length: 1 + random.below(30) }, () => random.of([...'abcXYZ 019&;=!@\\/"\'%+:?#<>[](),.-_~Üß株😀'])).join('');
const day = (random: Random) => `20${10 + random.below(16)}-0${1 + random.below(9)}-1${random.below(10)}`;
const time = (random: Random) => (random.once(3) ? day(random) : `${day(random)}T0${random.below(10)}:1${random.below(10)}:00Z`);
const country = (random: Random) => random.of(['GB', 'US', 'XK', '001']);

/** A value for each field, as the legend has it. */
const values: Record<Exclude<FieldName, 'tel' | 'rc'>, (random: Random) => unknown> = {
  npdi: () => true,
  npi: (random) => random.of(['yes', 'no', 'na']),
  rn: (random) => (random.once(2) ? `+${1 + random.below(9)}${digits(random, 9)}` : `${random.of([...'dDaA0'])}${digits(random, 4)}`),
  cic: (random) => digits(random, 1 + random.below(8)),
  cor: (random) => digits(random, 1 + random.below(8)),
  cc: country,
  cn: text,
  nt: (random) => random.of(numberTypes),
  mcc: (random) => digits(random, 3),
  mnc: (random) => digits(random, 2 + random.below(2)),
  ns: (random) => random.of(['active', 'absent', 'unavailable', 'unknown']),
  nv: (random) => random.of(['valid', 'invalid', 'unknown']),
  valid: (random) => random.once(2),
  lastPorted: time,
  cmnc: (random) => digits(random, 2 + random.below(2)),
  cmcc: (random) => digits(random, 3),
  ccn: text,
  ports: (random) => random.below(100),
  phdbpcic: (random) => digits(random, 5),
  phdbccic: (random) => digits(random, 5),
  changeSeen: time,
  lastSeen: time,
  acic: (random) => digits(random, 5),
  acn: text,
  dno: (random) => random.once(2),
  dnot: (random) => random.once(2),
  irsf: (random) => random.once(2),
  irsfDate: day,
};
const neverNull: readonly FieldName[] = ['npdi', 'npi', 'nt', 'ns', 'nv'];
const successes = reasonCodes.filter((line) => line.class === 'success').map((line) => line.reasonCode);

/** Makes up a full answer: mandatory fields are present, perhaps unknown (null); optional fields may be missing. */
function anyAnswer(random: Random, service: ServiceCode): Answer {
  const answer: Record<string, unknown> = {
    tel: `${random.of(['1', '7', '44', '971', '358'])}${digits(random, 4 + random.below(9))}`,
    rc: random.of(successes),
  };
  for (const field of fieldsOf(service)) {
    if (field === 'tel' || field === 'rc') continue;
    const isAlways = fieldsAlwaysIn(service).includes(field);
    if (!random.once(4)) answer[field] = values[field](random);
    else if (isAlways) answer[field] = neverNull.includes(field) ? values[field](random) : null;
  }
  return Answer.parse(answer);
}

/** Removes, doubles, replaces or moves some characters of a text. */
function mutated(random: Random, good: string): string {
  const characters = [...good];
  for (let changes = 1 + random.below(6); changes > 0; changes -= 1) {
    const at = random.below(characters.length + 1);
    const other = random.of([...'!;"\\%=@<>().+ 0a:,\n\0\ud800', characters[random.below(characters.length)] ?? '']);
    characters.splice(at, random.below(3), ...(random.once(3) ? [] : [other]), ...(random.once(20) ? characters.slice(0, at) : []));
  }
  return characters.join('');
}

/** Reads a URI as the upstream's reader does. */
const read = (service: ServiceCode, tel: string, uri: string | undefined) =>
  answerOf(service, tel, { parameters: telParameters(uri ?? '') ?? new Map() });

test.each(serviceCodes)('%s: parse(write(x)) is x as a tel: URI, in a SIP Contact, over ENUM and in JSON', (service) => {
  const random = seededRandom(seed);
  for (let made = 0; made < answersPerService; made += 1) {
    const answer = anyAnswer(random, service);
    const { tel } = answer;
    const why = `FUZZ_SEED=${seed} ${JSON.stringify(answer)}`;
    expect(read(service, tel, telUri(service, answer)), why).toEqual(answer);
    const [contact = ''] = contactsIn(sipReply(service, answer, host));
    expect(read(service, tel, contactParts(contact).uri), why).toEqual(answer);
    const { record, line, leftOut } = enumReply(service, answer, zone);
    const [uri] = urisOf(record ? [record] : [], tel);
    expect(record?.regexp.length, why).toBeLessThanOrEqual(255);
    expect({ ...read(service, tel, uri), ...Object.fromEntries(leftOut.map((field) => [field, answer[field]])) }, why).toEqual(answer);
    const pasted = [line, `Contact: ${contact}`, telUri(service, answer)].map((form) => decode(form ?? ''));
    expect(
      pasted.map(({ number, problems }) => [number, problems]),
      why,
    ).toEqual(pasted.map(() => [tel, []]));
    expect(Answer.parse(JSON.parse(JSON.stringify(answer))), why).toEqual(answer);
  }
});

test('malformed input never throws: it is explained by the decoder, and no URI for the reader', () => {
  const random = seededRandom(seed);
  for (let made = 0; made < 3_000; made += 1) {
    const service = random.of(serviceCodes);
    const answer = anyAnswer(random, service);
    const { record, line } = enumReply(service, answer, zone);
    const good = random.of([line ?? '', telUri(service, answer), sipReply(service, answer, host), record?.regexp ?? '']);
    const bad = mutated(random, good);
    const why = `FUZZ_SEED=${seed} ${JSON.stringify(bad)}`;
    const { form, problems } = decode(bad);
    if (form === null) expect(problems, why).not.toEqual([]);
    for (const { what, where, wanted } of problems) expect([what, where, wanted].includes(''), why).toBe(false);
    for (const uri of urisOf(record ? [{ ...record, regexp: bad }] : [], answer.tel)) telParameters(uri);
    telParameters(bad);
  }
});
