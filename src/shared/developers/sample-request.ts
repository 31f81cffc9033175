/** A request, shown in several languages and sent when a user tries it. */
import type { DescribedCall, DescribedParameter } from './described-calls.ts';

/** Content of a call's fields: a text, or several if a parameter is repeated. */
type Given = Readonly<Record<string, string | readonly string[]>>;

export interface SampleValues {
  /** Values by name; empty ones are not sent. */
  readonly query: Given;
  readonly headers: Given;
  readonly body?: unknown;
}

export interface SampleRequest {
  readonly method: 'GET' | 'POST';
  /** Address with the query string. */
  readonly url: string;
  /** True if the request carries the key. */
  readonly needsKey: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
  /** The file uploaded in a form. */
  readonly file?: { readonly field: string; readonly name: string };
  /** Name for a downloaded file. */
  readonly saveAs?: string;
}

/** Optional parameters that an example still needs: without them the call would show nothing or be refused. */
const alsoGiven: Readonly<Record<string, readonly string[]>> = {
  '/api/gnr-search/range-search': ['range'],
  '/api/gnr-search/range-export': ['range', 'format'],
  '/api/gnr-search/operators': ['operator'],
  '/api/gnr-search/range-tree': ['prefix'],
  '/api/batchquery/batch_query': ['service'],
  '/api/batchquery/batch_results': ['limit'],
  '/api/batchquery/batch_download': ['format'],
  '/api/batchquery/batch_joined': ['format'],
  '/api/reports/qdrreport': ['daysAgo', 'currentCompany'],
  '/api/reports/qdrgraph': ['daysAgo', 'currentCompany'],
  '/api/reports/queries/export': ['format'],
};

/** Returns the initial values of a call, until the user types others. */
export function exampleValues({ path, parameters, body }: DescribedCall): SampleValues {
  const isGiven = ({ name, required }: DescribedParameter) => required || alsoGiven[path]?.includes(name) === true;
  const of = (place: DescribedParameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && isGiven(parameter))
        .map(({ name, example }) => [name, Array.isArray(example) ? example.map(String) : String(example)]),
    );
  return { query: of('query'), headers: of('header'), ...(body && { body: body.example }) };
}

/** Headers that no sample can know: the tag of a reply already received. */
const notInSamples = ['If-None-Match'];

/** Returns the request of a call to the portal at `base` with these values. */
export function requestOf(call: DescribedCall, base: string, { query, headers, body }: SampleValues): SampleRequest {
  const file = call.files.find(({ required }) => required);
  return {
    method: call.method,
    url: addressOf(base, call.path, query),
    needsKey: call.needsToken,
    headers: Object.entries(headers).flatMap(([name, value]) => {
      const text = String(value);
      return isHeaderValue(text) && !notInSamples.includes(name) ? [[name, text] as const] : [];
    }),
    ...(call.body && { body }),
    ...(file && { file: { field: file.field, name: 'numbers.csv' } }),
    ...(call.reply === undefined && { saveAs: fileNameOf(call.path, query) }),
  };
}

/** Returns true if a header can have this value: visible characters with spaces between them. */
export function isHeaderValue(text: string): boolean {
  return /^[!-~]+(?: +[!-~]+)*$/.test(text);
}

function addressOf(base: string, path: string, query: Given): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one.toWellFormed()]));
  const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
  return `${base.replace(/\/$/, '')}${path}${text === '' ? '' : `?${text}`}`;
}

/** Returns a file name from the portal's own names, not from typed text. */
function fileNameOf(path: string, { format }: Given): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return format === 'csv' || format === 'xlsx' ? `${name}.${format}` : name;
}
