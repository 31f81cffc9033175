/** The mail about a webhook that nobody answered for days. */
import type { MailNames, Message } from '../mailer.ts';
import { visibleText } from '../visible-text.ts';

interface WebhookOff {
  readonly to: string;
  readonly url: string;
  readonly publicUrl: string;
}

export function webhookOffMail({ PRODUCT_NAME }: MailNames, { to, url, publicUrl }: WebhookOff): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: a webhook was switched off`,
    text: [
      `Your organisation's webhook ${visibleText(hostAndPath(url))} took a delivery at none of nine tries, over more than three days.`,
      'It was switched off: nothing more is sent to it.',
      '',
      'Once it answers again, send it a test. A test that it takes switches it on. What failed can then be sent once more.',
      `${publicUrl}/users`,
      '',
    ].join('\n'),
  };
}

/** Without what may be a secret. */
function hostAndPath(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
