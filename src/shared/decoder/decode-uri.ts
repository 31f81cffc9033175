/** Explains a `tel:` or `sip:` URI: its number and every parameter in words, and its problems. */
import { Answer, type FieldName, legendByName } from '../services/legend.ts';
import type { DecoderWords } from './decoder-words.ts';
import { fieldValue } from './field-value.ts';
import { numberOf, readParameters, withOneSpelling } from './tel-uri.ts';

export type Form = 'NAPTR record' | 'tel: URI' | 'SIP Contact';

/** One part of the pasted text. `value` is null for a flag without value. */
export interface Part {
  /** Origin of the part: a field of the record, the URI, one of its parameters, or a parameter of the contact. */
  readonly of: 'record' | 'uri' | 'parameter' | 'contact';
  readonly name: string;
  readonly value: string | null;
  readonly words: string;
}

/** A problem: the fault, its place, and the expected text. */
export interface Problem {
  readonly what: string;
  readonly where: string;
  readonly wanted: string;
}

export interface Decoded {
  /** Null if the form of the text is unknown. */
  readonly form: Form | null;
  /** E.164 digits, if readable. */
  readonly number: string | null;
  readonly parts: readonly Part[];
  readonly problems: readonly Problem[];
}

/** Splits a URI into the text before its first parameter, the parameters, and for `sip:` the text after the `@`. */
const uriPattern = /^((?:tel:|sips?:)?[^;@?]*)((?:;[^;@]*)*)(?:@([^;?]*)((?:;[^;?]*)*))?(\?.*)?$/i;

/** `rest` follows the URI of a contact: `;q=0.5`. */
export function decodedUri(form: Form, { uri, rest = '' }: { uri: string; rest?: string }, words: DecoderWords): Decoded {
  const [, start = '', parameters = '', host, hostParameters = ''] = uriPattern.exec(uri) ?? [];
  const number = numberOf(host === undefined ? start : `${start}@`) ?? null;
  const written = start.replace(/^(tel|sips?):/i, '');
  const parts: Part[] = [
    ...(start === '' ? [] : [{ of: 'uri', name: 'number', value: written, words: words.number[kindOf(number, written)] } as const]),
    ...partsOf('parameter', parameters, words),
    ...(host === undefined ? [] : [{ of: 'uri', name: 'host', value: host, words: words.host } as const]),
    ...partsOf('contact', hostParameters + rest, words),
  ];
  const problems = [...uriProblems({ uri, start, number, written, host }, words), ...parameterProblems(parameters, words)];
  return { form, number, parts, problems };
}

function partsOf(of: Part['of'], written: string, words: DecoderWords): Part[] {
  return readParameters(written.trim()).map(([name, value]) => ({
    of,
    name: name.trim(),
    value: value === true ? null : value,
    words: meaningOf(name.trim(), value, words),
  }));
}

function kindOf(number: string | null, written: string): keyof DecoderWords['number'] {
  if (number === null) return 'none';
  return written.startsWith('+') ? 'global' : 'local';
}

interface ReadUri {
  readonly uri: string;
  readonly start: string;
  readonly number: string | null;
  readonly written: string;
  readonly host: string | undefined;
}

function uriProblems({ uri, start, number, written, host }: ReadUri, { problems, places }: DecoderWords): Problem[] {
  const { noNumber, notGlobal, length, noHost } = problems;
  const found: Problem[] = [];
  const isSip = /^sips?:/i.test(start);
  if (number === null) found.push({ what: noNumber.what(written.slice(0, 40)), where: places.uriBeginning, wanted: noNumber.wanted });
  else if (!written.startsWith('+') && !/;phone-context=/i.test(uri)) found.push({ ...notGlobal, where: places.at(written) });
  else if (!/^\d{5,15}$/.test(number)) found.push({ what: length.what(number.length), where: places.at(written), wanted: length.wanted });
  if (isSip && host === undefined) found.push({ ...noHost, where: places.behindNumber });
  return found;
}

