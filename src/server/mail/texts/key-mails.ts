/** The mail about a key of a program that expires. */
import { utcTime } from '../../../shared/utc-time.ts';
import type { MailNames, Message } from '../mailer.ts';
import { visibleText } from '../visible-text.ts';

interface ExpiringKey {
  readonly to: string;
  readonly name: string;
  readonly prefix: string;
  readonly expiresAt: Date;
  readonly publicUrl: string;
}

export function keyExpiringMail({ PRODUCT_NAME }: MailNames, { to, name, prefix, expiresAt, publicUrl }: ExpiringKey): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: an API key of yours expires`,
    text: [
      `Your API key “${visibleText(name)}” (${prefix}…) works until ${utcTime(expiresAt)}. Programs that still use it then are refused.`,
      '',
      'To go on, rotate it: you get a new key, and the old one works for a day more, while you change your programs.',
      `${publicUrl}/account`,
      '',
    ].join('\n'),
  };
}
