import { randomUUID } from 'node:crypto';
import { BatchOrder } from '../../../shared/api/batches.ts';
import { batchFolder, inputKey } from '../../batch-worker/batch-files.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { IdempotencyKey } from '../../http/idempotency.ts';
import type { Session } from '../../auth/sessions.ts';
import { findBatch } from './batches.queries.ts';
import { chosenRows, resultFile } from './result-file.ts';
import { accept, type Accepted } from './submit-batch.ts';

/** A new batch of the numbers that failed in any service of a finished one, for the services in which some did. */
export async function runAgain(
  deps: Deps,
  session: Session,
  { id, key }: { id: string; key?: IdempotencyKey | undefined },
): Promise<Accepted> {
  const { organisationId } = session;
  const batch = await findBatch(deps.db, organisationId, id);
  if (!batch) throw new AppError('not-found', 'This batch does not exist');
  const failing = batch.services.filter(({ failed }) => failed > 0);
  if (batch.state !== 'done' || failing.length === 0) throw new AppError('conflict', 'No row of this batch failed');
  const numbers = new Set<string>();
  for (const { service, position } of failing) {
    const file = await resultFile(deps, organisationId, { id, service, position });
    let isHeading = true;
    for await (const [number = ''] of chosenRows(await file.rows(), 'failed')) {
      if (!isHeading) numbers.add(number);
      isHeading = false;
    }
  }
  const newId = randomUUID();
  const input = await deps.storage.write(inputKey(newId), Buffer.from([...numbers].map((number) => `${number}\n`).join('')));
  const order = BatchOrder.parse({
    service: failing.map(({ service }) => service),
    email: batch.email,
    ...(batch.days !== null && { days: String(batch.days) }),
  });
  const fileName = batch.fileName.replace(/(_failed)?(\.[^.]*)$/, '_failed$2');
  return accept(deps, session, { id: newId, order, records: numbers.size, input, ownColumns: null, fileName, key }).catch(
    async (error: unknown) => {
      await deps.storage.remove(batchFolder(newId));
      throw error;
    },
  );
}
