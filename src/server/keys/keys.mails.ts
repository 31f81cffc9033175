/** The mails about keys of programs: one was made, expires, or ended with a password. */
import { utcTime } from '../../shared/base/utc-time.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

interface ExpiringKey {
  readonly name: string;
  readonly prefix: string;
  readonly expiresAt: Date;
  readonly publicUrl: string;
}

export const keyExpiringMail = mailIn<ExpiringKey>({
  en: ({ PRODUCT_NAME }, { name, prefix, expiresAt, publicUrl }) => ({
    subject: `${PRODUCT_NAME}: one of your API keys expires soon`,
    lines: [
      `Your API key “${visibleText(name)}” (${prefix}…) expires at ${utcTime(expiresAt)}. Programs can no longer call the portal with it after that.`,
      '',
      'Rotate it first: you get a new key, and the old one works for one more day while you update your programs.',
      `${publicUrl}/account#api-keys`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME }, { name, prefix, expiresAt, publicUrl }) => ({
    subject: `${PRODUCT_NAME}: Einer Ihrer API-Schlüssel läuft ab`,
    lines: [
      `Ihr API-Schlüssel „${visibleText(name)}“ (${prefix}…) läuft am ${utcTime(expiresAt)} ab. Danach können Programme das Portal damit nicht mehr aufrufen.`,
      '',
      'Ersetzen Sie ihn vorher: Sie erhalten einen neuen Schlüssel, und der alte gilt noch einen Tag, während Sie Ihre Programme umstellen.',
      `${publicUrl}/account#api-keys`,
      '',
    ],
  }),
});

interface MadeKey {
  readonly name: string;
  readonly prefix: string;
  readonly way: 'made' | 'rotated';
  readonly time: Date;
}

export const keyMadeMail = mailIn<MadeKey>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, prefix, way, time }) => ({
    subject: `${PRODUCT_NAME}: an API key was ${way === 'made' ? 'created' : 'rotated'}`,
    lines: [
      `The API key “${visibleText(name)}” (${prefix}…) was created with your account at ${utcTime(time)}${way === 'made' ? '' : ' and replaces another one'}.`,
      'Programs use it to act in your name, without your password.',
      '',
      'If this was not you, someone knows your password: change it, revoke the key in My Account, sign out everywhere else,',
      `and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, prefix, way, time }) => ({
    subject: `${PRODUCT_NAME}: Ein API-Schlüssel wurde ${way === 'made' ? 'erstellt' : 'ersetzt'}`,
    lines: [
      `Der API-Schlüssel „${visibleText(name)}“ (${prefix}…) wurde am ${utcTime(time)} mit Ihrem Konto erstellt${way === 'made' ? '' : ' und ersetzt einen anderen'}.`,
      'Programme handeln damit in Ihrem Namen, ohne Ihr Passwort.',
      '',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, widerrufen Sie den Schlüssel unter „Mein Konto“, melden Sie sich',
      `auf allen anderen Geräten ab und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

interface EndedKeys {
  /** Their owner's e-mail address. */
  readonly owner: string;
  readonly keys: readonly { readonly name: string; readonly prefix: string }[];
  readonly time: Date;
}

export const keysEndedMail = mailIn<EndedKeys>({
  en: ({ PRODUCT_NAME }, { owner, keys, time }) => ({
    subject: `${PRODUCT_NAME}: API keys of your organisation were revoked`,
    lines: [
      `The password of ${owner} was set through an e-mailed link at ${utcTime(time)}. That revoked their API keys, and programs can no longer use them:`,
      '',
      ...keys.map(({ name, prefix }) => `${prefix}…  ${visibleText(name)}`),
      '',
      'Create new keys for these programs in My Account.',
      '',
    ],
  }),
  de: ({ PRODUCT_NAME }, { owner, keys, time }) => ({
    subject: `${PRODUCT_NAME}: API-Schlüssel Ihrer Organisation wurden widerrufen`,
    lines: [
      `Das Passwort von ${owner} wurde am ${utcTime(time)} über einen Link aus einer E-Mail gesetzt. Damit wurden die folgenden API-Schlüssel widerrufen, und Programme können sie nicht mehr verwenden:`,
      '',
      ...keys.map(({ name, prefix }) => `${prefix}…  ${visibleText(name)}`),
      '',
      'Erstellen Sie für diese Programme neue Schlüssel unter „Mein Konto“.',
      '',
    ],
  }),
});
