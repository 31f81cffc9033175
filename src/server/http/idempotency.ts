/** A repeated call gets the first reply again: the header `Idempotency-Key` and the reply are kept with the effect. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';

/** The identity of a repeatable call; undefined if the caller gave no key. */
export interface IdempotencyKey {
  readonly organisationId: number;
  readonly key: string;
  /** SHA-256 of the whole request. */
  readonly requestHash: Buffer;
}

/** Reads the header. `asked` holds everything that identifies the request. Throws `AppError` (400) on a malformed key. */
export function idempotencyKey(request: FastifyRequest, organisationId: number, asked: unknown): IdempotencyKey | undefined {
  if (!request.routeOptions.config.takesIdempotencyKey)
    throw new Error(`The contract does not say that ${routeOf(request)} takes the header`);
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new AppError('malformed_request', inEnglish('The header Idempotency-Key takes 1 to 200 visible characters'));
  return {
    organisationId,
    key,
    requestHash: createHash('sha256')
      .update(JSON.stringify([routeOf(request), asked]))
      .digest(),
  };
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url;

/**
 * Runs `effect` within the transaction `db`, unless a call with this key was answered already: then only its reply is returned again. Waits for a
 * duplicate that still runs. Throws `AppError` (409) if the key was used for another request.
 */
export async function runOnce<Reply>(
  db: Db,
  idempotency: IdempotencyKey | undefined,
  effect: () => Promise<Reply>,
): Promise<{ reply: Reply; isRepeated: boolean }> {
  if (!idempotency) return { reply: await effect(), isRepeated: false };
  const { organisationId, key, requestHash } = idempotency;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ organisation_id: organisationId, key, request_hash: requestHash, reply: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    const first = await firstReply<Reply>(db, idempotency);
    if (first === null) throw new Error('The first call with this Idempotency-Key was forgotten at this moment');
    return { reply: first, isRepeated: true };
  }
  const reply = await effect();
  await db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('organisation_id', '=', organisationId)
    .where('key', '=', key)
    .execute();
  return { reply, isRepeated: false };
}

/** Time for which the reply of a query is repeated. */
const answeredFor = sql`interval '24 hours'`;
/** A call that runs longer was killed: no upstream may take this long. */
const underWayFor = sql`interval '2 minutes'`;
const lookAgainMs = 50;

/**
 * Runs slow work, which commits its own writes, once: within 24 hours its reply is returned again, and calls wait for one that still runs. Replies
 * that `isKept` rejects, and errors, lead to a new run. Throws `AppError` (409) if the key was used for another request.
 */
export async function askOnce<Reply>(
  db: Db,
  idempotency: IdempotencyKey | undefined,
  { ask, isKept }: { ask: () => Promise<Reply>; isKept: (reply: Reply) => boolean },
): Promise<Reply> {
  if (!idempotency) return ask();
  for (;;) {
    const begunAt = await claim(db, idempotency);
    if (begunAt !== undefined) return askAndKeep(db, { ...idempotency, begunAt }, { ask, isKept });
    // Null while it runs, or if it is abandoned at this moment.
    const reply = await firstReply<Reply | null>(db, idempotency);
    if (reply !== null) return reply;
    await setTimeout(lookAgainMs);
  }
}

/** Returns the start time of the call that may run, as the database writes it: its mark. Undefined if another call ran or runs. */
async function claim(db: Db, { organisationId, key, requestHash }: IdempotencyKey): Promise<string | undefined> {
  const keptFor = sql`case when idempotency_keys.reply = 'null' then ${underWayFor} else ${answeredFor} end`;
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ organisation_id: organisationId, key, request_hash: requestHash, reply: 'null' })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'key'])
        .doUpdateSet({ reply: 'null', created_at: sql<Date>`now()` })
        .whereRef('idempotency_keys.request_hash', '=', 'excluded.request_hash')
        .where('idempotency_keys.created_at', '<', sql<Date>`now() - ${keptFor}`),
    )
    .returning(sql<string>`created_at::text`.as('begunAt'))
    .executeTakeFirst();
  return claimed?.begunAt;
}

async function askAndKeep<Reply>(
  db: Db,
  { organisationId, key, begunAt }: IdempotencyKey & { begunAt: string },
  { ask, isKept }: { ask: () => Promise<Reply>; isKept: (reply: Reply) => boolean },
): Promise<Reply> {
  const own = sql<boolean>`organisation_id = ${organisationId} and key = ${key} and created_at = ${begunAt}::timestamptz`;
  const giveUp = () => db.deleteFrom('idempotency_keys').where(own).execute();
  try {
    const reply = await ask();
    if (isKept(reply)) {
      await db
        .updateTable('idempotency_keys')
        .set({ reply: JSON.stringify(reply) })
        .where(own)
        .execute();
    } else {
      await giveUp();
    }
    return reply;
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
}

/** Returns the reply of the first call; null if its row is gone. */
async function firstReply<Reply>(db: Db, { organisationId, key, requestHash }: IdempotencyKey): Promise<Reply | null> {
  const first = await db
    .selectFrom('idempotency_keys')
    .where('organisation_id', '=', organisationId)
    .where('key', '=', key)
    .select(['request_hash', 'reply'])
    .executeTakeFirst();
  if (!first) return null;
  if (!requestHash.equals(first.request_hash))
    throw new AppError('idempotency_key_reused', inEnglish('This Idempotency-Key was used for another request'));
  // The reply that a call with this key wrote.
  return first.reply as Reply | null;
}
