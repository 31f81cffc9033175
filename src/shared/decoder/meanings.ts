/** Meanings of parameters in words: those of the service legend, and others from the registries of `tel:` and `sip:` URIs. */
import { type FieldName, legendByName } from '../services/legend.ts';
import type { DecoderWords } from './decoder-words.ts';

/** Returns the legend field of a parameter; parameter names ignore case. */
export function fieldOf(name: string): FieldName | undefined {
  return fields.get(name.toLowerCase());
}

// Keys of the legend.
const fields = new Map((Object.keys(legendByName) as FieldName[]).map((field) => [field.toLowerCase(), field]));

/** Describes the parameter with this value. Every parameter has words: those of an unregistered one say so. */
export function meaningOf(name: string, value: string | true, words: DecoderWords): string {
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
