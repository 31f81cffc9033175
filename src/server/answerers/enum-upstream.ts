/** Asks a DNS server for the NAPTR records of a number, and reads their `tel:` parameters. */
import { type NaptrRecord, NODATA, NOTFOUND, SERVFAIL, TIMEOUT } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { type Answer, type FieldName, fieldsOf } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { enumDomain, isUnused, urisOf } from '../../shared/decoder/naptr.ts';
import type { EnumSettings } from '../config/services-file.ts';
import { numberOf, telParameters } from '../../shared/decoder/tel-uri.ts';
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
    const parameters = urisOf(records, number)
      .filter((uri) => isAbout(number, uri))
      .map((uri) => telParameters(uri))
      .find((found) => found !== undefined && hasField(service, { parameters: found, fields }));
    if (parameters) return answerOf(service, number, { parameters, fields });
    if (isUnused(records)) return answerFromUpstream(service, number, { rc: unassigned });
    return { tel: number, rc: unknownNumber };
  };
}

/** The reason code of a number that the network has not assigned. */
const unassigned = 201;

/** An answer about another number is none. A number that is not in international form cannot be compared. */
function isAbout(number: string, uri: string): boolean {
  return !/^(?:tel:|sips?:)?\+/i.test(uri) || numberOf(uri) === number;
}

function hasField(service: ServiceCode, { parameters, fields = {} }: Sent): boolean {
  return fieldsOf(service).some((field) => parameters.has((fields[field] ?? field).toLowerCase()));
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

/**
 * No records where the server knows nothing about the number; the error's own message would name the domain, and so the number. A server
 * that cannot reach those of one block (SERVFAIL) is there for the others.
 */
function asFault(error: unknown): NaptrRecord[] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === NOTFOUND || code === NODATA) return [];
  throw new UpstreamFault(code === TIMEOUT ? 'timed-out' : 'failed', `DNS: ${code}`, {
    isTransient: !lasting.has(code),
    isAlive: code === SERVFAIL,
  });
}

/** The server understood the question and will not answer it the next time either. */
const lasting = new Set(['EFORMERR', 'ENOTIMP', 'EREFUSED']);
