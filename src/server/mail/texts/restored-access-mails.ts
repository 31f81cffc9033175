/** The mail about what came back with a backup, and was kept. */
import { utcTime } from '../../../shared/base/utc-time.ts';
import { visibleText } from '../visible-text.ts';
import { mailIn } from './letters.ts';

interface KeptAccess {
  readonly kind: 'key' | 'webhook' | 'passkey';
  readonly name: string;
  /** E-mail address. */
  readonly by: string;
  readonly time: Date;
}

export const accessKeptMail = mailIn<KeptAccess>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { kind, name, by, time }) => ({
    subject: `${PRODUCT_NAME}: access that a backup brought back was kept`,
    lines: [
      `The ${{ key: 'API key', webhook: 'webhook', passkey: 'passkey' }[kind]} “${visibleText(name)}” came back with a backup of the portal and was off. ${by} kept it at ${utcTime(time)}, so it works again.`,
      '',
      `If that should not be, end it in ${kind === 'webhook' ? 'Users' : 'My Account'}. If it was none of you, somebody knows a password: change yours,`,
      `sign out everywhere else, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { kind, name, by, time }) => ({
    subject: `${PRODUCT_NAME}: Ein Zugang aus einer Sicherung wurde behalten`,
    lines: [
      `${{ key: 'Der API-Schlüssel', webhook: 'Der Webhook', passkey: 'Der Passkey' }[kind]} „${visibleText(name)}“ kam mit einer Sicherung des Portals zurück und war abgeschaltet. ${by} hat ihn am ${utcTime(time)} behalten, er gilt also wieder.`,
      '',
      `Wenn das nicht sein soll, beenden Sie ihn unter „${kind === 'webhook' ? 'Benutzer' : 'Mein Konto'}“. Wenn es niemand von Ihnen war, kennt jemand ein Passwort: Ändern Sie Ihres,`,
      `melden Sie sich überall sonst ab, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});
