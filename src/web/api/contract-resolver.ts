/** Form validation by the contract: the input becomes the request, and the schema of that request judges it. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType<unknown, FieldValues>;

/** The fields of a body by name. An input may still have another type, which the schema then judges. */
type Named<Body> = { [Field in keyof Body]: unknown };

/** Resolver for a body. Sends the schema's output: trimmed and in lower case if the schema says so. */
export function bodyResolver<Values extends FieldValues, S extends Schema>(
  schema: S,
  toBody: (values: Values) => Named<z.input<S>>,
): Resolver<Values, unknown, z.output<S>> {
  return judge(zodResolver(schema), toBody) as Resolver<Values, unknown, z.output<S>>;
}

/** Resolver for a query. It travels as text, so the input is sent as validated, not as the server parses it. */
export function queryResolver<Values extends FieldValues, S extends Schema>(
  schema: S,
  toQuery: (values: Values) => z.input<S>,
): Resolver<Values, unknown, z.input<S>> {
  return judge(zodResolver(schema, undefined, { raw: true }), toQuery) as Resolver<Values, unknown, z.input<S>>;
}

/** Runs the resolver on unvalidated input, which does not have the schema's type yet: hence the casts. */
function judge<Values extends FieldValues>(resolver: unknown, toRequest: (values: Values) => unknown): unknown {
  const ask = resolver as Resolver;
  const resolve: Resolver<Values> = (values, context, options) =>
    ask(toRequest(values) as FieldValues, context, options as Parameters<Resolver>[2]) as ReturnType<Resolver<Values>>;
  return resolve;
}

/** Returns the error texts by field: first in the order of `fields`, then in that of the errors. An error of the whole form is returned alone, as text. */
export function errorTexts(errors: FieldErrors, fields: readonly string[] = []): string | Record<string, string> {
  const whole = errors.root?.['server']?.message;
  if (whole !== undefined) return whole;
  const texts = Object.entries(errors).map(([name, error]) => [name, typeof error?.message === 'string' ? error.message : ''] as const);
  const known = fields.flatMap((field) => texts.filter(([name]) => name === field));
  return Object.fromEntries([...known, ...texts]);
}

/**
 * Assigns each text of a refusal to a field of the form, or to the form if its name is not in `fields`. The server names an item of a list `service.1`; its
 * field `service` shows the first text.
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
