/** PgBouncer with the files that are shipped: addresses, paths and the password alone are put in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { type Pooler, runPgbouncer } from '../../src/server/test-support/pgbouncer.ts';

interface Server {
  /** A host, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** The text of its certificate, if it takes TLS. */
  readonly authority?: string;
}

interface Options {
  readonly password: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

export const shippedPoolers = ['container/pgbouncer.ini', 'pgbouncer/pgbouncer.ini'] as const;

/** `file` before the server, for its user `portal`. */
export async function startShippedPooler(
  file: (typeof shippedPoolers)[number],
  { host, port, database, authority }: Server,
  { password, user }: Options,
): Promise<Pooler> {
  const ownPort = await freePort();
  const replaced = [
    [/^portal = .*$/m, `portal = host=${host} port=${port} dbname=${database}`],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    [/^listen_port = .*$/m, `listen_port = ${ownPort}`],
    [/^auth_file = .*$/m, 'auth_file = …/userlist.txt'],
    ...(authority === undefined ? ([[/^server_tls_.*$/gm, '']] as const) : ([[/\/etc\/pgbouncer/g, '…']] as const)),
  ] as const;
  let text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  for (const [pattern, line] of replaced) text = text.replace(pattern, line);
  const files = { 'pgbouncer.ini': text, 'userlist.txt': `"portal" "${password}"\n`, 'authority.pem': authority ?? '' };
  return runPgbouncer(files, { url: `postgres://portal:${password}@127.0.0.1:${ownPort}/portal`, user });
}
