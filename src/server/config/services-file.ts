/** The file named by `SERVICES_CONFIG`: the answerer of each service. Checked at the start; every fault is a line and contains no value. */
import { Resolver } from 'node:dns';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { fieldsOf } from '../../shared/services/legend.ts';
import { reasonCode } from '../../shared/services/reason-codes.ts';
import { isDataService, liveServices, type ServiceCode, serviceCodes } from '../../shared/services/services.ts';
import { jsonPointerPattern } from './json-pointer.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Below the limit of 20 seconds for a call. */
const maxTimeoutMs = 19_000;
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};
/** Limits by kind: a DNS server answers in milliseconds or never; a network behind an HTTP endpoint may be slow. */
const limits = (timeoutMs: number) => ({
  timeoutMs: whole(10, maxTimeoutMs).default(timeoutMs),
  retries: whole(0, 5).default(2),
  retryDelayMs: whole(0, 5_000).default(200),
  concurrency: whole(1, 1_000).default(10),
});
const reason = z
  .int({ error: 'must be a reason code' })
  .refine((code) => !['failure', 'account', undefined].includes(reasonCode(code)?.class), 'must be a reason code that answers');

/** The source of a field. `at`: its place in the answer. `values` maps the upstream's values to the legend's, with `*` for all others. */
const FieldSource = z
  .union(
    [
      z.string(),
      z.strictObject({ at: z.string(), values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional() }),
    ],
    {
      error: 'must be a JSON pointer, or { "at": pointer, "values": { theirs: ours } }',
    },
  )
  .transform((source) => (typeof source === 'string' ? { at: source, values: undefined } : source))
  .refine(({ at }) => jsonPointerPattern.test(at), 'must point at a value, like "/carrier/id"');
export type FieldSource = z.output<typeof FieldSource>;

const httpSettings = (service: ServiceCode, env: Environment) =>
  z.strictObject({
    kind: z.literal('http'),
    url: z
      .string({ error: 'is required' })
      .refine(
        isAddressTemplate,
        'must be an http or https address without a password, with {number} (and {service}, {days}) only in its path or query',
      ),
    headers: headersFrom(env).prefault({}),
    fields: fieldsEach(service, FieldSource),
    unknownNumber: reason.optional(),
    maxBytes: whole(1, 16_777_216).default(262_144),
    ...limits(15_000),
  });
export type HttpSettings = z.output<ReturnType<typeof httpSettings>>;

const enumSettings = (service: ServiceCode) =>
  z.strictObject({
    kind: z.literal('enum'),
    servers: z.array(z.string().refine(isServer, 'must be an IP address, with a port where it is not 53')).min(1, 'must name a DNS server'),
    zone: z
      .string()
      .regex(/^[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/i, 'must be a domain name')
      .default('e164.arpa'),
    fields: fieldsEach(service, z.string().regex(/^[\w.-]+$/, 'must be the name of a tel: parameter')),
    unknownNumber: reason.default(103),
    ...limits(4_500),
  });
export type EnumSettings = z.output<ReturnType<typeof enumSettings>>;

const ownSettings = z.strictObject({ kind: z.enum(['dataset', 'simulated']) });
export type UpstreamSettings = HttpSettings | EnumSettings;
type ServiceSettings = UpstreamSettings | z.output<typeof ownSettings>;

/** Source of the answers of each kind. */
const sources: Record<ServiceSettings['kind'], 'portal' | 'upstream'> = {
  dataset: 'portal',
  enum: 'upstream',
  http: 'upstream',
  simulated: 'portal',
};

/** True if somebody else answers the service. */
export function isUpstream(settings: ServiceSettings | undefined): settings is UpstreamSettings {
  return settings !== undefined && sources[settings.kind] === 'upstream';
}

/** Settings by service; services that the file does not name keep their default. */
export type ServicesConfig = Readonly<Partial<Record<ServiceCode, ServiceSettings>>>;

/** True if a service is answered from local data sets, without an upstream. */
export function isAnsweredFromData(services: ServicesConfig, service: ServiceCode): boolean {
  return isDataService(service) && (services[service]?.kind ?? 'dataset') === 'dataset';
}

/** Reads the file; `services` is valid only if `faults` is empty. Headers may take their values from variables of `env`, or from files. */
export function readServices(
  path: string | undefined,
  { env, demo }: { env: Environment; demo: boolean },
): { services: ServicesConfig; faults: string[] } {
  if (path === undefined) return { services: {}, faults: [] };
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    return {
      services: {},
      faults: [`SERVICES_CONFIG names ${path}, which ${error instanceof SyntaxError ? `is not JSON${placeOf(error)}` : 'cannot be read'}`],
    };
  }
  const result = servicesSchema(env).safeParse(document);
  if (!result.success) return { services: {}, faults: result.error.issues.map(formatIssue) };
  // The keys of the schema are the closed list of services, each with its own settings.
  const services = result.data as ServicesConfig;
  return { services, faults: contradictions(services, demo) };
}

