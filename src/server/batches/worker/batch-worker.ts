/**
 * Works batches off: takes what nobody works on, answers it part by part, announces it by mail. Any number of nodes may run one; a node
 * that is killed loses nothing but the part it was at.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Answerers } from '../../answerers/answerers.ts';
import { createHands, type Hands, type UnderWay } from '../../base/hands.ts';
import { createTurns, type Turns } from '../../base/turns.ts';
import { makeWithdrawalLink } from '../batch-withdrawals.ts';
import type { DataSets } from '../../data-sets/data-sets.ts';
import type { Db } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { queueEvent } from '../../webhooks/queued-events.ts';
import type { MailOutbox } from '../../mail/mail-outbox.ts';
import type { Storage } from '../../storage/storage.ts';
import { serviceOf } from '../../../shared/services/services.ts';
import { createRowAnswers } from './row-answers.ts';
import { batchFolder, inputKey } from './batch-files.ts';
import { batchMail } from '../batches.mails.ts';
import { type Checkpoint, finish, release, type HeldBatch, keepLease, resultsOf } from './batch-queue.ts';
import { LeaseLost } from '../../database/leases.ts';
import { readerLanguage } from './reader-language.ts';
import { takeNext } from './taking-turns.ts';
import type { ServiceHealth } from '../../query-records/service-health.ts';
import type { Entitlements } from '../../entitlements/entitlements.ts';
import { createBatchAdmission } from './batch-admission.ts';
import { answerRows, InputDamaged, InputMissing, PartNotStored } from './answer-batch.ts';
import type { ServiceCode } from '../../../shared/services/services.ts';

/** Notified after a batch was accepted on this node; another node's batches are found within `pollIntervalMs`. What runs is released after the part it is at. */
export type BatchWorker = Hands;

interface BatchWorkerDependencies {
  readonly db: Db;
  readonly storage: Storage;
  readonly dataSets: DataSets;
  readonly answerers: Answerers;
  readonly answersFromData: (service: ServiceCode) => boolean;
  readonly entitlements: Pick<Entitlements, 'of' | 'countRefused'>;
  readonly serviceHealth: Pick<ServiceHealth, 'count'>;
  readonly outbox: MailOutbox;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
  readonly publicUrl: () => string;
  readonly times: BatchWorkerTimes;
  /** How long results can be downloaded, as mails say. */
  readonly keptDays: number;
}

/** How a worker keeps time. Tests of killed workers give shorter times. */
export interface BatchWorkerTimes {
  /** A killed worker's batch is taken up by another one when its lease is over. */
  readonly leaseMs: number;
  /** How often a worker prolongs the leases that it holds; well below `leaseMs`. */
  readonly heartbeatMs: number;
  /** How often a worker looks for batches that another node accepted. */
  readonly pollIntervalMs: number;
  /** After how long a batch that was put aside is taken up again. */
  readonly retryAfterSeconds: number;
}

export const defaultTimes: BatchWorkerTimes = { leaseMs: 30_000, heartbeatMs: 10_000, pollIntervalMs: 500, retryAfterSeconds: 15 };

/** A batch that was taken up so often without finishing one part ends its workers, or its files are gone. */
const maxTries = 20;
/** One part waits for disk and database while another one is answered; parts that wait for a network have a limit of their own. */
const partsAtOnce = 2;
const maxBatchesAtOnce = 50;
/** So many batches that ask no network keep a worker busy. More of them would wait for each other here, while another node may have nothing to do. */
const batchesTakenAtOnce = partsAtOnce;

export function createBatchWorker(dependencies: BatchWorkerDependencies): BatchWorker {
  const { db, log, times } = dependencies;
  const limiters = { fromData: createTurns<number>({ places: partsAtOnce }), overNetworks: createTurns<number>({ places: partsAtOnce }) };
  const asksNetworks = ({ services }: HeldBatch) => services.some((service) => !dependencies.answersFromData(serviceOf(service)));
  const isKeptBusy = (underWay: UnderWay<HeldBatch>) =>
    [...underWay.keys()].filter((batch) => !asksNetworks(batch)).length >= batchesTakenAtOnce;
  // Small batches do not wait for large ones to end.
  let mayTakeOneMore = false;
  const worker = createHands<HeldBatch & Checkpoint>({
    everyMs: times.pollIntervalMs,
    beforeLook: () => (mayTakeOneMore = true),
    hasRoom: (underWay) => underWay.size < maxBatchesAtOnce && (!isKeptBusy(underWay) || mayTakeOneMore),
    take: (underWay) => {
      if (isKeptBusy(underWay)) mayTakeOneMore = false;
      return takeNext(db, times.leaseMs);
    },
    work: (batch, stopping) => {
      const overNetworks = asksNetworks(batch);
      const limiter = overNetworks ? limiters.overNetworks : limiters.fromData;
      return workOff(dependencies, batch, { limiter, asksNetworks: overNetworks, stopping });
    },
    onFailure: (err) => log.warn({ err }, 'batches could not be looked for'),
  });
  worker.notify();
  return worker;
}

