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
    subject: `${PRODUCT_NAME}: a webhook was turned off`,
    lines: [
      `Your organisation's webhook ${visibleText(hostAndPath(url))} accepted no delivery in nine attempts over more than three days.`,
      'We turned it off and send it nothing more.',
      '',
      'Once it works again, send it a test. If it accepts the test, it is turned on again, and you can resend failed deliveries.',
      `${publicUrl}/users?tab=webhooks`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME }, { url, publicUrl }) => ({
    subject: `${PRODUCT_NAME}: Ein Webhook wurde abgeschaltet`,
    lines: [
      `Der Webhook ${visibleText(hostAndPath(url))} Ihrer Organisation hat bei neun Versuchen in mehr als drei Tagen keine Zustellung angenommen.`,
      'Wir haben ihn abgeschaltet und senden ihm nichts mehr.',
      '',
      'Sobald er wieder funktioniert, senden Sie ihm einen Test. Nimmt er ihn an, ist er wieder eingeschaltet, und Sie können fehlgeschlagene Zustellungen erneut senden.',
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
      `A webhook to ${visibleText(host)} was added with your account at ${utcTime(time)}. It receives events of your organisation.`,
      '',
      'If this was not you, someone knows your password: change it, remove the webhook under Users, sign out everywhere else,',
      `and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { host, time }) => ({
    subject: `${PRODUCT_NAME}: Ein Webhook wurde hinzugefügt`,
    lines: [
      `Ein Webhook zu ${visibleText(host)} wurde am ${utcTime(time)} mit Ihrem Konto hinzugefügt. Er empfängt Ereignisse Ihrer Organisation.`,
      '',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, entfernen Sie den Webhook unter „Benutzer“, melden Sie sich',
      `auf allen anderen Geräten ab und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** Without what may be a secret. */
function hostAndPath(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
