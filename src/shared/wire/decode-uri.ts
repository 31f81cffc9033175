/** A `tel:` or `sip:` URI explained: its number and every parameter in words, and what is wrong with them. */
import { Answer, type FieldName } from '../services/legend.ts';
import { fieldValue } from './field-value.ts';
import { fieldOf, meaningOf } from './meanings.ts';
import { numberOf, readParameters, withOneSpelling } from './tel-uri.ts';

export type Form = 'NAPTR record' | 'tel: URI' | 'SIP Contact';

/** One part of what was pasted. `value` is null for a mark that has none. */
export interface Part {
  /** The record's own fields, the URI, its parameters, or those of the contact. */
  readonly of: 'record' | 'uri' | 'parameter' | 'contact';
  readonly name: string;
  readonly value: string | null;
  readonly words: string;
}

/** What is wrong, where, and what should stand there. */
export interface Problem {
  readonly what: string;
  readonly where: string;
  readonly wanted: string;
}

export interface Decoded {
  /** None where it is not known what was pasted. */
  readonly form: Form | null;
  /** E.164 digits, where they could be read. */
  readonly number: string | null;
  readonly parts: readonly Part[];
  readonly problems: readonly Problem[];
}

/** Splits a URI into what stands before its first parameter, the parameters, and for `sip:` what follows the `@`. */
const uriPattern = /^((?:tel:|sips?:)?[^;@?]*)((?:;[^;@]*)*)(?:@([^;?]*)((?:;[^;?]*)*))?(\?.*)?$/i;

/** `rest` is what stands behind the URI of a contact: `;q=0.5`. */
export function decodedUri(form: Form, uri: string, rest = ''): Decoded {
  const [, start = '', parameters = '', host, hostParameters = ''] = uriPattern.exec(uri) ?? [];
  const number = numberOf(host === undefined ? start : `${start}@`) ?? null;
  const written = start.replace(/^(tel|sips?):/i, '');
  const parts: Part[] = [
    ...(start === '' ? [] : [{ of: 'uri', name: 'number', value: written, words: numberWords(number, written) } as const]),
    ...partsOf('parameter', parameters),
    ...(host === undefined ? [] : [{ of: 'uri', name: 'host', value: host, words: 'Where the call goes next.' } as const]),
    ...partsOf('contact', hostParameters + rest),
  ];
  const problems = [...uriProblems({ uri, start, number, written, host }), ...parameterProblems(parameters)];
  return { form, number, parts, problems };
}

function partsOf(of: Part['of'], written: string): Part[] {
  return readParameters(written.trim()).map(([name, value]) => ({
    of,
    name: name.trim(),
    value: value === true ? null : value,
    words: meaningOf(name.trim(), value),
  }));
}

function numberWords(number: string | null, written: string): string {
  if (number === null) return 'No number could be read here.';
  return written.startsWith('+')
    ? 'The number that was asked about, in international form.'
    : 'A number that is valid in its phone-context alone.';
}

interface ReadUri {
  readonly uri: string;
  readonly start: string;
  readonly number: string | null;
  readonly written: string;
  readonly host: string | undefined;
}

function uriProblems({ uri, start, number, written, host }: ReadUri): Problem[] {
  const problems: Problem[] = [];
  const isSip = /^sips?:/i.test(start);
  if (number === null)
    problems.push({
      what: written === '' ? 'There is no number' : `"${written.slice(0, 40)}" is no number`,
      where: 'at the beginning of the URI',
      wanted: '+ and the digits, with nothing but - . ( ) between them',
    });
  else if (!written.startsWith('+') && !/;phone-context=/i.test(uri))
    problems.push({
      what: 'The number does not begin with +',
      where: `at "${written}"`,
      wanted: '+ and the country code, or a phone-context',
    });
  else if (!/^\d{5,15}$/.test(number))
    problems.push({
      what: `The number has ${number.length} digits`,
      where: `at "${written}"`,
      wanted: '5 to 15 digits with the country code',
    });
  if (isSip && host === undefined)
    problems.push({ what: 'A sip: URI has a host', where: 'behind the number and its parameters', wanted: '@ and a host' });
  return problems;
}

function parameterProblems(written: string): Problem[] {
  const parameters = written.split(';').slice(1);
  const seen = new Set<string>();
  const all = new Map(readParameters(written).map(([name, value]) => [name.toLowerCase(), value]));
  return parameters.flatMap((part, index): Problem[] => {
    const [name = '', ...value] = part.split('=');
    const where = `parameter ${index + 1}${name === '' ? '' : `, ${name}`}`;
    if (name === '') return [{ what: 'A parameter has no name', where, wanted: 'a name behind the semicolon' }];
    const problems: Problem[] = [];
    if (seen.has(name.toLowerCase()))
      problems.push({ what: `${name} stands twice; the last one counts`, where, wanted: 'each parameter once' });
    seen.add(name.toLowerCase());
    if (!/^[a-z\d-]+$/i.test(name)) problems.push({ what: `"${name}" is no name`, where, wanted: 'letters, digits and hyphens' });
    if (/%(?![\da-f]{2})/i.test(part))
      problems.push({ what: 'A percent sign is followed by no two hexadecimal digits', where, wanted: '%25 for the sign itself' });
    const field = fieldOf(name);
    const read = readParameters(part)[0]?.[1] ?? true;
    const spelled = withOneSpelling(new Map([...all, [name.toLowerCase(), read]])).get(name.toLowerCase()) ?? read;
    if (field !== undefined) problems.push(...valueProblems(field, { read, spelled }, where));
    if (name.toLowerCase() === 'rn' && !value.join('=').startsWith('+') && !all.has('rn-context'))
      problems.push({
        what: 'The routing number is a national one without its context',
        where,
        wanted: 'rn-context, for example rn-context=+44',
      });
    return problems;
  });
}

/** A value as it stands, and in the one spelling that the reader of answers makes of it. */
type Value = Record<'read' | 'spelled', string | true>;

function valueProblems(field: FieldName, { read, spelled }: Value, where: string): Problem[] {
  if (read === true && field !== 'npdi') return [{ what: `${field} has no value`, where, wanted: `${field}= and its value` }];
  const value = fieldValue(field, spelled === true ? 'true' : spelled);
  return value === undefined || Answer.shape[field].safeParse(value).success
    ? []
    : [{ what: `"${String(read).slice(0, 40)}" is no value of ${field}`, where, wanted: wantedOf(field) }];
}

const texts: Partial<Record<FieldName, string>> = {
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
  lastPorted: 'a time in UTC, for example 2026-11-09T08:14:00Z, or a day',
  changeSeen: 'a time in UTC, for example 2026-11-09T08:14:00Z, or a day',
  lastSeen: 'a time in UTC, for example 2026-11-09T08:14:00Z, or a day',
  valid: 'true or false',
  dno: 'true or false',
  dnot: 'true or false',
  irsf: 'true or false',
};

function wantedOf(field: FieldName): string {
  return texts[field] ?? (/cic$|^cor$/.test(field) ? 'digits alone' : 'a text');
}
