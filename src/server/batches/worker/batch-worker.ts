/**
 * Processes batches: takes a free one, answers it part by part, and announces it by mail. Any number of nodes may run a worker; a killed node loses only its
 * current part.
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

/**
 * The worker of a node. Notify it after a batch was accepted on this node; it finds another node's batches within `pollIntervalMs`. On stop it releases running
 * batches after their current part.
 */
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
  /** Days that results can be downloaded, mentioned in mails. */
  readonly keptDays: number;
}

/** Timing of a worker. Tests of killed workers use shorter times. */
export interface BatchWorkerTimes {
  /** Lifetime of a lease: after it, another worker takes over a killed worker's batch. */
  readonly leaseMs: number;
  /** Interval at which a worker prolongs its leases; well below `leaseMs`. */
  readonly heartbeatMs: number;
  /** Interval at which a worker looks for batches that another node accepted. */
  readonly pollIntervalMs: number;
  /** Delay before the retry of a batch that was put aside. */
  readonly retryAfterSeconds: number;
}

export const defaultTimes: BatchWorkerTimes = { leaseMs: 30_000, heartbeatMs: 10_000, pollIntervalMs: 500, retryAfterSeconds: 15 };

/** Most tries without finishing one part: beyond them the batch kills its workers, or its files are gone. */
const maxTries = 20;
/** Parts in progress at once: one waits for disk and database while another one is answered; parts that wait for a network have a limit of their own. */
const partsAtOnce = 2;
const maxBatchesAtOnce = 50;
/** Number of batches without network queries that keep a worker busy. More would wait for each other here, while another node may be idle. */
const batchesTakenAtOnce = partsAtOnce;

export function createBatchWorker(dependencies: BatchWorkerDependencies): BatchWorker {
  const { db, log, times } = dependencies;
  const limiters = { fromData: createTurns<number>({ places: partsAtOnce }), overNetworks: createTurns<number>({ places: partsAtOnce }) };
  const asksNetworks = ({ services }: HeldBatch) => services.some((service) => !dependencies.answersFromData(serviceOf(service)));
  const isKeptBusy = (underWay: UnderWay<HeldBatch>) =>
    [...underWay.keys()].filter((batch) => !asksNetworks(batch)).length >= batchesTakenAtOnce;
  // Small batches need not wait for large ones to end.
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

/** Processes one batch and never rejects: an error is logged, and the batch is retried later. */
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

/** Ends the batch and queues its mail in one transaction, so that each batch sends at most one mail, with the reason if it failed. */
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
    // The mail waits: confirming the address will send it.
    if (await finish(transaction, batch, failedOf)) return;
    const results = await resultsOf(transaction, batch);
    const withdrawal = await makeWithdrawalLink(transaction, batch);
    const language = await readerLanguage(transaction, batch);
    await outbox.queue(
      transaction,
      batchMail({ ...batch, results }, { state, failedOf, publicUrl: publicUrl(), keptDays, withdrawal, language }),
    );
  });
  // The batch is finished even if its input cannot be removed now: that is removed with the results at the latest.
  await storage.remove(inputKey(batch.id)).catch((err: unknown) => log.warn({ err, batch: batch.id }, 'input of a batch not removed'));
}
