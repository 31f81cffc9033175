/** The mail about a webhook that nobody answered for days. */
import { visibleText } from '../visible-text.ts';
import { mailIn } from './letters.ts';

interface WebhookOff {
  readonly url: string;
  readonly publicUrl: string;
}

export const webhookOffMail = mailIn<WebhookOff>({
  en: ({ PRODUCT_NAME }, { url, publicUrl }) => ({
    subject: `${PRODUCT_NAME}: a webhook was switched off`,
    lines: [
      `Your organisation's webhook ${visibleText(hostAndPath(url))} took a delivery at none of nine tries, over more than three days.`,
      'It was switched off: nothing more is sent to it.',
      '',
      'Once it answers again, send it a test. A test that it takes switches it on. What failed can then be sent once more.',
      `${publicUrl}/users?tab=webhooks`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME }, { url, publicUrl }) => ({
    subject: `${PRODUCT_NAME}: Ein Webhook wurde abgeschaltet`,
    lines: [
      `Der Webhook ${visibleText(hostAndPath(url))} Ihrer Organisation hat eine Zustellung bei keinem von neun Versuchen angenommen, in mehr als drei Tagen.`,
      'Er wurde abgeschaltet: An ihn wird nichts mehr gesendet.',
      '',
      'Sobald er wieder antwortet, senden Sie ihm einen Test. Nimmt er ihn an, ist er wieder eingeschaltet, und was misslang, kann erneut gesendet werden.',
      `${publicUrl}/users?tab=webhooks`,
      '',
    ],
  }),
});

/** Without what may be a secret. */
function hostAndPath(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
