/** The mail about a key of a program that expires. */
import { utcTime } from '../../../shared/utc-time.ts';
import { visibleText } from '../visible-text.ts';
import { mailIn } from './letters.ts';

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
