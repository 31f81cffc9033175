/** An answer in the forms for clients of call processing: the same parameters over ENUM, as a `tel:` URI and in a SIP redirect. */
import { type Answer, type FieldName, fieldsOf } from '../services/legend.ts';
import { batchNameOf, type ServiceCode } from '../services/services.ts';
import { enumDomain, maxRegexpOctets, type Naptr, naptrOf } from './naptr.ts';
import { contactOf, redirectText } from './sip-redirect.ts';
import { type Parameter, writeTelUri } from './tel-uri.ts';
import { recordLine } from './zone-record.ts';
import { callingCode } from '../base/calling-codes.ts';
import { reasonCode } from '../services/reason-codes.ts';

/** Names of the provider's servers: the zone with a domain per service, and the host of the redirect server. */
export interface WireNames {
  readonly enumZone: string;
  readonly sipDomain: string;
}

/** An ENUM reply; without a record if its status says that there is none. */
export interface EnumReply {
  readonly domain: string;
  /** The question as a command line. Without EDNS, because some ENUM servers refuse it. */
  readonly command: string;
  readonly status: string;
  readonly record: Naptr | undefined;
  /** The record as a line of a zone file. */
  readonly line: string | undefined;
  /** Known fields that do not fit into the 255 octets of an expression. */
  readonly leftOut: readonly FieldName[];
}

export function enumReply(service: ServiceCode, answer: Answer, { enumZone }: Pick<WireNames, 'enumZone'>): EnumReply {
  const domain = enumDomain(answer.tel, `${batchNameOf(service).toLowerCase()}.${enumZone}`);
  const { isAnswered, dns: status } = outcomeOf(answer.rc);
  const asked = { domain, command: `dig +noedns ${domain} NAPTR`, status };
  if (!isAnswered) return { ...asked, record: undefined, line: undefined, leftOut: [] };
  const all = knownFields(service, answer);
  const fields = fittingFields(answer, all);
  const record = naptrOf(telUriOf(answer, fields));
  return { ...asked, record, line: recordLine(domain, record), leftOut: all.filter((field) => !fields.includes(field)) };
}

/** Returns the answer as one URI with every known field. */
export function telUri(service: ServiceCode, answer: Answer): string {
  return telUriOf(answer, knownFields(service, answer));
}

/** Returns the reply to an INVITE: the status line, and the Contact of an answer. */
export function sipReply(service: ServiceCode, answer: Answer, { sipDomain }: Pick<WireNames, 'sipDomain'>): string {
  const { isAnswered, sip } = outcomeOf(answer.rc);
  const parameters = parametersOf(answer, knownFields(service, answer));
  return redirectText(sip, isAnswered ? contactOf(answer.tel, parameters, sipDomain) : undefined);
}

/** Fields to drop first if space is short: nobody routes by names, and the identifier beside each says the same. */
const firstToGo: readonly FieldName[] = ['acn', 'ccn', 'cn'];
const neverGo: readonly FieldName[] = ['rc', 'npdi', 'npi'];

function fittingFields(answer: Answer, all: readonly FieldName[]): FieldName[] {
  const order = [...firstToGo, ...all.toReversed().filter((field) => !firstToGo.includes(field) && !neverGo.includes(field))];
  let fields = [...all];
  for (const field of order) {
    // Percent-encoded, so it has as many octets as characters.
    if (naptrOf(telUriOf(answer, fields)).regexp.length <= maxRegexpOctets) break;
    fields = fields.filter((kept) => kept !== field);
  }
  return fields;
}

function telUriOf(answer: Answer, fields: readonly FieldName[]): string {
  return writeTelUri(answer.tel, parametersOf(answer, fields));
}

// An answer as parameters of a URI: one parameter per legend field, with the field's name.

/** Returns the known fields of the service without `tel`, which is the number of the URI. A parameter cannot express "unknown". */
function knownFields(service: ServiceCode, answer: Answer): FieldName[] {
  return fieldsOf(service).filter((field) => field !== 'tel' && answer[field] !== undefined && answer[field] !== null);
}

/** Returns the parameters of these fields, in order. A routing number that is not global (RFC 4694) gets its context. */
function parametersOf(answer: Answer, fields: readonly FieldName[]): Parameter[] {
  return fields.flatMap((field): Parameter[] => {
    const value = answer[field];
    if (value === undefined || value === null) return [];
    if (field === 'npdi') return [[field, true]];
    const written: Parameter = [field, String(value)];
    return field === 'rn' && !written[1].toString().startsWith('+') ? [written, ...contextOf(answer.tel)] : [written];
  });
}

/** Context of a national routing number: the country of the number, because it is only valid there. */
function contextOf(tel: string): Parameter[] {
  const country = callingCode(Number(tel.slice(0, 4)));
  return country ? [['rn-context', `+${country.code}`]] : [];
}

/** Outcome of an answer in each protocol: its reason code as a status of DNS (RFC 1035) and of SIP (RFC 3261). */
interface Outcome {
  /** True if the reply carries a record or a contact. */
  readonly isAnswered: boolean;
  readonly dns: 'NOERROR' | 'FORMERR' | 'NXDOMAIN' | 'REFUSED' | 'SERVFAIL';
  readonly sip: string;
}

const answered: Outcome = { isAnswered: true, dns: 'NOERROR', sip: '302 Moved Temporarily' };
const malformed: Outcome = { isAnswered: false, dns: 'FORMERR', sip: '484 Address Incomplete' };
const notFound: Outcome = { isAnswered: false, dns: 'NXDOMAIN', sip: '404 Not Found' };
const notAllowed: Outcome = { isAnswered: false, dns: 'REFUSED', sip: '403 Forbidden' };
const tooMany: Outcome = { isAnswered: false, dns: 'REFUSED', sip: '503 Service Unavailable' };
const failed: Outcome = { isAnswered: false, dns: 'SERVFAIL', sip: '503 Service Unavailable' };

/** Codes whose outcome differs from that of their class. */
const byCode = new Map<number, Outcome>([
  [100, malformed],
  [101, notFound],
  [102, notFound],
  [103, notFound],
  [502, tooMany],
]);

/** Returns the outcome for a client in call processing. An unknown code is a failure. */
function outcomeOf(rc: number): Outcome {
  const special = byCode.get(rc);
  if (special) return special;
  const kind = reasonCode(rc)?.class;
  if (kind === 'account') return notAllowed;
  return kind === undefined || kind === 'failure' ? failed : answered;
}
