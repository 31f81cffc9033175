import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Parsed mails by the path of their file, which never changes: a test portal keeps every mail, and most tests read theirs repeatedly. */
const parsed = new Map<string, Promise<Email>>();

function mailAt(path: string): Promise<Email> {
  const known = parsed.get(path);
  if (known) return known;
  const mail = PostalMime.parse(readFileSync(path));
  parsed.set(path, mail);
  return mail;
}

/** Returns the mails captured for `recipient` under a data directory, oldest first. */
export async function mailsTo(dataDir: string, recipient: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  const files = existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
    : [];
  const mails = await Promise.all(files.map((name) => mailAt(join(outbox, name))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
}

/** Returns the six digits of the newest code mailed to `recipient`. */
export async function newestCode(dataDir: string, recipient: string): Promise<string> {
  const mails = await mailsTo(dataDir, recipient);
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0]).findLast((found) => found !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${recipient}`);
  return code;
}
