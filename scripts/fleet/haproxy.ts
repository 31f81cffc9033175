import { join } from 'node:path';
import { begin, type Process } from './process.ts';

/** `deploy/haproxy/database.cfg` as it is; `ports` are of PostgreSQL and Patroni on each machine. */
export function startHaproxy(
  port: number,
  ports: readonly (readonly [number, number])[],
  { directory, authority }: { directory: string; authority: string },
): Process {
  const places = ports.flatMap(([server, patroni], index) => [
    [`DATABASE_${index + 1}`, `127.0.0.1:${server}`],
    [`PATRONI_${index + 1}`, String(patroni)],
  ]);
  const env: Record<string, string> = { DATABASE_BIND: `127.0.0.1:${port}`, AUTHORITY: authority, ...Object.fromEntries(places) };
  return begin(['haproxy', '-db', '-f', join(import.meta.dirname, '../../deploy/haproxy/database.cfg')], { env, directory });
}
