/** Accepting a batch: the file is checked while it streams into the storage; when the reply leaves, file and row are there for good. */
import { afterCommit, inTransaction } from '../database/transaction.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BatchOrder } from '../../shared/batches/batches.ts';
import { type BatchServiceCode, serviceOf } from '../../shared/services/services.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { batchFileMessage } from '../../shared/batches/batch-file-message.ts';
import { BatchFileCheck, foreignFormOf } from '../../shared/batches/check-batch-file.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import { batchesWanted } from '../../shared/batches/wanted.ts';
import { batchFolder, inputKey } from './worker/batch-files.ts';
import type { Deps } from '../deps.ts';
import { type Entitlement, refusesService } from '../entitlements/entitlement.ts';
import { AppError } from '../base/errors.ts';
import { type IdempotencyKey, idempotencyKey, runOnce } from '../http/idempotency.ts';
import { getOrganisation } from '../auth/organisations.ts';
import type { Session } from '../auth/sessions.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import { told, type Told } from '../http/told.ts';
import type { IncomingFile } from '../http/uploads.ts';
import type { StoredFile } from '../storage/storage.ts';
import { admitAddress } from './announcements.ts';
import { refuseBeyondLimits } from './batch-budget.ts';
import { insertBatch, isAccepted } from './batches.queries.ts';
import { storeColumns } from './own-columns.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'entitlements' | 'batchWorker' | 'storage' | 'publicUrl'>;

export interface Accepted extends Told {
  readonly id: string;
  /** Unsaid in a repeated answer that an older version gave. */
  readonly mailWaits?: boolean;
}

interface Submission {
  readonly order: BatchOrder;
  readonly file: IncomingFile;
  readonly request: FastifyRequest;
}

/** Accepts a batch. Throws `AppError` (400 with `errors.file`, `errors.columns` or `errors.rows`, 413, 415) where the form is not what a batch takes. */
export async function submit(deps: Needs, session: Session, { order, file, request }: Submission): Promise<Accepted> {
  const { storage } = deps;
  const id = randomUUID();
  const check = new BatchFileCheck(file.name);
  const input = await storage.write(inputKey(id), checked(file.content, check));
  try {
    const { findings, rows } = check.finish();
    if (findings.length > 0) {
      const file = batchFileMessage(findings);
      throw new AppError('validation_failed', file, { errors: { file } });
    }
    const table = file.further();
    const ownColumns = table ? await storeColumns(storage, { id, records: rows, ...table }) : null;
    const asked = { ...order, file: file.name, sha256: input.sha256, ...(table && ownColumns && { [table.field]: ownColumns.sha256 }) };
    return await accept(deps, session, {
      id,
      order,
      records: rows,
      input,
      ownColumns,
      fileName: file.name,
      key: idempotencyKey(request, session.organisationId, asked),
    });
  } catch (error) {
    await removeRefused(deps, { organisationId: session.organisationId, id, error });
    throw error;
  }
}

/**
 * Removes the files of a batch that was not accepted, for `error`. The connection may have broken after the commit. What cannot be known now may
 * be so: a file too many does no harm, a missing one ends the batch.
 */
export async function removeRefused(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { organisationId, id, error }: { organisationId: number; id: string; error: unknown },
): Promise<void> {
  if (!(error instanceof AppError) && (await isAccepted(db, organisationId, id).catch(() => true))) return;
  await storage.remove(batchFolder(id));
}

interface Acceptance {
  readonly id: string;
  readonly order: BatchOrder;
  readonly records: number;
  readonly input: StoredFile;
  readonly ownColumns: OwnColumns | null;
  readonly fileName: string;
  readonly key?: IdempotencyKey | undefined;
}

/**
 * Writes the batch whose file is stored, and notifies the worker. A call that was answered before gets the same answer, and its file goes.
 * Throws `AppError`: 403 where the organisation may ask none of the services, 429 where it has as many batches as it may, or the address as many mails.
 */
export async function accept(deps: Needs, session: Session, acceptance: Acceptance): Promise<Accepted> {
  const { db, storage, batchWorker, config } = deps;
  const { id, order, fileName, key } = acceptance;
  const own = await deps.entitlements.of(session.organisationId);
  const { reply, isRepeated } = await inTransaction(db, (transaction) =>
    runOnce(transaction, key, async () => {
      const { organisationId, portalId } = session;
      refuseUnentitled(own, order.service);
      await refuseBeyondLimits(transaction, config, organisationId);
      const { closedAt } = await getOrganisation(transaction, organisationId);
      // A node may remember for a second the session that ended with the closing, which cancelled the batches that there were.
      if (closedAt !== null) throw new AppError('not_signed_in', baseSaid.signIn);
      const mailWaits = await admitAddress(deps, transaction, { session, email: order.email });
      const services = order.service.map((service) => ({ service, fileName: resultName(fileName, service, id) }));
      const days = order.service.includes('ports') ? (order.days ?? null) : null;
      afterCommit(transaction, batchWorker.notify);
      const { email } = order;
      await insertBatch(transaction, { ...acceptance, organisationId, portalId, email, mailWaits, days, services });
      const said = mailWaits ? batchesSaid.acceptedFor(fileName, email) : batchesSaid.accepted(fileName, email);
      return { ...told(said), id, mailWaits };
    }),
  );
  if (isRepeated) await storage.remove(batchFolder(id));
  return reply;
}

/** Throws where the organisation may ask none of the services. Where it may ask some, the rows of the others say that it may not ask these. */
function refuseUnentitled(own: Entitlement | undefined, services: readonly BatchServiceCode[]): void {
  if (own && services.every((service) => refusesService(own, serviceOf(service))))
    throw new AppError('not_entitled', batchesSaid.noneEntitled(services.join(', ')), { errors: { service: batchesSaid.notEntitled } });
}

/** Begins with the stem of the uploaded name, which the file rules keep to letters that any system takes. */
function resultName(fileName: string, service: string, id: string): string {
  return `${fileName.replace(/\.[^.]*$/, '')}_${service}_${id.slice(0, 8)}.csv`;
}

async function* checked(content: AsyncIterable<Uint8Array>, check: BatchFileCheck): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of content) {
    if (isFirst) refuseForeignForm(chunk);
    isFirst = false;
    check.push(chunk);
    yield chunk;
  }
}

/** Throws 415 for a file that is compressed or UTF-16. */
function refuseForeignForm(opening: Uint8Array): void {
  const form = foreignFormOf(opening);
  if (form === undefined) return;
  const { fileFormat, fileInUtf8 } = batchesWanted;
  const file = form === 'utf16' ? baseSaid.sentences([fileFormat, fileInUtf8]) : fileFormat;
  throw new AppError('unsupported_media_type', file, { errors: { file } });
}