/** Returns the place of the fault, if Node gives it. The text there may be a secret, and the rest of the message contains it. */
function placeOf({ message }: SyntaxError): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  return line === undefined ? '' : ` (line ${line}, column ${column})`;
}

function servicesSchema(env: Environment) {
  const settingsOf = (service: ServiceCode) =>
    z.discriminatedUnion('kind', [httpSettings(service, env), enumSettings(service), ownSettings], {
      error: `must be one of ${Object.keys(sources).join(', ')}`,
    });
  return z.strictObject(Object.fromEntries(serviceCodes.map((service) => [service, settingsOf(service).optional()])), {
    error: (issue) => (issue.code === 'invalid_type' ? 'must be an object with a key for each service' : undefined),
  });
}

function contradictions(services: ServicesConfig, demo: boolean): string[] {
  return Object.entries(services).flatMap(([service, { kind }]) => {
    // The keys were checked against the closed list.
    const isOfData = isDataService(service as ServiceCode);
    if (kind === 'dataset' && !isOfData) return [`SERVICES_CONFIG ${service}.kind: no data set answers it; use enum, http or simulated`];
    if (kind === 'simulated' && isOfData) return [`SERVICES_CONFIG ${service}.kind: only ${liveServices.join(' and ')} can be simulated`];
    return kind === 'simulated' && !demo ? [`SERVICES_CONFIG ${service}.kind: simulated is for the demo, and DEMO is not true`] : [];
  });
}

function formatIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return `SERVICES_CONFIG ${place} ${issue.message}`.replaceAll(/ {2,}/g, ' ');
  const keys = issue.keys.map((key) => (place === '' ? key : `${place}.${key}`));
  return `SERVICES_CONFIG does not know ${keys.join(', ')}`;
}

function fieldsEach<Source extends z.ZodType>(service: ServiceCode, source: Source) {
  const names = fieldsOf(service).filter((name) => name !== 'tel');
  return z.strictObject(Object.fromEntries(names.map((name) => [name, source.optional()]))).optional();
}

/** Returns the schema of headers. A header is text, or names the source of its secret: `{ "env": "NAME" }` or `{ "file": "/path" }`. */
function headersFrom(env: Environment) {
  const value = z.union([z.string(), z.strictObject({ env: z.string() }), z.strictObject({ file: z.string() })], {
    error: 'must be text, { "env": "NAME" } or { "file": "/path" }',
  });
  return z.record(z.string(), value).transform((given, context) => {
    const headers: Record<string, string> = { accept: 'application/json', 'user-agent': 'Dialplane' };
    for (const [name, source] of Object.entries(given)) {
      const text = textOf(source, env);
      if (text === undefined) context.addIssue({ code: 'custom', path: [name], message: 'names a variable or a file that cannot be read' });
      else if (!isHeader(name, text)) context.addIssue({ code: 'custom', path: [name], message: 'is no valid header' });
      else headers[name.toLowerCase()] = text;
    }
    return headers;
  });
}

function textOf(source: string | { env: string } | { file: string }, env: Environment): string | undefined {
  if (typeof source === 'string') return source;
  if ('env' in source) return env[source.env] || undefined;
  try {
    return readFileSync(source.file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function isHeader(name: string, value: string): boolean {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}

/** True if every value put into the template leaves scheme, host and port the same. */
function isAddressTemplate(template: string): boolean {
  const filled = (number: string, service: string) =>
    template.replaceAll('{number}', number).replaceAll('{service}', service).replaceAll('{days}', number);
  if (!URL.canParse(filled('1', 'a'))) return false;
  const address = new URL(filled('1', 'a'));
  const isPlain = /^https?:$/.test(address.protocol) && address.username === '' && address.password === '' && address.hash === '';
  const isNamed = URL.canParse(filled('2', 'b')) && new URL(filled('2', 'b')).origin === address.origin;
  const hasNumber = filled('1', 'a') !== filled('2', 'a');
  return isPlain && isNamed && hasNumber && !/[{}]/.test(filled('1', 'a'));
}

function isServer(address: string): boolean {
  try {
    new Resolver().setServers([address]);
    return true;
  } catch {
    return false;
  }
}
