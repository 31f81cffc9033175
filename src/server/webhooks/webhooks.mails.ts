/** The mails about webhooks: one was added, or nobody answered it for days. */
import { utcTime } from '../../shared/base/utc-time.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

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

interface WebhookAdded {
  readonly host: string;
  readonly time: Date;
}

export const webhookAddedMail = mailIn<WebhookAdded>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { host, time }) => ({
    subject: `${PRODUCT_NAME}: a webhook was added`,
    lines: [
      `A webhook to ${visibleText(host)} was added with your account at ${utcTime(time)}. It is told what happens in your organisation.`,
      '',
      'If it was not you, somebody knows your password: change it, remove the webhook under Users, sign out everywhere else,',
      `and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { host, time }) => ({
    subject: `${PRODUCT_NAME}: Ein Webhook wurde hinzugefügt`,
    lines: [
      `Ein Webhook zu ${visibleText(host)} wurde am ${utcTime(time)} mit Ihrem Konto hinzugefügt. Er erfährt, was in Ihrer Organisation geschieht.`,
      '',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, entfernen Sie den Webhook unter „Benutzer“, melden Sie sich',
      `überall sonst ab, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** Without what may be a secret. */
function hostAndPath(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
