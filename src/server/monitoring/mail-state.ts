/** Whether the mail server takes connections, for whoever asks often. */
import { checkMailServer } from '../mail/mailer.ts';
import { remembered } from './storage-state.ts';

const findingMs = 30_000;

export type MailState = () => Promise<boolean>;

/** Without a mail server mails are captured in a folder, which is there. */
export function watchMail(smtpUrl: string | undefined): MailState {
  return smtpUrl === undefined ? async () => true : remembered(() => checkMailServer(smtpUrl), findingMs);
}
