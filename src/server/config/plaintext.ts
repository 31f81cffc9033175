/** Settings that would send data in clear, or open it to others: refused at the start unless explicitly allowed. */
import { isIPv4 } from 'node:net';
import { urlsOfHosts } from './database-url.ts';
import { recordsPlace } from './records-url.ts';
import { isUpstream, type ServicesConfig, type UpstreamSettings } from './services-file.ts';

interface Values {
  readonly HOST?: string | undefined;
  readonly TRUST_PROXY?: number | readonly string[] | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly RECORDS_URL?: string | undefined;
  readonly STORAGE_URL?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly SERVICES_CONFIG: ServicesConfig;
  readonly ALLOW_PLAINTEXT?: boolean | undefined;
}

/** Returns a sentence for each, with the variable and the remedy. Skips a variable that `isSet` but has its own fault. */
export function openToOthers(
  { HOST, TRUST_PROXY, SMTP_URL, DATABASE_URL, RECORDS_URL, STORAGE_URL, S3_ENDPOINT, SERVICES_CONFIG, ALLOW_PLAINTEXT }: Values,
  isSet: (name: string) => boolean,
): string[] {
  const faults: string[] = [];
  if (HOST !== undefined && !isThisMachine(HOST) && !isSet('METRICS_TOKEN'))
    faults.push('METRICS_TOKEN is required if other machines reach HOST: /metrics is open without it');
  // A proxy on the same machine lets others in, despite the restriction to local addresses.
  else if (TRUST_PROXY !== undefined && TRUST_PROXY !== 0 && !isSet('METRICS_TOKEN'))
    faults.push('METRICS_TOKEN is required with TRUST_PROXY: without it, /metrics is open to everything that the proxy passes on');
  if (ALLOW_PLAINTEXT) return faults;
  if (SMTP_URL !== undefined && isMailInClear(new URL(SMTP_URL)))
    faults.push('SMTP_URL sends e-mails and its password unencrypted: use smtps:// or ?requireTLS=true, or set ALLOW_PLAINTEXT=true');
  if (DATABASE_URL !== undefined && urlsOfHosts(DATABASE_URL).some((url) => isDatabaseInClear(new URL(url))))
    faults.push('DATABASE_URL reaches its server without TLS: add ?sslmode=verify-full, or set ALLOW_PLAINTEXT=true');
  if (RECORDS_URL !== undefined && areRecordsInClear(RECORDS_URL))
    faults.push('RECORDS_URL reaches its servers without TLS: use tls://, or set ALLOW_PLAINTEXT=true');
  if (STORAGE_URL !== undefined && S3_ENDPOINT !== undefined && isHttpInClear(S3_ENDPOINT))
    faults.push("S3_ENDPOINT receives customers' files unencrypted: use https://, or set ALLOW_PLAINTEXT=true");
  for (const [service, settings] of Object.entries(SERVICES_CONFIG))
    if (isUpstream(settings) && isAskedInClear(settings))
      faults.push(`SERVICES_CONFIG ${service}.url receives numbers unencrypted: use https://, or set ALLOW_PLAINTEXT=true`);
  return faults;
}

/** True if only programs on this machine reach the address. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

function isHttpInClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isThisMachine(hostname);
}

function isAskedInClear(settings: UpstreamSettings): boolean {
  switch (settings.kind) {
    case 'http':
      return isHttpInClear(settings.url);
    case 'enum':
      // DNS knows nothing else.
      return false;
  }
}

function isMailInClear({ protocol, hostname, searchParams }: URL): boolean {
  return protocol === 'smtp:' && !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'true';
}

/** Modes that the server cannot downgrade. */
const modesWithTls = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** True if the connection is unencrypted. The parameter `host` overrides the address; one that begins with a slash is a local socket. */
function isDatabaseInClear({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host !== '' && !host.startsWith('/') && !isThisMachine(host) && !modesWithTls.has(searchParams.get('sslmode') ?? '');
}

function areRecordsInClear(url: string): boolean {
  const { servers, isEncrypted } = recordsPlace(url);
  return !isEncrypted && !servers.every((server) => isThisMachine(server.replace(/:\d+$/, '')));
}