/** Never rejects: what goes wrong with a batch is logged, and the batch is taken up again later. */
async function workOff(
  dependencies: BatchWorkerDependencies,
  batch: HeldBatch & Checkpoint,
  { limiter, asksNetworks, stopping }: { limiter: Turns<number>; asksNetworks: boolean; stopping: AbortSignal },
): Promise<void> {
  const { db, log, times } = dependencies;
  const lost = new AbortController();
  const admission = createBatchAdmission(dependencies, batch);
  const timer = setInterval(() => {
    keepLease(db, batch).catch((err: unknown) => err instanceof LeaseLost && lost.abort(err));
  }, times.heartbeatMs);
  try {
    if (batch.tries > maxTries) return await end(dependencies, batch, `${maxTries} tries in a row got no further`);
    const signal = AbortSignal.any([stopping, lost.signal]);
    const limit = (work: () => Promise<Checkpoint>) => limiter.run(batch.organisationId, work);
    const answers = createRowAnswers(dependencies, batch);
    await answerRows(dependencies, batch, { batch, answers, admission, asksNetworks, signal, limit });
    await end(dependencies, batch);
  } catch (err) {
    await putAside(dependencies, batch, { err, isStopping: stopping.aborted }).catch((later: unknown) =>
      log.warn({ err: later, batch: batch.id }, 'batch not released; its lease ends by itself'),
    );
  } finally {
    clearInterval(timer);
    await admission
      .end()
      .catch((err: unknown) => log.warn({ err, batch: batch.id }, 'quota of a batch not given back before its next part'));
  }
}

async function putAside(
  dependencies: BatchWorkerDependencies,
  batch: HeldBatch,
  { err, isStopping }: { err: unknown; isStopping: boolean },
) {
  const { db, log, storage, times } = dependencies;
  if (isStopping) return release(db, batch, { seconds: 0, isTry: false });
  if (err instanceof InputDamaged || (err instanceof InputMissing && batch.tries >= maxTries)) {
    log.error({ err, batch: batch.id }, 'batch failed');
    return end(dependencies, batch, err.message);
  }
  if (!(err instanceof LeaseLost)) {
    log.error({ err, batch: batch.id }, 'batch put aside');
    return release(db, batch, { seconds: times.retryAfterSeconds, isTry: !(err instanceof PartNotStored) });
  }
  const row = await db
    .selectFrom('batches')
    .where('organisation_id', '=', batch.organisationId)
    .where('id', '=', batch.id)
    .select('state')
    .executeTakeFirst();
  // Cancelled, or the whole organisation is gone: a part may have been stored after its folder was removed.
  if (row?.state !== 'running' && row?.state !== 'done' && row?.state !== 'queued') await storage.remove(batchFolder(batch.id));
}

/** The end of the batch and its mail are one transaction: one batch, one mail at most, with what it failed of, where it did. */
async function end(
  { db, storage, outbox, publicUrl, keptDays, log }: BatchWorkerDependencies,
  batch: HeldBatch,
  failedOf?: string,
): Promise<void> {
  const state = failedOf === undefined ? 'done' : 'failed';
  await inTransaction(db, async (transaction) => {
    const { id, organisationId, records, services } = batch;
    const type = failedOf === undefined ? 'batch.finished' : 'batch.failed';
    await queueEvent(transaction, { type, organisationId, data: { id, records, services } });
    // Whoever confirms the address sends it then.
    if (await finish(transaction, batch, failedOf)) return;
    const results = await resultsOf(transaction, batch);
    const withdrawal = await makeWithdrawalLink(transaction, batch);
    const language = await readerLanguage(transaction, batch);
    await outbox.queue(
      transaction,
      batchMail({ ...batch, results }, { state, failedOf, publicUrl: publicUrl(), keptDays, withdrawal, language }),
    );
  });
  // The batch is finished whatever becomes of its input, which goes with its results at the latest.
  await storage.remove(inputKey(batch.id)).catch((err: unknown) => log.warn({ err, batch: batch.id }, 'input of a batch not removed'));
}
