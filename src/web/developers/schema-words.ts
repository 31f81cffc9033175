/** Turns schemas of parameters and bodies into lines for people. */
import type { DescribedSchema } from '../../shared/developers/described-calls.ts';
import { formatCount } from '../locale/current-locale.ts';
import { developersText } from './developers.text.ts';

export interface DescribedField {
  readonly name: string;
  readonly required: boolean;
  readonly schema: DescribedSchema;
}

/** The fields of a body; those of a nested object have both names. */
export function fieldsIn({ properties = {}, required = [] }: DescribedSchema, within = ''): DescribedField[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name: within + name, required: required.includes(name), schema },
    ...(schema.properties ? fieldsIn(schema, `${within}${name}.`) : []),
  ]);
}

/** The allowed values from a list; none if any text is allowed. */
export function choicesOf(schema: DescribedSchema): string[] {
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [...new Set(choices.map(String))].filter((choice) => choice !== '');
}

const words = developersText.takes;

/** "list of 1 to 1,000: text", "number, 0 or more", "text, up to 80 characters". */
export function takesWords(schema: DescribedSchema): string {
  if (schema.items) return words.several(rangeOf(schema.minItems ?? 0, schema.maxItems), takesWords(schema.items));
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.join(', ');
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'integer' || type === 'number') return words.number(rangeOf(schema.minimum ?? 0, schema.maximum));
  if (type === 'boolean') return 'true, false';
  if (type === 'object') return words.object;
  const ofDigits = digitsIn(schema.pattern);
  if (ofDigits) return words.digits(ofDigits);
  if (schema.format === 'uuid') return words.id;
  if (schema.format === 'email') return words.email;
  return schema.maxLength === undefined ? words.text : words.textUpTo(formatCount(schema.maxLength));
}

function rangeOf(least: number, most: number | undefined): string {
  return most === undefined || most >= Number.MAX_SAFE_INTEGER
    ? words.from(formatCount(least))
    : words.range(formatCount(least), formatCount(most));
}

/** The number of digits that a digits-only pattern takes, with or without a first digit of its own. */
function digitsIn(pattern = ''): string | undefined {
  const [, first, least, most] = /^\^(\[1-9\])?\\d\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  const more = first === undefined ? 0 : 1;
  return least === undefined ? undefined : words.range(String(Number(least) + more), String(Number(most) + more));
}