function parameterProblems(written: string, words: DecoderWords): Problem[] {
  const { noName, twice, badName, percent, noContext } = words.problems;
  const parameters = written.split(';').slice(1);
  const seen = new Set<string>();
  const all = new Map(readParameters(written).map(([name, value]) => [name.toLowerCase(), value]));
  return parameters.flatMap((part, index): Problem[] => {
    const [name = '', ...value] = part.split('=');
    const where = words.places.parameter(index + 1, name);
    if (name === '') return [{ ...noName, where }];
    const problems: Problem[] = [];
    if (seen.has(name.toLowerCase())) problems.push({ what: twice.what(name), where, wanted: twice.wanted });
    seen.add(name.toLowerCase());
    if (!/^[a-z\d-]+$/i.test(name)) problems.push({ what: badName.what(name), where, wanted: badName.wanted });
    if (/%(?![\da-f]{2})/i.test(part)) problems.push({ ...percent, where });
    const field = fieldOf(name);
    const read = readParameters(part)[0]?.[1] ?? true;
    const spelled = withOneSpelling(new Map([...all, [name.toLowerCase(), read]])).get(name.toLowerCase()) ?? read;
    if (field !== undefined) problems.push(...valueProblems(field, { read, spelled, where }, words));
    if (name.toLowerCase() === 'rn' && !value.join('=').startsWith('+') && !all.has('rn-context')) problems.push({ ...noContext, where });
    return problems;
  });
}

/** A value as written, and in the normalised spelling that the reader of answers uses. */
type Value = Record<'read' | 'spelled', string | true> & { readonly where: string };

function valueProblems(field: FieldName, { read, spelled, where }: Value, words: DecoderWords): Problem[] {
  const { noValue, badValue } = words.problems;
  if (read === true && field !== 'npdi') return [{ what: noValue.what(field), where, wanted: noValue.wanted(field) }];
  const value = fieldValue(field, spelled === true ? 'true' : spelled);
  return value === undefined || Answer.shape[field].safeParse(value).success
    ? []
    : [{ what: badValue.what(String(read).slice(0, 40), field), where, wanted: wantedOf(field, words) }];
}

function wantedOf(field: FieldName, { wantedValues, digitsAlone, anyText }: DecoderWords): string {
  const known: Partial<Record<FieldName, string>> = wantedValues;
  return known[field] ?? (/cic$|^cor$/.test(field) ? digitsAlone : anyText);
}

// Meanings of parameters in words: those of the service legend, and others from the registries of `tel:` and `sip:` URIs.

/** Returns the legend field of a parameter; parameter names ignore case. */
function fieldOf(name: string): FieldName | undefined {
  return fields.get(name.toLowerCase());
}

// Keys of the legend.
const fields = new Map((Object.keys(legendByName) as FieldName[]).map((field) => [field.toLowerCase(), field]));

/** Describes the parameter with this value. Every parameter has words: those of an unregistered one say so. */
function meaningOf(name: string, value: string | true, words: DecoderWords): string {
  const field = fieldOf(name);
  if (field === undefined) return registered(words).get(name.toLowerCase()) ?? words.private;
  return ofValue[field]?.(String(value), words) ?? words.definition(field);
}

const registered = (words: DecoderWords) => new Map(Object.entries(words.registered));

type OfValue = (value: string, words: DecoderWords) => string | undefined;
const flags = new Map([
  ['true', 'yes'],
  ['yes', 'yes'],
  ['1', 'yes'],
  ['false', 'no'],
  ['no', 'no'],
  ['0', 'no'],
]);
const oneOf = (words: Record<string, string>, value: string | undefined) =>
  value !== undefined && Object.hasOwn(words, value) ? words[value] : undefined;
const listed =
  (field: 'dno' | 'dnot' | 'irsf'): OfValue =>
  (value, { values }) =>
    oneOf(values[field], flags.get(value.toLowerCase()));
const spelledOut =
  (field: 'npi' | 'ns' | 'nv'): OfValue =>
  (value, { values }) =>
    oneOf(values[field], value.toLowerCase());

/** Meanings of fields that depend on their value. */
const ofValue: Partial<Record<FieldName, OfValue>> = {
  npdi: (_, { values }) => values.npdi,
  npi: spelledOut('npi'),
  rn: (value, { values }) => (value.startsWith('+') ? values.globalRn : values.nationalRn),
  cc: (value, { values, country }) => {
    if (value === '001') return values.global;
    return /^[A-Z]{2}$/.test(value) ? country(value) : undefined;
  },
  rc: (value, { reason }) => (/^\d+$/.test(value) ? reason(Number(value)) : undefined),
  ns: spelledOut('ns'),
  nv: spelledOut('nv'),
  dno: listed('dno'),
  dnot: listed('dnot'),
  irsf: listed('irsf'),
};
