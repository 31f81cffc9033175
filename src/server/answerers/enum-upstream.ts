/** Queries a DNS server for the NAPTR records of a number, and reads their `tel:` parameters. */
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
  // A datagram may be lost, so each server gets a share of the time in each try. The resolver itself goes on to the next server, and to TCP if an answer was
  // truncated.
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

/** Reason code of a number that the network has not assigned. */
const unassigned = 201;

/** True if the answer is about this number. One that is not in international form cannot be compared, and passes. */
function isAbout(number: string, uri: string): boolean {
  return !/^(?:tel:|sips?:)?\+/i.test(uri) || numberOf(uri) === number;
}

function hasField(service: ServiceCode, { parameters, fields = {} }: Sent): boolean {
  return fieldsOf(service).some((field) => parameters.has((fields[field] ?? field).toLowerCase()));
}

interface Sent {
  /** Parameters by lower-case name. */
  readonly parameters: ReadonlyMap<string, string | true>;
  /** The upstream's field names, if they differ from the legend's. */
  readonly fields?: Partial<Record<FieldName, string>>;
}

/** Reads the answer from the parameters of a URI. Throws `UpstreamFault` if they make none. */
export function answerOf(service: ServiceCode, number: string, { parameters, fields = {} }: Sent): Answer {
  const names = fieldsOf(service);
  const raw: RawAnswer = Object.fromEntries(names.map((field) => [field, parameters.get((fields[field] ?? field).toLowerCase())]));
  return answerFromUpstream(service, number, names.includes('npi') ? { ...raw, npi: raw.npi ?? npiOf(raw, number) } : raw);
}

/**
 * Returns the ported flag if the upstream sends only RFC 4694 fields: looked up without a routing number means no. In the North American plan a pooled number
 * also has a routing number although it is not ported.
 */
function npiOf({ npdi, rn }: RawAnswer, number: string): string | undefined {
  if (rn === undefined) return npdi === undefined ? undefined : 'no';
  return number.startsWith('1') ? undefined : 'yes';
}

/**
 * Returns no records if the server knows nothing about the number; the error's own message would name the domain, and so the number. A server that cannot reach
 * one block (SERVFAIL) still serves the others.
 */
function asFault(error: unknown): NaptrRecord[] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === NOTFOUND || code === NODATA) return [];
  throw new UpstreamFault(code === TIMEOUT ? 'timed-out' : 'failed', `DNS: ${code}`, {
    isTransient: !lasting.has(code),
    isAlive: code === SERVFAIL,
  });
}

/** Errors that a retry repeats: the server understood the query and will not answer it. */
const lasting = new Set(['EFORMERR', 'ENOTIMP', 'EREFUSED']);
