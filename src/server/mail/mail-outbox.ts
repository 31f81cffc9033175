/**
 * The mail outbox: a mail is written in the transaction of what causes it, and sent after that, so that a slow mail server
 * neither delays a call nor tells by its time who exists. Tried with growing pauses until `giveUpAfter`.
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

/** How soon another node's mails, and those that are tried again, are found. */
const defaultPollIntervalMs = 5_000;
/** How long a process that took a mail may need before another one takes it. */
const lease = sql`interval '2 minutes'`;
/** Before the next try; it doubles with each up to a longest one. */
const pauseAfterTries = sql`least(interval '1 hour', interval '5 seconds' * power(2, least(tries, 12)))`;
/** At least as long where the server said nothing: it may have taken the mail, and RFC 5321 (4.5.3.2.6) lets it think about that for so long. */
const pauseInDoubt = sql`interval '10 minutes'`;
/** How many mails one node sends at once, and how many of them to one domain: its server may hang. */
const atOnce = 5;
const atOncePerDomain = 2;
/** How long a mail is put aside whose domain has as many on their way. */
const aside = sql`interval '5 seconds'`;
/** Whoever took a mail while this statement waited for its turn took it a little after this statement's `now()`. */
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

  /** Sends until nothing is due; what came while it looked, it looks for again. */
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
  // Whoever waits for a server that hangs keeps no other sender from the next mail.
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

/** Removes what was sent, or given up, longer than `keptDays` ago: until then it is there for whoever looks into a mail that did not arrive. */
export async function removeEndedMails(db: Db, keptDays: number): Promise<void> {
  await sql`delete from mail_outbox where coalesce(sent_at, failed_at) < now() - ${keptDays} * interval '1 day'`.execute(db);
}

/** Writes a mail into the outbox, within the transaction `db`: for commands, whose mails the portal sends. */
export async function queueMail(db: Db, [secretKey]: SecretKeys, message: Message): Promise<void> {
  const sealed = seal(JSON.stringify(message), encryptionKey(secretKey));
  await db.insertInto('mail_outbox').values({ sealed }).execute();
}

/** Encrypts mails that wait. */
export function encryptionKey(secretKey: string): Buffer {
  return derivedKey(secretKey, 'mail outbox');
}

/** What this node does for the recipients of one domain. */
interface Domain {
  /** Mails on their way. */
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

/** Takes the next mail that is due and sends it, or puts it aside where its domain has enough on their way; false where none is due. */
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

/** Takes the next mail that is due. One that is due later than its pause can last was put off before the clock went back. */
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
  await sql`update mail_outbox set tries = tries - 1, due_at = now() + ${aside} where id = ${id}`.execute(db);
}

async function send({ db, mailer }: Sending, { mail, message, domain }: { mail: Taken; message: Message; domain: Domain }): Promise<void> {
  domain.underWay += 1;
  try {
    await mailer.send({ ...message, queued: { id: mail.id, time: mail.queuedAt } });
    await sql`update mail_outbox set sent_at = now(), sealed = '' where id = ${mail.id}`.execute(db);
    // One goes, one comes: a server that takes mails gets them without a pause. One that is under way already is due much later.
    await sql`
      update mail_outbox set due_at = now()
      where id = ${domain.aside.shift() ?? null} and sent_at is null and due_at <= now() + ${aside}`.execute(db);
  } finally {
    domain.underWay -= 1;
  }
}

/** Forgets the others that have nothing to do. */
function domainOf(domains: Map<string, Domain>, { to }: Message): Domain {
  for (const [name, { underWay, aside: waiting }] of domains) if (underWay === 0 && waiting.length === 0) domains.delete(name);
  const name = to.replace(/^.*@/, '').toLowerCase();
  const domain = domains.get(name) ?? { underWay: 0, aside: [] };
  domains.set(name, domain);
  return domain;
}

/** A pause that doubles with each try up to a longest one, and is no shorter than `least`; after `giveUpAfter` no try any more. */
async function putOff(db: Db, id: number, least: RawBuilder<unknown>): Promise<void> {
  await sql`
    update mail_outbox set
      due_at = now() + greatest(${least}, ${pauseAfterTries}),
      failed_at = case when created_at < now() - ${giveUpAfter} then now() end,
      sealed = case when created_at < now() - ${giveUpAfter} then '' else sealed end
    where id = ${id}`.execute(db);
}

/** With the one of `keys` that it was encrypted with. Throws where it was none of them. */
function decrypt(bytes: Buffer, keys: readonly Buffer[]): Message {
  const text = unseal(bytes, keys);
  if (text === undefined) throw new Error('The mail was written with a secret key that is not configured');
  // A parsing edge: the bytes are authenticated, so they are what `queueMail` wrote.
  return JSON.parse(text) as Message;
}
