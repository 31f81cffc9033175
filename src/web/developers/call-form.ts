/** The form of a call, and the request that it makes. */
import type { DescribedCall, DescribedParameter } from '../../shared/developers/described-calls.ts';
import { exampleValues, isHeaderValue, type SampleValues } from '../../shared/developers/sample-request.ts';

export interface CallForm {
  /** Texts of parameters and headers, by name. A repeated parameter has one value a line. */
  readonly fields: Readonly<Record<string, string>>;
  /** JSON as typed. */
  readonly body: string;
  /** Files by field. */
  readonly files: Readonly<Record<string, File>>;
}

export function exampleForm(call: DescribedCall): CallForm {
  const { query, headers, body } = exampleValues(call);
  const fields = Object.entries({ ...query, ...headers }).map(([name, value]) => [name, [value].flat().join('\n')]);
  return { fields: Object.fromEntries(fields), body: body === undefined ? '' : JSON.stringify(body, null, 2), files: {} };
}

export function takesSeveral({ schema }: DescribedParameter): boolean {
  return schema.items !== undefined;
}

/** The typed values as they are sent; the example's body if the typed one is not JSON. */
export function valuesOf(call: DescribedCall, { fields, body }: CallForm): SampleValues {
  const of = (place: DescribedParameter['in']) =>
    Object.fromEntries(
      call.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => {
          const typed = fields[parameter.name] ?? '';
          return [parameter.name, takesSeveral(parameter) ? typed.split('\n').map((line) => line.trim()) : typed];
        }),
    );
  return { query: of('query'), headers: of('header'), ...(call.body && { body: parsed(body) ?? call.body.example }) };
}

/** Names the fields that cannot be sent at all; the portal reports the rest itself. */
export function faultsOf(call: DescribedCall, { fields, body }: CallForm): { fields: string[]; body: boolean } {
  const headers = call.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return {
    fields: headers.filter((name) => (fields[name] ?? '') !== '' && !isHeaderValue(fields[name] ?? '')),
    body: call.body !== undefined && parsed(body) === undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
