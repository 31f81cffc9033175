/** Sentences about pasted NAPTR records, `tel:` URIs and SIP Contacts in English; the screen has those of its language. */
import { type FieldName, legendByName } from '../services/legend.ts';
import { reasonCode } from '../services/reason-codes.ts';

const aTime = 'a time in UTC, for example 2026-11-09T08:14:00Z, or a day';
const yesOrNo = 'true or false';
const wholeNumber = 'a whole number up to 65535';

export const englishDecoder = {
  /** Fields of a NAPTR record: meaning and allowed content. */
  record: {
    order: 'Only records with the lowest order are used.',
    preference: 'Among records of the same order, the lowest preference is tried first.',
    flags: 'u: the record is the last step and yields a URI.',
    service: 'E2U: from a number to a URI. The part after + names the kind of URI.',
    regexp: 'The numbers that the record is for, and the URI that it yields, between delimiters.',
    replacement: 'The next domain to query; a single dot if the expression yields the URI.',
  },
  wantedInRecord: {
    order: wholeNumber,
    preference: wholeNumber,
    flags: '"u", for a record that yields a URI',
    service: '"E2U+" and a kind of URI, for example "E2U+pstn:tel"',
    regexp: 'an expression of 1 to 255 octets',
    replacement: 'a single dot, since the expression yields the URI',
  },
  domain: (number: string | undefined) =>
    number === undefined
      ? 'The queried domain. It does not start with the digits of a number.'
      : `The digits of ${number} in reverse order, and the queried zone.`,
  host: 'Where the call goes next.',
  number: {
    none: 'No number found here.',
    global: 'The queried number, in international form.',
    local: 'A number that is valid only in its phone-context.',
  },
  /** Places of problems. Characters, fields and parameters are counted from 1. */
  places: {
    text: 'the text',
    beginning: (text: string) => `at the start, "${text}"`,
    character: (at: number | undefined, text: string) => `at character ${at}, "${text}"`,
    field: (number: number, count: number, name: string) => `field ${number} of ${count}, ${name}`,
    fieldAt: (field: string, at: number) => `${field}, at character ${at}`,
    parameter: (number: number, name: string) => `parameter ${number}${name === '' ? '' : `, ${name}`}`,
    uriBeginning: 'at the start of the URI',
    behindUri: 'after the URI',
    behindNumber: 'after the number and its parameters',
    at: (text: string) => `at "${text}"`,
  },
  /** Problems, each with the expected text. */
  problems: {
    empty: { what: 'There is nothing here' },
    tooLong: { what: (most: number) => `This is longer than ${most.toLocaleString('en')} characters` },
    unknownForm: { what: 'This is none of the three forms' },
    threeForms: 'a NAPTR record, a tel: URI or a SIP Contact, for example tel:+447700900123;npdi;rc=0',
    moreThanOne: { what: 'More text follows the record and is ignored', wanted: 'one record at a time' },
    missingField: { what: (field: string) => `The ${field} is missing` },
    openText: { what: (field: string) => `The text of ${field} is not closed`, wanted: 'a quotation mark after it' },
    badField: { what: (text: string, field: string) => `"${text}" is not valid as ${field} in ENUM` },
    delimiters: {
      what: 'The expression does not have three delimiters',
      wanted: 'one character before the pattern, between pattern and URI, and after the URI: !pattern!URI!',
    },
    takesDigits: {
      what: (uri: string) => `The URI "${uri}" takes digits from the number`,
      wanted: 'the record with its domain, which has the number',
    },
    pattern: {
      what: (pattern: string, number: string) => `The pattern "${pattern}" does not match +${number} or is invalid`,
      wanted: 'a pattern such as ^.*$',
    },
    bracket: { what: 'The angle bracket is not closed', wanted: '> before the parameters of the contact' },
    contacts: { what: (count: number) => `There are ${count} contacts; only the first is explained`, wanted: 'one contact at a time' },
    noNumber: {
      what: (text: string) => (text === '' ? 'There is no number' : `"${text}" is not a number`),
      wanted: '+ and the digits, with only - . ( ) between them',
    },
    notGlobal: { what: 'The number does not start with +', wanted: '+ and the country code, or a phone-context' },
    length: { what: (digits: number) => `The number has ${digits} digits`, wanted: '5 to 15 digits with the country code' },
    noHost: { what: 'The sip: URI has no host', wanted: '@ and a host' },
    noName: { what: 'A parameter has no name', wanted: 'a name after the semicolon' },
    twice: { what: (name: string) => `${name} appears twice; the last one counts`, wanted: 'each parameter once' },
    badName: { what: (name: string) => `"${name}" is not a valid name`, wanted: 'letters, digits and hyphens' },
    percent: { what: 'Two hexadecimal digits are missing after a percent sign', wanted: '%25 for the sign itself' },
    noContext: {
      what: 'The national routing number has no context',
      wanted: 'rn-context, for example rn-context=+44',
    },
    noValue: { what: (field: string) => `${field} has no value`, wanted: (field: string) => `${field}= and its value` },
    badValue: { what: (text: string, field: string) => `"${text}" is not a valid ${field}` },
  },
  /** Allowed values of legend fields; fields not listed take digits only, or any text. */
  wantedValues: {
    npdi: 'npdi alone, or npdi=yes',
    npi: 'yes, no or na',
    nt: 'a type of the service legend, for example mobile',
    cc: 'two capital letters of ISO 3166-1, or 001',
    mcc: 'three digits',
    cmcc: 'three digits',
    mnc: 'two or three digits',
    cmnc: 'two or three digits',
    rc: 'a whole number',
    ports: 'a whole number',
    ns: 'active, absent, unavailable or unknown',
    nv: 'valid, invalid or unknown',
    irsfDate: 'a day, for example 2026-11-09',
    lastPorted: aTime,
    changeSeen: aTime,
    lastSeen: aTime,
    valid: yesOrNo,
    dno: yesOrNo,
    dnot: yesOrNo,
    irsf: yesOrNo,
  } satisfies Partial<Record<FieldName, string>>,
  digitsAlone: 'digits only',
  anyText: 'any text',
  /** Definition of a field in the service legend, used if its value adds nothing. */
  definition: (field: FieldName) => legendByName[field].definition,
  reason: (code: number) => reasonCode(code)?.description,
  /** Names the country of an ISO 3166-1 code; undefined if there is none. */
  country: (code: string) => {
    const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
    return name && `The number is assigned to ${name}.`;
  },
  /** Meanings of single values. */
  values: {
    global: 'The number belongs to no country: it is global.',
    npdi: 'Porting data was used for this answer, so the next network need not query it again.',
    npi: {
      yes: 'Ported: a network other than the range holder serves the number.',
      no: 'Not ported: the range holder serves the number.',
      na: 'Porting unknown.',
    },
    globalRn: 'The global routing number: calls go to the switch or network that it stands for.',
    nationalRn: 'The national routing number: valid only in the country of rn-context.',
    ns: {
      active: 'The subscriber can be reached right now.',
      absent: 'The subscriber is switched off or out of reach.',
      unavailable: 'The network says that the subscriber cannot be reached.',
      unknown: 'Reachability unknown.',
    },
    nv: {
      valid: 'The network says that a subscriber has the number.',
      invalid: 'The network says that no subscriber has the number.',
      unknown: 'Unknown whether a subscriber has the number.',
    },
    dno: {
      yes: 'No voice call may come from this number: a call that shows it is forged.',
      no: 'The number is on no list of numbers that may not call.',
    },
    dnot: {
      yes: 'No text message may come from this number: a text that shows it is forged.',
      no: 'The number is on no list of numbers that may not send texts.',
    },
    irsf: {
      yes: 'The number or its range is on a list of revenue-share fraud.',
      no: 'The number is on no list of revenue-share fraud.',
    },
  },
  /** Parameters outside the service legend, in lower case: RFC 3966, RFC 4694, RFC 4759, RFC 4904 and RFC 3261. */
  registered: {
    'rn-context': 'Where the routing number is valid: a country code, or the domain of its issuer.',
    'cic-context': 'Where the carrier identifier is valid: a country code, or the domain of its issuer.',
    'phone-context': 'Where the number is valid, as it is not global: a country code with more digits, or a domain.',
    ext: 'The extension of the number.',
    isub: 'The ISDN subaddress of the number.',
    'isub-encoding': 'How the ISDN subaddress is encoded.',
    enumdi: 'ENUM was already queried for this number, so the next network need not query it again.',
    tgrp: 'The trunk group of the call.',
    'trunk-context': 'Where the name of the trunk group is valid.',
    cpc: 'The category of the calling party, such as an ordinary subscriber or a payphone.',
    oli: 'The originating line information of the calling party (North America).',
    verstat: 'The result of verifying the calling number.',
    user: 'The type of the user part of the URI: phone means a telephone number with its parameters.',
    transport: 'The transport protocol by which the host is reached.',
    method: 'The SIP method of the request made from the URI.',
    maddr: 'The address that gets the request instead of the host.',
    ttl: 'How far a multicast request travels.',
    lr: 'The proxy uses loose routing (RFC 3261).',
    q: 'The preference for this contact over others, from 0 to 1.',
    expires: 'Seconds until the contact expires.',
  },
  private: 'A private parameter, not in the service legend.',
};

export type DecoderWords = typeof englishDecoder;
