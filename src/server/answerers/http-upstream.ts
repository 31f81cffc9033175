/** Queries an HTTP endpoint that answers with JSON. */
import { type FieldName, fieldsOf } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { valueAt } from '../config/json-pointer.ts';
import type { FieldSource, HttpSettings } from '../config/services-file.ts';
import type { Ask, Question } from './upstream.ts';
import { answerFromUpstream, type RawAnswer } from './upstream-answer.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** The pause after a rate-limit refusal that gives none. */
const defaultPauseSeconds = 1;
const longestPauseSeconds = 3_600;

interface HttpDependencies {
  readonly clock: () => Date;
  /** The header that names the query's trace; undefined if it belongs to none. */
  readonly traceparent: () => string | undefined;
}

export function askOverHttp(service: ServiceCode, settings: HttpSettings, { clock, traceparent }: HttpDependencies): Ask {
  const { url, headers, maxBytes, unknownNumber, fields = fieldsByTheirNames(service) } = settings;
  return async (question, signal) => {
    const { number } = question;
    // Also aborted at the end: the unread rest of the body is dropped and its connection closed.
    const ended = new AbortController();
    try {
      const trace = traceparent();
      const response = await fetch(addressOf(url, service, question), {
        headers: trace === undefined ? headers : { traceparent: trace, ...headers },
        redirect: 'manual',
        signal: AbortSignal.any([signal, ended.signal]),
      });
      if (response.status === 404 && unknownNumber !== undefined) return { tel: number, rc: unknownNumber };
      if (response.status !== 200) throw faultOf(response, clock());
      const raw = pick(parseJson(await readBody(response, maxBytes)), fields);
      // If the settings name a field for the reason code, a missing code does not mean success.
      if (settings.fields?.rc && (raw.rc ?? null) === null)
        throw new UpstreamFault('failed', 'its reason code is missing or has no translation');
      return answerFromUpstream(service, number, raw);
    } catch (error) {
      if (error instanceof UpstreamFault) throw error;
      throw new UpstreamFault('failed', `the connection failed: ${codeOf(error)}`, { isTransient: true });
    } finally {
      ended.abort();
    }
  };
}

/** Fills the address template. Number and days are digits and the service a word of a closed list, so none can leave its place. */
function addressOf(template: string, service: ServiceCode, { number, days }: Question): string {
  return template
    .replaceAll('{number}', encodeURIComponent(number))
    .replaceAll('{service}', encodeURIComponent(service))
    .replaceAll('{days}', String(days));
}

function fieldsByTheirNames(service: ServiceCode): Partial<Record<FieldName, FieldSource>> {
  return Object.fromEntries(fieldsOf(service).map((name) => [name, { at: `/${name}` }]));
}

/** Classifies a refusal: 400, 404 and 422 concern this number only; 5xx and 408 may pass; all others (a redirect, a refused key) last until somebody acts. */
function faultOf({ status, headers }: Response, now: Date): UpstreamFault {
  const message = `HTTP status ${status}`;
  if (status === 429) {
    return new UpstreamFault('limited', message, { isAlive: true, retryAfterSeconds: pauseOf(headers.get('retry-after'), now) });
  }
  if (status === 504) return new UpstreamFault('timed-out', message, { isTransient: true });
  return new UpstreamFault('failed', message, {
    isTransient: status >= 500 || status === 408,
    isAlive: [400, 404, 422].includes(status),
  });
}

/** Reads `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function pauseOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return defaultPauseSeconds;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1_000;
  return Number.isNaN(seconds) ? defaultPauseSeconds : Math.min(Math.max(seconds, 0), longestPauseSeconds);
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UpstreamFault('failed', `its answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses JSON. The parser's own message would quote the body, which may hold the number. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new UpstreamFault('failed', 'its answer is not JSON');
  }
}

function pick(document: unknown, fields: Partial<Record<FieldName, FieldSource>>): RawAnswer {
  const picked = Object.entries(fields).map(([name, { at, values }]) => {
    const found = valueAt(document, at);
    return [name, values ? translate(found, values) : found];
  });
  return Object.fromEntries(picked) as RawAnswer;
}

/** Translates the upstream's value to the legend's. `null` also stands for a missing value, which `*` never replaces. */
function translate(found: unknown, values: NonNullable<FieldSource['values']>): unknown {
  if (found === undefined || found === null) return values['null'];
  const key = typeof found === 'string' ? found : JSON.stringify(found);
  return Object.hasOwn(values, key) ? values[key] : values['*'];
}

/** The error code of a failed connection from the system or library, such as ECONNRESET. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
