/** A request as it is shown in several languages, and sent where somebody tries it. */
import type { DescribedCall, DescribedParameter } from './described-calls.ts';

/** What stands in the fields of a call: a text, or several where a parameter is given more than once. */
type Given = Readonly<Record<string, string | readonly string[]>>;

export interface SampleValues {
  /** By name; an empty one is not sent. */
  readonly query: Given;
  readonly headers: Given;
  readonly body?: unknown;
}

export interface SampleRequest {
  readonly method: 'GET' | 'POST';
  /** With the query string. */
  readonly url: string;
  /** Whether it carries the key. */
  readonly needsKey: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
  /** The file that goes up in a form. */
  readonly file?: { readonly field: string; readonly name: string };
  /** Under what name a file that comes down is kept. */
  readonly saveAs?: string;
}

/** Of parameters that may all be left out, those without which the call would say nothing, or be refused. */
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

/** What a call is shown with until somebody types something else. */
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

/** What programs cannot know beforehand: the tag of a reply that they have. */
const notInSamples = ['If-None-Match'];

/** The request of a call to the portal at `base`, with what is given. */
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

/** Whether a header can have this value: visible characters, and spaces between them. */
export function isHeaderValue(text: string): boolean {
  return /^[!-~]+(?: +[!-~]+)*$/.test(text);
}

function addressOf(base: string, path: string, query: Given): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one.toWellFormed()]));
  const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
  return `${base.replace(/\/$/, '')}${path}${text === '' ? '' : `?${text}`}`;
}

/** Of names that the portal has, not of what somebody typed. */
function fileNameOf(path: string, { format }: Given): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return format === 'csv' || format === 'xlsx' ? `${name}.${format}` : name;
}
