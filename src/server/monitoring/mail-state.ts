/** State of the mail server, for frequent callers. */
import { checkMailServer } from '../mail/mailer.ts';
import { remembered } from './storage-state.ts';

const findingMs = 30_000;

export type MailState = () => Promise<boolean>;

/** Watches the mail server. Without one, mails are captured in a folder, which always exists. */
export function watchMail(smtpUrl: string | undefined): MailState {
  return smtpUrl === undefined ? async () => true : remembered(() => checkMailServer(smtpUrl), findingMs);
}
