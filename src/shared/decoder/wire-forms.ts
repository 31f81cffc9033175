/** An answer as the clients of call processing receive it: the same parameters over ENUM, as a `tel:` URI and in a SIP redirect. */
import type { Answer, FieldName } from '../services/legend.ts';
import { batchNameOf, type ServiceCode } from '../services/services.ts';
import { knownFields, parametersOf } from './answer-parameters.ts';
import { enumDomain, maxRegexpOctets, type Naptr, naptrOf } from './naptr.ts';
import { outcomeOf } from './outcome.ts';
import { contactOf, redirectText } from './sip-redirect.ts';
import { writeTelUri } from './tel-uri.ts';
import { recordLine } from './zone-record.ts';

/** Where the provider answers: the zone that has a domain for each service, and the host of its redirect server. */
export interface WireNames {
  readonly enumZone: string;
  readonly sipDomain: string;
}

/** What ENUM replies; without a record where its status says that there is none. */
export interface EnumReply {
  readonly domain: string;
  /** The question as a command line. Without EDNS, which some servers of this kind refuse. */
  readonly command: string;
  readonly status: string;
  readonly record: Naptr | undefined;
  /** The record as a line of a zone file. */
  readonly line: string | undefined;
  /** Fields that the answer has and the 255 octets of an expression have no room for. */
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

/** The answer as one URI, with every field that it knows. */
export function telUri(service: ServiceCode, answer: Answer): string {
  return telUriOf(answer, knownFields(service, answer));
}

/** The reply to an INVITE: the status line, and the Contact of an answer. */
export function sipReply(service: ServiceCode, answer: Answer, { sipDomain }: Pick<WireNames, 'sipDomain'>): string {
  const { isAnswered, sip } = outcomeOf(answer.rc);
  const parameters = parametersOf(answer, knownFields(service, answer));
  return redirectText(sip, isAnswered ? contactOf(answer.tel, parameters, sipDomain) : undefined);
}

/** Names go first where there is too little room: nobody routes by them, and the identifier beside them says the same. */
const firstToGo: readonly FieldName[] = ['acn', 'ccn', 'cn'];
const neverGo: readonly FieldName[] = ['rc', 'npdi', 'npi'];

function fittingFields(answer: Answer, all: readonly FieldName[]): FieldName[] {
  const order = [...firstToGo, ...all.toReversed().filter((field) => !firstToGo.includes(field) && !neverGo.includes(field))];
  let fields = [...all];
  for (const field of order) {
    // Percent-encoded, and so as many octets as characters.
    if (naptrOf(telUriOf(answer, fields)).regexp.length <= maxRegexpOctets) break;
    fields = fields.filter((kept) => kept !== field);
  }
  return fields;
}

function telUriOf(answer: Answer, fields: readonly FieldName[]): string {
  return writeTelUri(answer.tel, parametersOf(answer, fields));
}
