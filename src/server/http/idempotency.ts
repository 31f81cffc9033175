/** A repeated call answers as the first one did: the header `Idempotency-Key` and what was replied are kept with the effect. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';

/** What a call may be repeated under; undefined where the caller gave no key. */
export interface IdempotencyKey {
  readonly organisationId: number;
  readonly key: string;
  /** SHA-256 of everything that the call asks. */
  readonly requestHash: Buffer;
}

/** Reads the header. `asked` is all that tells one request from another. Throws `AppError` (400) on a key that is none. */
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
 * Runs `effect` within the transaction `db`, unless a call with this key was answered already: then nothing happens, and its reply comes
 * again. A duplicate that is still running is waited for. Throws `AppError` (409) where the key was used for another request.
 */
export async function runOnce<Reply>(
  db: Db,
  idempotency: IdempotencyKey | undefined,
  effect: () => Promise<Reply>,
): Promise<{ reply: Reply; isRepeated: boolean }> {
  if (!idempotency) return { reply: await effect(), isRepeated: false };
  const { organisationId, key, requestHash } = idempotency;
  const { rows } = await sql`
    insert into idempotency_keys (organisation_id, key, request_hash, reply) values (${organisationId}, ${key}, ${requestHash}, 'null')
    on conflict do nothing returning 1`.execute(db);
  if (rows.length === 0) {
    const first = await firstReply<Reply>(db, idempotency);
    if (first === null) throw new Error('The first call with this Idempotency-Key was forgotten at this moment');
    return { reply: first, isRepeated: true };
  }
  const reply = await effect();
  await sql`
    update idempotency_keys set reply = ${JSON.stringify(reply)}::jsonb where organisation_id = ${organisationId} and key = ${key}`.execute(
    db,
  );
  return { reply, isRepeated: false };
}

/** For how long a query is not asked again. */
const answeredFor = sql`interval '24 hours'`;
/** Whoever asks for longer was killed: no upstream may take so long. */
const underWayFor = sql`interval '2 minutes'`;
const lookAgainMs = 50;

/**
 * Asks what takes long, and writes what it has to on its own, once: within 24 hours its reply comes again, and while it is under way others wait for
 * it. What `isKept` does not take, and what threw, is asked anew. Throws `AppError` (409) where the key was used for another request.
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
    // Null while it is under way, and where it is given up at this moment.
    const reply = await firstReply<Reply | null>(db, idempotency);
    if (reply !== null) return reply;
    await setTimeout(lookAgainMs);
  }
}

/** When the call that may ask began, as the database writes it: its mark. Undefined where another one asked, or asks. */
async function claim(db: Db, { organisationId, key, requestHash }: IdempotencyKey): Promise<string | undefined> {
  const { rows } = await sql<{ begunAt: string }>`
    insert into idempotency_keys as kept (organisation_id, key, request_hash, reply)
    values (${organisationId}, ${key}, ${requestHash}, 'null')
    on conflict (organisation_id, key) do update set reply = 'null', created_at = now()
    where kept.request_hash = excluded.request_hash
      and kept.created_at < now() - case when kept.reply = 'null' then ${underWayFor} else ${answeredFor} end
    returning created_at::text as "begunAt"`.execute(db);
  return rows[0]?.begunAt;
}

async function askAndKeep<Reply>(
  db: Db,
  { organisationId, key, begunAt }: IdempotencyKey & { begunAt: string },
  { ask, isKept }: { ask: () => Promise<Reply>; isKept: (reply: Reply) => boolean },
): Promise<Reply> {
  const own = sql`organisation_id = ${organisationId} and key = ${key} and created_at = ${begunAt}::timestamptz`;
  const giveUp = () => sql`delete from idempotency_keys where ${own}`.execute(db);
  try {
    const reply = await ask();
    if (isKept(reply)) await sql`update idempotency_keys set reply = ${JSON.stringify(reply)}::jsonb where ${own}`.execute(db);
    else await giveUp();
    return reply;
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
}

/** Null where there is none any more. */
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
  // What a call with this key wrote.
  return first.reply as Reply | null;
}
