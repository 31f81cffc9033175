/** Liveness never touches the database, or one blip of it would restart every node. Readiness does. */
import type { FastifyInstance } from 'fastify';
import { type Db, isReachable } from '../database/database.ts';
import type { MailState } from './mail-state.ts';
import { inTime, type StorageState } from './storage-state.ts';

/** Turned on at the first signal to stop, so that a load balancer sends nobody new. */
export interface Draining {
  isDraining: boolean;
}

interface Parts {
  readonly db: Db;
  readonly isStorageThere: StorageState;
  readonly isStorageOurs: StorageState;
  readonly isMailThere: MailState;
  /** The stream of query records; undefined where the database takes them. */
  readonly records: { isThere(): boolean } | undefined;
}

export function healthRoutes(
  app: FastifyInstance,
  { db, isStorageThere, isStorageOurs, isMailThere, records }: Parts,
  draining: Draining,
): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = draining.isDraining ? 'stopping' : await missingPart();
    if (missing !== undefined) return reply.status(503).header('retry-after', 5).send({ status: missing });
    // Whoever is signed in needs no mail, and everything but queries goes on without the stream: a node without them still takes calls, and says so.
    const away = [...((await isMailThere()) ? [] : ['mail']), ...(records?.isThere() === false ? ['records'] : [])];
    return away.length === 0 ? { status: 'ready' } : { status: 'ready', away };
  });

  async function missingPart(): Promise<string | undefined> {
    if (!(await inTime(isReachable(db), false))) return 'database unreachable';
    if (!(await isStorageThere())) return 'files cannot be stored';
    return (await isStorageOurs()) ? undefined : 'files are those of another storage';
  }
}
