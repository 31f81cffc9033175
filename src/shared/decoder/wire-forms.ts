/** An answer in the forms for clients of call processing: the same parameters over ENUM, as a `tel:` URI and in a SIP redirect. */
import type { Answer, FieldName } from '../services/legend.ts';
import { batchNameOf, type ServiceCode } from '../services/services.ts';
import { knownFields, parametersOf } from './answer-parameters.ts';
import { enumDomain, maxRegexpOctets, type Naptr, naptrOf } from './naptr.ts';
import { outcomeOf } from './outcome.ts';
import { contactOf, redirectText } from './sip-redirect.ts';
import { writeTelUri } from './tel-uri.ts';
import { recordLine } from './zone-record.ts';

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
