import type { Config } from '../config/config.ts';
import type { MailHead } from './incoming-mail.ts';

/** Explains why a mail counts as automatic (RFC 3834); undefined if it does not. */
export function whyAutomatic({ values }: MailHead, { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string | undefined {
  const words = (name: string) => values(name).map((value) => value.trim().toLowerCase());
  if (words('auto-submitted').some((value) => !/^no\b/.test(value))) return 'its Auto-Submitted says that a program sent it';
  if (words('precedence').some((value) => /^(bulk|list|junk|auto_reply)\b/.test(value))) return 'its Precedence is not that of a person';
  if (values('x-auto-response-suppress').length > 0) return 'its X-Auto-Response-Suppress says that a program sent it';
  if (words('return-path').some((value) => value === '' || value === '<>')) return 'its Return-Path is empty';
  if (words('content-type').some((value) => value.startsWith('multipart/report'))) return 'it is a report of a mail server';
  if (isOwnId(values('message-id')[0] ?? '', MAIL_FROM)) return 'it is a mail of the portal itself';
  return undefined;
}

/** True if the id has the form that the outbox gives its mails; see `mailer.ts`. */
function isOwnId(id: string, mailFrom: string): boolean {
  return (
    /-outbox-\d+@/.test(id) &&
    id
      .trim()
      .toLowerCase()
      .endsWith(`@${mailFrom.replace(/^.*@/, '').toLowerCase()}>`)
  );
}
