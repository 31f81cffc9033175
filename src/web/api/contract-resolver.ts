/** The rules of a form are the contract's: what is typed becomes the request, and the schema of that request judges it. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType<unknown, FieldValues>;

/** The fields of a body by their names: what is typed into one may still be of another type, which the schema judges. */
type Named<Body> = { [Field in keyof Body]: unknown };

/** For a body: what the schema makes of it is sent, trimmed and in lower case where the schema says so. */
export function bodyResolver<Values extends FieldValues, S extends Schema>(
  schema: S,
  toBody: (values: Values) => Named<z.input<S>>,
): Resolver<Values, unknown, z.output<S>> {
  return judge(zodResolver(schema), toBody) as Resolver<Values, unknown, z.output<S>>;
}

/** For a query: it travels as text, so it is sent as it was judged and not as the server reads it. */
export function queryResolver<Values extends FieldValues, S extends Schema>(
  schema: S,
  toQuery: (values: Values) => z.input<S>,
): Resolver<Values, unknown, z.input<S>> {
  return judge(zodResolver(schema, undefined, { raw: true }), toQuery) as Resolver<Values, unknown, z.input<S>>;
}

/** What is typed is not yet what the schema takes: whether it is, is what the schema is asked. Hence the casts. */
function judge<Values extends FieldValues>(resolver: unknown, toRequest: (values: Values) => unknown): unknown {
  const ask = resolver as Resolver;
  const resolve: Resolver<Values> = (values, context, options) =>
    ask(toRequest(values) as FieldValues, context, options as Parameters<Resolver>[2]) as ReturnType<Resolver<Values>>;
  return resolve;
}

/** The text of each field that is wrong, in the order of `fields` and then in that of the errors; a text that belongs to no field stands alone. */
export function errorTexts(errors: FieldErrors, fields: readonly string[] = []): string | Record<string, string> {
  const whole = errors.root?.['server']?.message;
  if (whole !== undefined) return whole;
  const texts = Object.entries(errors).map(([name, error]) => [name, typeof error?.message === 'string' ? error.message : ''] as const);
  const known = fields.flatMap((field) => texts.filter(([name]) => name === field));
  return Object.fromEntries([...known, ...texts]);
}

/**
 * Where each text of a refusal is shown: at a field of the form, or, for a name that is none of `fields`, above the form.
 * The server names a part of a list as `service.1`; its field is `service`, which shows the first text.
 */
export function refusalTexts(
  content: string | Record<string, string>,
  fields: readonly string[],
): { ofFields: Record<string, string>; ofForm: string } {
  if (typeof content === 'string') return { ofFields: {}, ofForm: content };
  const ofFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, text] of Object.entries(content)) {
    const name = path.split('.')[0] ?? path;
    if (fields.includes(name)) ofFields[name] ??= text;
    else others.push(text);
  }
  return { ofFields, ofForm: others.join(' ') };
}
