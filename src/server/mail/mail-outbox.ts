/**
 * The mail outbox: a mail is written in the transaction that causes it, and sent afterwards. So a slow mail server delays no call, and the time of a call does
 * not reveal which accounts exist. Retried with growing pauses until `giveUpAfter`.
 */
import { type RawBuilder, sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { seal, unseal } from '../config/sealed-text.ts';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { type Mailer, MailNotTaken, type Message } from './mailer.ts';

export interface MailOutbox {
  /** Writes a mail into the outbox, within the transaction `db` (`inTransaction`); it is sent after the commit. */
  queue(db: Db, message: Message): Promise<void>;
  close(): Promise<void>;
}

/** Interval at which mails of other nodes and retries are found. */
const defaultPollIntervalMs = 5_000;
/** Lease of a process on a mail, after which another one takes it. */
const lease = sql`interval '2 minutes'`;
/** Pause before the next retry; it doubles each time up to a maximum. */
const pauseAfterTries = sql`least(interval '1 hour', interval '5 seconds' * power(2, least(tries, 12)))`;
/** Minimum pause if the server said nothing: it may have accepted the mail, and RFC 5321 (4.5.3.2.6) gives it this long. */
const pauseInDoubt = sql`interval '10 minutes'`;
/** Mails that one node sends at the same time, in all and to one domain, whose server may hang. */
const atOnce = 5;
const atOncePerDomain = 2;
/** Pause of a mail whose domain already has the maximum in progress. */
const aside = sql`interval '5 seconds'`;
/** Tolerance: a mail taken while this statement waited for its turn was taken slightly after its `now()`. */
const aMoment = sql`interval '1 minute'`;
const giveUpAfter = sql`interval '48 hours'`;

interface OutboxDependencies {
  db: Db;
  mailer: Mailer;
  secretKeys: SecretKeys;
  log: FastifyBaseLogger;
  pollIntervalMs?: number | undefined;
}

export function createMailOutbox({ db, mailer, secretKeys, log, pollIntervalMs }: OutboxDependencies): MailOutbox {
  const keys = secretKeys.map(encryptionKey);
  const senders = new Set<Promise<void>>();
  let atWork = 0;
  let notices = 0;
  let isClosed = false;
  const domains = new Map<string, Domain>();

  /** Sends until nothing is due, and looks again if notified meanwhile. */
  const sendOn = async () => {
    atWork += 1;
    try {
      for (let seen = -1; seen !== notices && !isClosed;) {
        seen = notices;
        while (!isClosed && (await sendNext({ db, mailer, log, domains }, keys))) continue;
      }
    } catch (err) {
      log.error({ err }, 'the mail outbox could not be read');
    } finally {
      atWork -= 1;
    }
  };
  // A sender that waits for a hanging server keeps no other from the next mail.
  const notify = () => {
    notices += 1;
    while (atWork < atOnce && !isClosed) {
      const sender: Promise<void> = sendOn().finally(() => senders.delete(sender));
      senders.add(sender);
    }
  };
  const timer = setInterval(notify, pollIntervalMs ?? defaultPollIntervalMs);

  return {
    async queue(transaction, message) {
      await queueMail(transaction, secretKeys, message);
      afterCommit(transaction, notify);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(senders);
    },
  };
}

/** Removes mails sent or given up more than `keptDays` ago; until then they help to find out why one did not arrive. */
export async function removeEndedMails(db: Db, keptDays: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where(({ eb, fn }) => eb(fn.coalesce('sent_at', 'failed_at'), '<', sql<Date>`now() - ${keptDays} * interval '1 day'`))
    .execute();
}

/** Writes a mail into the outbox in the transaction `db`: for commands, whose mails the portal sends. */
export async function queueMail(db: Db, [secretKey]: SecretKeys, message: Message): Promise<void> {
  const sealed = seal(JSON.stringify(message), encryptionKey(secretKey));
  await db.insertInto('mail_outbox').values({ sealed }).execute();
}

/** Derives the key that encrypts waiting mails. */
export function encryptionKey(secretKey: string): Buffer {
  return derivedKey(secretKey, 'mail outbox');
}

/** This node's work for the recipients of one domain. */
interface Domain {
  /** Mails in progress. */
  underWay: number;
  /** Ids of mails put aside. */
  readonly aside: number[];
}

interface Sending extends Pick<OutboxDependencies, 'db' | 'mailer' | 'log'> {
  readonly domains: Map<string, Domain>;
}

interface Taken {
  readonly id: number;
  readonly sealed: Buffer;
  readonly queuedAt: Date;
}

/** Takes the next due mail and sends it, or puts it aside if its domain has enough in progress; false if none is due. */
async function sendNext(sending: Sending, keys: readonly Buffer[]): Promise<boolean> {
  const { db, log, domains } = sending;
  const mail = await take(db);
  if (!mail) return false;
  try {
    const message = decrypt(Buffer.from(mail.sealed), keys);
    const domain = domainOf(domains, message);
    if (domain.underWay >= atOncePerDomain) await putAside(db, mail, domain);
    else await send(sending, { mail, message, domain });
  } catch (err) {
    log.warn({ err, mail: mail.id }, 'mail not sent');
    await putOff(db, mail.id, err instanceof MailNotTaken && err.isInDoubt ? pauseInDoubt : pauseAfterTries);
  }
  return true;
}

/** Takes the next due mail. One that is due later than its pause can last was postponed before the clock went back, and is due now. */
async function take(db: Db): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update mail_outbox set tries = tries + 1, due_at = now() + ${lease}
    where id = (
      select id from mail_outbox where sent_at is null and failed_at is null
        and due_at not between now() + interval '1 microsecond' and now() + greatest(${pauseInDoubt}, ${pauseAfterTries}) + ${aMoment}
      order by due_at limit 1 for update skip locked
    ) returning id, sealed, created_at as "queuedAt"`.execute(db);
  return rows[0];
}

async function putAside(db: Db, { id }: Taken, domain: Domain): Promise<void> {
  domain.aside.push(id);
  await db
    .updateTable('mail_outbox')
    .set({ tries: sql<number>`tries - 1`, due_at: sql<Date>`now() + ${aside}` })
    .where('id', '=', id)
    .execute();
}

async function send({ db, mailer }: Sending, { mail, message, domain }: { mail: Taken; message: Message; domain: Domain }): Promise<void> {
  domain.underWay += 1;
  try {
    await mailer.send({ ...message, queued: { id: mail.id, time: mail.queuedAt } });
    await db
      .updateTable('mail_outbox')
      .set({ sent_at: sql<Date>`now()`, sealed: Buffer.alloc(0) })
      .where('id', '=', mail.id)
      .execute();
    // One finished, one follows: a server that accepts mails gets them without a pause. A mail in progress is due much later.
    await db
      .updateTable('mail_outbox')
      .set({ due_at: sql<Date>`now()` })
      .where('id', '=', domain.aside.shift() ?? null)
      .where('sent_at', 'is', null)
      .where('due_at', '<=', sql<Date>`now() + ${aside}`)
      .execute();
  } finally {
    domain.underWay -= 1;
  }
}

/** Returns the domain of a message, and forgets idle ones. */
function domainOf(domains: Map<string, Domain>, { to }: Message): Domain {
  for (const [name, { underWay, aside: waiting }] of domains) if (underWay === 0 && waiting.length === 0) domains.delete(name);
  const name = to.replace(/^.*@/, '').toLowerCase();
  const domain = domains.get(name) ?? { underWay: 0, aside: [] };
  domains.set(name, domain);
  return domain;
}

/** Postpones a mail: the pause doubles with each try up to a maximum, and is at least `least`; after `giveUpAfter` there are no more retries. */
async function putOff(db: Db, id: number, least: RawBuilder<unknown>): Promise<void> {
  await sql`
    update mail_outbox set
      due_at = now() + greatest(${least}, ${pauseAfterTries}),
      failed_at = case when created_at < now() - ${giveUpAfter} then now() end,
      sealed = case when created_at < now() - ${giveUpAfter} then '' else sealed end
    where id = ${id}`.execute(db);
}

/** Decrypts with whichever of `keys` encrypted it. Throws if none did. */
function decrypt(bytes: Buffer, keys: readonly Buffer[]): Message {
  const text = unseal(bytes, keys);
  if (text === undefined) throw new Error('The mail was written with a secret key that is not configured');
  // A parsing edge: the bytes are authenticated, so they are what `queueMail` wrote.
  return JSON.parse(text) as Message;
}
