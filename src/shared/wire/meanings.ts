/** What a parameter means, in words: those of the service legend, and the others that the registries of `tel:` and `sip:` URIs hold. */
import { type FieldName, legendByName } from '../services/legend.ts';
import { reasonCode } from '../services/reason-codes.ts';

/** The legend field that a parameter is; names of parameters know no case. */
export function fieldOf(name: string): FieldName | undefined {
  return fields.get(name.toLowerCase());
}

// The keys are those of the legend.
const fields = new Map((Object.keys(legendByName) as FieldName[]).map((field) => [field.toLowerCase(), field]));

/** What the parameter says with this value. Every parameter has words: of one that nobody registered they say so. */
export function meaningOf(name: string, value: string | true): string {
  const field = fieldOf(name);
  if (field === undefined) return registered.get(name.toLowerCase()) ?? 'A private parameter: the service legend does not have it.';
  const ofValue = valueWords[field]?.(String(value));
  return ofValue ?? legendByName[field].definition;
}

const oneOf = (words: Record<string, string>) => (value: string) => words[value.toLowerCase()];
const listed = (yes: string, no: string) => oneOf({ true: yes, yes, 1: yes, false: no, no, 0: no });
const country = (value: string) => {
  if (value === '001') return 'The number belongs to no country: it is global.';
  const name = /^[A-Z]{2}$/.test(value) ? new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) : undefined;
  return name && `The number is assigned to ${name}.`;
};

/** Of fields whose value itself says something. */
const valueWords: Partial<Record<FieldName, (value: string) => string | undefined>> = {
  npdi: () => 'Portability data was consulted for this answer, so the next network need not look again.',
  npi: oneOf({
    yes: 'Ported: another network than the holder of its range serves the number.',
    no: 'Not ported: the holder of its range serves the number.',
    na: 'Whether the number was ported cannot be told.',
  }),
  rn: (value) =>
    value.startsWith('+')
      ? 'The routing number, a global one: calls go to the switch or network that it stands for.'
      : 'The routing number, a national one: it means something in the country of rn-context alone.',
  cc: country,
  rc: (value) => (/^\d+$/.test(value) ? reasonCode(Number(value))?.description : undefined),
  ns: oneOf({
    active: 'The subscriber can be reached right now.',
    absent: 'The subscriber is switched off or out of reach.',
    unavailable: 'The network says that the subscriber cannot be reached.',
    unknown: 'Whether the subscriber can be reached is not known.',
  }),
  nv: oneOf({
    valid: 'The network says that the number belongs to a subscriber.',
    invalid: 'The network says that the number belongs to no subscriber.',
    unknown: 'Whether the number belongs to a subscriber is not known.',
  }),
  dno: listed(
    'No voice call may come from this number: a call that shows it is forged.',
    'The number is on no list of numbers that may not call.',
  ),
  dnot: listed(
    'No text message may come from this number: a text that shows it is forged.',
    'The number is on no list of numbers that may not send texts.',
  ),
  irsf: listed('The number or its range is on a list of revenue-share fraud.', 'The number is on no list of revenue-share fraud.'),
};

/** By lower-case name: RFC 3966, RFC 4694, RFC 4759, RFC 4904 and RFC 3261. */
const registered = new Map([
  ['rn-context', 'Where the routing number is valid: a country code, or a domain of whoever gives such numbers out.'],
  ['cic-context', 'Where the carrier identifier is valid: a country code, or a domain of whoever gives such identifiers out.'],
  ['phone-context', 'Where the number is valid, as it is not a global one: a country code with more digits, or a domain.'],
  ['ext', 'The extension behind the number.'],
  ['isub', 'The ISDN subaddress behind the number.'],
  ['isub-encoding', 'How the ISDN subaddress is encoded.'],
  ['enumdi', 'ENUM was asked for this number already, so the next network need not ask again.'],
  ['tgrp', 'The trunk group that the call takes.'],
  ['trunk-context', 'Where the name of the trunk group is valid.'],
  ['cpc', 'The category of the calling party, such as an ordinary subscriber or a payphone.'],
  ['oli', 'The originating line information of the calling party (North America).'],
  ['verstat', 'How the verification of the calling number ended.'],
  ['user', 'What the user part of the URI is: phone says that it is a telephone number with its parameters.'],
  ['transport', 'The transport protocol by which the host is reached.'],
  ['method', 'The SIP method of the request that the URI makes.'],
  ['maddr', 'The address that the request is sent to instead of the host.'],
  ['ttl', 'How far a request that is sent to many travels.'],
  ['lr', 'The proxy routes loosely (RFC 3261).'],
  ['q', 'How much this contact is preferred to the others, from 0 to 1.'],
  ['expires', 'After how many seconds the contact is no longer valid.'],
]);
