/** Calls from an OpenAPI document: mostly as it demands, each with a fault now and then. */
import { hostileTexts, hostileValues } from './hostile-values.ts';
import type { Random } from './random.ts';

/** The parts of a JSON schema that are used here. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** The parts of an OpenAPI operation that are used here. */
export interface Operation {
  /** Headers of every call of the operation. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  /** Replies by status, with a default for all others. */
  readonly responses: { readonly 200: { readonly content: Content } } & Readonly<Record<string, unknown>>;
}

export interface DescribedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** Values that lead further than invented ones, by the name of a field or parameter. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

export function describedCalls(paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Makes a call of `described`; sends `token` if there is one. */
export function makeCall(random: Random, { method, path, operation }: DescribedCall, { token, known }: Caller): Call {
  const body = bodyOf(random, operation, known);
  const headers: Record<string, string> = {
    ...operation.headers,
    ...(random.once(30) ? {} : { 'x-requested-with': 'XMLHttpRequest' }),
    ...(token !== undefined && { authorization: random.once(60) ? token : `Bearer ${token}` }),
    ...(body && { 'content-type': random.once(40) ? random.of(otherTypes) : body.type }),
    ...(random.once(10) && Object.fromEntries([random.of(otherHeaders)])),
    ...headersOf(random, operation, known),
  };
  return {
    method: random.once(40) ? random.of(otherMethods) : method,
    url: `${path}${random.once(60) ? '/' : ''}${queryOf(random, operation, known)}`,
    headers,
    ...(body && { payload: body.payload }),
  };
}

export interface Caller {
  readonly token: string | undefined;
  readonly known: KnownValues;
}

const otherMethods = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'multipart/form-data', '', 'x'];
const otherHeaders: readonly (readonly [string, string])[] = [
  ['idempotency-key', 'one-key'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(2_000)],
  ['range', 'bytes=0-0'],
  ['range', 'bytes=9-1,-5'],
  ['range', 'bytes=99999999999999999999-'],
  ['accept-encoding', 'br;q=2, *;q=0'],
  ['if-none-match', '*'],
  ['content-encoding', 'gzip'],
  ['x-forwarded-for', '127.0.0.1, ::1'],
  ['x-background', '1'],
  ['origin', 'https://elsewhere.example'],
  ['accept', 'text/html'],
  ['accept', 'application/problem+json'],
  ['accept', 'application/json;q=0.1, application/problem+json'],
];

/** Returns the headers that the operation names, except the one that every call sends. Leaves out values that no header can hold. */
function headersOf(random: Random, { parameters = [] }: Operation, known: KnownValues): Record<string, string> {
  const named = parameters.filter((parameter) => parameter.in === 'header' && parameter.name !== 'X-Requested-With');
  return Object.fromEntries(
    named.flatMap(({ name, schema }) => {
      const value = asText(valueFor(random, { name, schema, known })).replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, '');
      return random.once(2) ? [[name.toLowerCase(), value]] : [];
    }),
  );
}

function queryOf(random: Random, { parameters = [] }: Operation, known: KnownValues): string {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const pairs = asked.flatMap(({ name, required, schema }): [string, string][] => {
    if (random.once(required ? 25 : 2)) return [];
    const times = random.once(25) ? 2 : 1;
    return Array.from({ length: times }, () => [random.once(50) ? `${name}[]` : name, asText(valueFor(random, { name, schema, known }))]);
  });
  if (random.once(25)) pairs.push([random.of(hostileTexts), random.of(hostileTexts)]);
  if (pairs.length === 0) return '';
  const text = new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString();
  return `?${random.once(40) ? `${text}&%ZZ=%E0%A4%A` : text}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(random: Random, { requestBody }: Operation, known: KnownValues): { type: string; payload: string | Buffer } | undefined {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return random.once(15) ? { type: 'application/json', payload: random.of(brokenJson) } : undefined;
  if (type === 'multipart/form-data') return { type: `${type}; boundary=edge`, payload: formOf(random) };
  if (random.once(40)) return { type, payload: random.of(brokenJson) };
  const value = valueFor(random, { name: '', schema: media?.schema ?? {}, known });
  return { type, payload: JSON.stringify(value) ?? '' };
}

const brokenJson = ['', '{', '{}', '[]', 'null', '"text"', '1', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '\uFEFF{}', `${'['.repeat(500)}`];

const files = [
  '447400123456\n12025550123\n',
  '447400123456',
  '',
  '\n\n',
  'tel;x\n1;2\n',
  '44 7400\n',
  '=1+1\n',
  '447400123456\n'.repeat(50),
  '\0',
  'x',
];

function formOf(random: Random): Buffer {
  const name = random.once(4) ? random.of(hostileTexts).replaceAll(/[\r\n"]/g, '') : 'numbers.csv';
  const field = random.once(15) ? random.of(['', 'File', '__proto__', 'other']) : 'file';
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const whole = `${head}${random.of(files)}\r\n--edge--\r\n`;
  if (random.once(15)) return Buffer.from(whole.slice(0, random.below(whole.length)));
  return Buffer.from(random.once(20) ? whole.replace('--edge--\r\n', '') + whole : whole);
}

interface Wanted {
  readonly name: string;
  readonly schema: Schema;
  readonly known: KnownValues;
}

function valueFor(random: Random, { name, schema, known }: Wanted): unknown {
  if (random.once(20)) return random.of(hostileValues);
  const knownOnes = known[name];
  if (knownOnes !== undefined && !random.once(10)) return random.of(knownOnes);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.of(schema.enum);
  if (schema.anyOf) return valueFor(random, { name, schema: random.of(schema.anyOf), known });
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string']);
  switch (random.of(types)) {
    case 'object':
      return objectFor(random, { schema, known });
    case 'array':
      return Array.from({ length: random.below(4) }, () => valueFor(random, { name, schema: schema.items ?? {}, known }));
    case 'boolean':
      return random.once(2);
    case 'integer':
    case 'number':
      return random.of([schema.minimum ?? 0, schema.maximum ?? 1_000, random.below(1_100)]);
    case 'null':
      return null;
    default:
      return random.of(hostileTexts);
  }
}

function objectFor(random: Random, { schema, known }: Omit<Wanted, 'name'>): unknown {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => !random.once(schema.required?.includes(name) ? 30 : 3));
  const value = entries.map(([name, inner]) => [name, valueFor(random, { name, schema: inner, known })] as const);
  return Object.fromEntries(random.once(25) ? [...value, [random.of(hostileTexts), random.of(hostileValues)]] : value);
}
