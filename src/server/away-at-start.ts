/** Warnings at start about unreachable storage or mail server: the portal starts anyway, and logs what will not work until they are back. */
import type { Deps } from './deps.ts';
import { checkMailServer } from './mail/mailer.ts';

/** Logs a warning for the storage and for the mail server if either is away. The start itself needs the database. */
export async function warnOfAbsence({ config: { SMTP_URL }, storage, log }: Pick<Deps, 'config' | 'storage' | 'log'>): Promise<void> {
  const warn = (words: string) => (err: unknown) => log.warn({ err }, words);
  await Promise.all([
    storage.check().catch(warn('files cannot be stored: calls that need them are refused until they can')),
    SMTP_URL === undefined
      ? undefined
      : checkMailServer(SMTP_URL).catch(warn('the mail server is away: nobody signs in, and mails wait, until it is back')),
  ]);
}
