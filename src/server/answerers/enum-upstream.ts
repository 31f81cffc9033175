/** Asks a DNS server for the NAPTR records of a number, and reads their `tel:` parameters. */
import { type NaptrRecord, NODATA, NOTFOUND, TIMEOUT } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { type Answer, type FieldName, fieldsOf } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { enumDomain, urisOf } from '../../shared/wire/naptr.ts';
import type { EnumSettings } from '../config/services-file.ts';
import { telParameters } from '../../shared/wire/tel-uri.ts';
import type { Ask } from './upstream.ts';
import { answerFromUpstream, type RawAnswer } from './upstream-answer.ts';
import { UpstreamFault } from './upstream-fault.ts';

export function askOverEnum(service: ServiceCode, settings: EnumSettings): Ask {
  const { servers, zone, timeoutMs, retries, unknownNumber, fields = {} } = settings;
  // A datagram may be lost, so each server in each try has its share of the time. The resolver itself goes on to the next server, and
  // to TCP where an answer was cut short.
  const timeout = Math.ceil(timeoutMs / (retries + 1) / servers.length);
  const resolver = new Resolver({ timeout, maxTimeout: timeout, tries: 1 });
  resolver.setServers(servers);
  return async ({ number }) => {
    const records = await resolver.resolveNaptr(enumDomain(number, zone)).catch(asFault);
    if (records === undefined) return { tel: number, rc: unknownNumber };
    const parameters = urisOf(records, number)
      .map(telParameters)
      .find((found) => found !== undefined);
    if (!parameters) throw new UpstreamFault('failed', 'none of its NAPTR records can be read');
    return answerOf(service, number, { parameters, fields });
  };
}

interface Sent {
  /** By their lower-case names. */
  readonly parameters: ReadonlyMap<string, string | true>;
  /** The upstream's names of fields, where they are not the legend's. */
  readonly fields?: Partial<Record<FieldName, string>>;
}

/** The answer that the parameters of a URI are. Throws `UpstreamFault` where they are none. */
export function answerOf(service: ServiceCode, number: string, { parameters, fields = {} }: Sent): Answer {
  const names = fieldsOf(service);
  const raw: RawAnswer = Object.fromEntries(names.map((field) => [field, parameters.get((fields[field] ?? field).toLowerCase())]));
  return answerFromUpstream(service, number, names.includes('npi') ? { ...raw, npi: raw.npi ?? npiOf(raw, number) } : raw);
}

/**
 * Whether the number was ported, where the upstream sends no more than RFC 4694 has: looked up and no routing number means no.
 * In the North American plan a pooled number has a routing number too although nobody ported it.
 */
function npiOf({ npdi, rn }: RawAnswer, number: string): string | undefined {
  if (rn === undefined) return npdi === undefined ? undefined : 'no';
  return number.startsWith('1') ? undefined : 'yes';
}

/** Undefined where the server knows nothing about the number; the error's own message would name the domain, and so the number. */
function asFault(error: unknown): NaptrRecord[] | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === NOTFOUND || code === NODATA) return undefined;
  throw new UpstreamFault(code === TIMEOUT ? 'timed-out' : 'failed', `DNS: ${code}`, { isTransient: !lasting.has(code) });
}

/** The server understood the question and will not answer it the next time either. */
const lasting = new Set(['EFORMERR', 'ENOTIMP', 'EREFUSED']);
