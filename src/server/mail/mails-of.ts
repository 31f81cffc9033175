/** Mails of an erased organisation: the waiting and the captured ones. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { unseal } from '../config/sealed-text.ts';
import type { SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import type { Message } from './mailer.ts';
import { encryptionKey } from './mail-outbox.ts';
import { visibleText } from './visible-text.ts';

/** Addresses in lower case. */
export interface Correspondents {
  /** Every mail that names one of them is removed, whoever the recipient: those to support name the author. */
  readonly people: readonly string[];
  /** Every mail to them is removed. */
  readonly recipients: readonly string[];
  /** Recipients of other organisations' mails too: only mails that name the organisation are removed. */
  readonly shared: readonly string[];
  readonly organisation: string;
}

type Written = Pick<Message, 'to' | 'text' | 'replyTo'>;

/** Returns a function that tells whether a mail is one of those. */
function isOf({ people, recipients, shared, organisation }: Correspondents): (mail: Written) => boolean {
  const named = new Set(people);
  const reached = new Set([...people, ...recipients]);
  const sharedOnes = new Set(shared);
  return ({ to, text, replyTo = '' }) =>
    reached.has(to.toLowerCase()) ||
    (sharedOnes.has(to.toLowerCase()) && text.includes(visibleText(organisation))) ||
    addressesIn(`${text} ${replyTo}`).some((one) => named.has(one));
}

function addressesIn(text: string): string[] {
  return (text.match(/[^\s<>()[\]"',:;]+@[\w.-]*\w/g) ?? []).map((address) => address.toLowerCase());
}

/** Removes the waiting mails and returns their number. */
export async function removeWaitingMails(db: Db, secretKeys: SecretKeys, correspondents: Correspondents): Promise<number> {
  const keys = secretKeys.map(encryptionKey);
  const isTheirs = isOf(correspondents);
  const waiting = await db
    .selectFrom('mail_outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(['id', 'sealed'])
    .execute();
  let removed = 0;
  for (const { id, sealed } of waiting) {
    const text = unseal(Buffer.from(sealed), keys);
    // A mail sealed with a key that is not configured is never sent.
    if (text === undefined || !isTheirs(JSON.parse(text) as Message)) continue;
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
    removed += 1;
  }
  return removed;
}

/** Lists the paths of the captured mails. */
export async function capturedMailsOf(outbox: string, correspondents: Correspondents): Promise<string[]> {
  const isTheirs = isOf(correspondents);
  const found: string[] = [];
  for (const name of await readdir(outbox).catch((): string[] => [])) {
    const path = join(outbox, name);
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) continue;
    const { to = [], text = '', replyTo = [] } = await PostalMime.parse(bytes);
    const answers = replyTo.map(({ address = '' }) => address).join(' ');
    if (to.some(({ address = '' }) => isTheirs({ to: address, text, replyTo: answers }))) found.push(path);
  }
  return found;
}

/** Removes captured mails; ignores those already gone. */
export async function removeCaptured(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}
