/** What the portal needs and cannot reach as it starts: it starts all the same, and says what will not work until it is back. */
import type { Deps } from './deps.ts';
import { checkMailServer } from './mail/mailer.ts';

/** Tells the log of files and of the mail server, each where it is away. The database is needed for the start itself. */
export async function warnOfAbsence({ config: { SMTP_URL }, storage, log }: Pick<Deps, 'config' | 'storage' | 'log'>): Promise<void> {
  const warn = (words: string) => (err: unknown) => log.warn({ err }, words);
  await Promise.all([
    storage.check().catch(warn('files cannot be stored: calls that need them are refused until they can')),
    SMTP_URL === undefined
      ? undefined
      : checkMailServer(SMTP_URL).catch(warn('the mail server is away: nobody signs in, and mails wait, until it is back')),
  ]);
}
