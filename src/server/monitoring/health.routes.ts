/** Liveness never touches the database, or one blip of it would restart every node. Readiness does. */
import type { FastifyInstance } from 'fastify';
import { type Db, isReachable } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';

/** Turned on at the first signal to stop, so that a load balancer sends nobody new. */
export interface Draining {
  isDraining: boolean;
}

/** A part that hangs is away. */
const answerWithinMs = 3_000;
/** How long what was found of the storage holds: whoever asks often must not fill it with trials. */
const storageFindingMs = 5_000;

export function healthRoutes(app: FastifyInstance, { db, storage }: { db: Db; storage: Storage }, draining: Draining): void {
  const isStorageThere = remembered(() =>
    within(
      storage.check().then(
        () => true,
        () => false,
      ),
    ),
  );
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = draining.isDraining ? 'stopping' : await missingPart();
    if (missing === undefined) return { status: 'ready' };
    return reply.status(503).header('retry-after', 5).send({ status: missing });
  });

  async function missingPart(): Promise<string | undefined> {
    if (!(await within(isReachable(db)))) return 'database unreachable';
    return (await isStorageThere()) ? undefined : 'files cannot be stored';
  }
}

async function within(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerWithinMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function remembered(find: () => Promise<boolean>): () => Promise<boolean> {
  let finding: Promise<boolean> | undefined;
  let foundAt = 0;
  return () => {
    if (finding && performance.now() - foundAt < storageFindingMs) return finding;
    foundAt = performance.now();
    finding = find();
    return finding;
  };
}
