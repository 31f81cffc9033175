/** Sentences about pasted NAPTR records, `tel:` URIs and SIP Contacts in English; the screen has those of its language. */
import { type FieldName, legendByName } from '../services/legend.ts';
import { reasonCode } from '../services/reason-codes.ts';

const aTime = 'a time in UTC, for example 2026-11-09T08:14:00Z, or a day';
const yesOrNo = 'true or false';
const wholeNumber = 'a whole number up to 65535';

export const englishDecoder = {
  /** Fields of a NAPTR record: meaning and allowed content. */
  record: {
    order: 'Records with the lowest order are taken, and no others.',
    preference: 'Among records of one order the lowest preference is tried first.',
    flags: 'u: the record is the last step, and makes a URI.',
    service: 'E2U: from a number to a URI. Behind the + stands of which kind the URI is.',
    regexp: 'Which numbers the record is for, and the URI that it makes of them, between delimiters.',
    replacement: 'The next domain to ask; a single dot where the expression makes the URI.',
  },
  wantedInRecord: {
    order: wholeNumber,
    preference: wholeNumber,
    flags: '"u", for a record that makes a URI',
    service: '"E2U+" and a kind of URI, for example "E2U+pstn:tel"',
    regexp: 'an expression of 1 to 255 octets',
    replacement: 'a single dot, since the expression makes the URI',
  },
  domain: (number: string | undefined) =>
    number === undefined
      ? 'The domain that was asked. It does not begin with the digits of a number.'
      : `The digits of ${number} backwards, and the zone that was asked.`,
  host: 'Where the call goes next.',
  number: {
    none: 'No number could be read here.',
    global: 'The number that was asked about, in international form.',
    local: 'A number that is valid in its phone-context alone.',
  },
  /** Places of problems. Characters, fields and parameters are counted from 1. */
  places: {
    text: 'the text',
    beginning: (text: string) => `at its beginning, "${text}"`,
    character: (at: number | undefined, text: string) => `at character ${at}, "${text}"`,
    field: (number: number, count: number, name: string) => `field ${number} of ${count}, ${name}`,
    fieldAt: (field: string, at: number) => `${field}, at character ${at}`,
    parameter: (number: number, name: string) => `parameter ${number}${name === '' ? '' : `, ${name}`}`,
    uriBeginning: 'at the beginning of the URI',
    behindUri: 'behind the URI',
    behindNumber: 'behind the number and its parameters',
    at: (text: string) => `at "${text}"`,
  },
  /** Problems, each with the expected text. */
  problems: {
    empty: { what: 'There is nothing here' },
    tooLong: { what: (most: number) => `This is longer than ${most.toLocaleString('en')} characters` },
    unknownForm: { what: 'This is none of the three forms' },
    threeForms: 'a NAPTR record, a tel: URI or a SIP Contact, for example tel:+447700900123;npdi;rc=0',
    moreThanOne: { what: 'More follows behind the record, and is not looked at', wanted: 'one record at a time' },
    missingField: { what: (field: string) => `The ${field} is missing` },
    openText: { what: (field: string) => `The text of ${field} has no end`, wanted: 'a quotation mark behind it' },
    badField: { what: (text: string, field: string) => `"${text}" is no ${field} of ENUM` },
    delimiters: {
      what: 'The expression has not three delimiters',
      wanted: 'one character before the pattern, between pattern and URI, and behind the URI: !pattern!URI!',
    },
    takesDigits: {
      what: (uri: string) => `The URI "${uri}" takes digits of the number`,
      wanted: 'the record with its domain, which says the number',
    },
    pattern: {
      what: (pattern: string, number: string) => `The pattern "${pattern}" does not match +${number}, or is none`,
      wanted: 'a pattern such as ^.*$',
    },
    bracket: { what: 'The angle bracket is not closed', wanted: '> before the parameters of the contact' },
    contacts: { what: (count: number) => `There are ${count} contacts; the first one is explained`, wanted: 'one contact at a time' },
    noNumber: {
      what: (text: string) => (text === '' ? 'There is no number' : `"${text}" is no number`),
      wanted: '+ and the digits, with nothing but - . ( ) between them',
    },
    notGlobal: { what: 'The number does not begin with +', wanted: '+ and the country code, or a phone-context' },
    length: { what: (digits: number) => `The number has ${digits} digits`, wanted: '5 to 15 digits with the country code' },
    noHost: { what: 'A sip: URI has a host', wanted: '@ and a host' },
    noName: { what: 'A parameter has no name', wanted: 'a name behind the semicolon' },
    twice: { what: (name: string) => `${name} stands twice; the last one counts`, wanted: 'each parameter once' },
    badName: { what: (name: string) => `"${name}" is no name`, wanted: 'letters, digits and hyphens' },
    percent: { what: 'A percent sign is followed by no two hexadecimal digits', wanted: '%25 for the sign itself' },
    noContext: {
      what: 'The routing number is a national one without its context',
      wanted: 'rn-context, for example rn-context=+44',
    },
    noValue: { what: (field: string) => `${field} has no value`, wanted: (field: string) => `${field}= and its value` },
    badValue: { what: (text: string, field: string) => `"${text}" is no value of ${field}` },
  },
  /** Allowed values of legend fields; fields not listed take digits only, or any text. */
  wantedValues: {
    npdi: 'the mark alone, or npdi=yes',
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
  digitsAlone: 'digits alone',
  anyText: 'a text',
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
    npdi: 'Portability data was consulted for this answer, so the next network need not look again.',
    npi: {
      yes: 'Ported: another network than the holder of its range serves the number.',
      no: 'Not ported: the holder of its range serves the number.',
      na: 'Whether the number was ported cannot be told.',
    },
    globalRn: 'The routing number, a global one: calls go to the switch or network that it stands for.',
    nationalRn: 'The routing number, a national one: it means something in the country of rn-context alone.',
    ns: {
      active: 'The subscriber can be reached right now.',
      absent: 'The subscriber is switched off or out of reach.',
      unavailable: 'The network says that the subscriber cannot be reached.',
      unknown: 'Whether the subscriber can be reached is not known.',
    },
    nv: {
      valid: 'The network says that the number belongs to a subscriber.',
      invalid: 'The network says that the number belongs to no subscriber.',
      unknown: 'Whether the number belongs to a subscriber is not known.',
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
    'rn-context': 'Where the routing number is valid: a country code, or a domain of whoever gives such numbers out.',
    'cic-context': 'Where the carrier identifier is valid: a country code, or a domain of whoever gives such identifiers out.',
    'phone-context': 'Where the number is valid, as it is not a global one: a country code with more digits, or a domain.',
    ext: 'The extension behind the number.',
    isub: 'The ISDN subaddress behind the number.',
    'isub-encoding': 'How the ISDN subaddress is encoded.',
    enumdi: 'ENUM was asked for this number already, so the next network need not ask again.',
    tgrp: 'The trunk group that the call takes.',
    'trunk-context': 'Where the name of the trunk group is valid.',
    cpc: 'The category of the calling party, such as an ordinary subscriber or a payphone.',
    oli: 'The originating line information of the calling party (North America).',
    verstat: 'How the verification of the calling number ended.',
    user: 'What the user part of the URI is: phone says that it is a telephone number with its parameters.',
    transport: 'The transport protocol by which the host is reached.',
    method: 'The SIP method of the request that the URI makes.',
    maddr: 'The address that the request is sent to instead of the host.',
    ttl: 'How far a request that is sent to many travels.',
    lr: 'The proxy routes loosely (RFC 3261).',
    q: 'How much this contact is preferred to the others, from 0 to 1.',
    expires: 'After how many seconds the contact is no longer valid.',
  },
  private: 'A private parameter: the service legend does not have it.',
};

export type DecoderWords = typeof englishDecoder;
