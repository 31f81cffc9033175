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
    subject: `${PRODUCT_NAME}: an API key of yours expires`,
    lines: [
      `Your API key “${visibleText(name)}” (${prefix}…) works until ${utcTime(expiresAt)}. Programs that still use it then are refused.`,
      '',
      'To go on, rotate it: you get a new key, and the old one works for a day more, while you change your programs.',
      `${publicUrl}/account`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME }, { name, prefix, expiresAt, publicUrl }) => ({
    subject: `${PRODUCT_NAME}: Ein API-Schlüssel von Ihnen läuft ab`,
    lines: [
      `Ihr API-Schlüssel „${visibleText(name)}“ (${prefix}…) gilt bis ${utcTime(expiresAt)}. Programme, die ihn dann noch verwenden, werden abgewiesen.`,
      '',
      'Ersetzen Sie ihn vorher: Sie erhalten einen neuen Schlüssel, und der alte gilt noch einen Tag, während Sie Ihre Programme umstellen.',
      `${publicUrl}/account`,
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
    subject: `${PRODUCT_NAME}: an API key was ${way === 'made' ? 'made' : 'rotated'}`,
    lines: [
      `The API key “${visibleText(name)}” (${prefix}…) was ${way === 'made' ? 'made' : 'made in the place of another one'} with your account at ${utcTime(time)}.`,
      'Programs call with it in your name, without your password.',
      '',
      'If it was not you, somebody knows your password: change it, revoke the key in My Account, sign out everywhere else,',
      `and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, prefix, way, time }) => ({
    subject: `${PRODUCT_NAME}: Ein API-Schlüssel wurde ${way === 'made' ? 'erstellt' : 'ersetzt'}`,
    lines: [
      `Der API-Schlüssel „${visibleText(name)}“ (${prefix}…) wurde am ${utcTime(time)} mit Ihrem Konto ${way === 'made' ? 'erstellt' : 'anstelle eines anderen erstellt'}.`,
      'Programme rufen damit in Ihrem Namen auf, ohne Ihr Passwort.',
      '',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, widerrufen Sie den Schlüssel unter „Mein Konto“, melden Sie sich',
      `überall sonst ab, und schreiben Sie an ${SUPPORT_EMAIL}.`,
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
    subject: `${PRODUCT_NAME}: API keys of your organisation ended`,
    lines: [
      `The password of ${owner} was set by a mailed link at ${utcTime(time)}. Their API keys ended with it, and programs that use them are refused:`,
      '',
      ...keys.map(({ name, prefix }) => `${prefix}…  ${visibleText(name)}`),
      '',
      'Whoever owns these programs makes new keys in My Account.',
      '',
    ],
  }),
  de: ({ PRODUCT_NAME }, { owner, keys, time }) => ({
    subject: `${PRODUCT_NAME}: API-Schlüssel Ihrer Organisation gelten nicht mehr`,
    lines: [
      `Das Passwort von ${owner} wurde am ${utcTime(time)} über einen Link aus einer E-Mail gesetzt. Damit enden die API-Schlüssel, und Programme, die sie verwenden, werden abgewiesen:`,
      '',
      ...keys.map(({ name, prefix }) => `${prefix}…  ${visibleText(name)}`),
      '',
      'Wem diese Programme gehören, der erstellt neue Schlüssel unter „Mein Konto“.',
      '',
    ],
  }),
});
