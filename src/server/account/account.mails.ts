/** Mails about an account's e-mail address, and about restored access that a user kept. */
import { emailLinkMinutes } from '../../shared/base/limits.ts';
import { utcTime } from '../../shared/base/utc-time.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

/** Mail to the new address. `link` is the full URL that confirms it. */
export const addressToConfirmMail = mailIn<{ link: string }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { link }) => ({
    subject: `${PRODUCT_NAME}: confirm your e-mail address`,
    lines: [
      `Somebody asked for this to become the e-mail address of their ${PRODUCT_NAME} account. If it was you, confirm it here:`,
      link,
      '',
      `The link asks for your password. It works once, for ${emailLinkMinutes} minutes. Only the newest link works. After it you are signed out`,
      'everywhere, and sign in with this address and your password.',
      '',
      'If it was not you, do nothing: nothing changes.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { link }) => ({
    subject: `${PRODUCT_NAME}: Bestätigen Sie Ihre E-Mail-Adresse`,
    lines: [
      `Jemand möchte, dass dies die E-Mail-Adresse seines Kontos bei ${PRODUCT_NAME} wird. Wenn Sie das waren, bestätigen Sie sie hier:`,
      link,
      '',
      `Der Link fragt nach Ihrem Passwort. Er gilt einmal und ${emailLinkMinutes} Minuten lang. Nur der neueste Link gilt. Danach sind Sie überall`,
      'abgemeldet und melden sich mit dieser Adresse und Ihrem Passwort an.',
      '',
      'Wenn Sie das nicht waren, tun Sie nichts: Es ändert sich nichts.',
      '',
      `Fragen? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
});

/** Mail to an address that already has an account, sent instead of the link. */
export const addressTakenMail = mailIn<object>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: somebody asked for your e-mail address`,
    lines: [
      `Somebody asked for this to become the e-mail address of another ${PRODUCT_NAME} account. It belongs to yours, so nothing changes, and`,
      'they are not told that it does.',
      '',
      `If it was you: an address belongs to one account only. If it goes on, tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: Jemand wollte Ihre E-Mail-Adresse`,
    lines: [
      `Jemand möchte, dass dies die E-Mail-Adresse eines anderen Kontos bei ${PRODUCT_NAME} wird. Sie gehört zu Ihrem, also ändert sich nichts,`,
      'und es wird ihm nicht mitgeteilt.',
      '',
      `Wenn Sie das waren: Eine Adresse gehört nur zu einem Konto. Wenn es weitergeht, schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** Mail to the present address when a change is requested. */
export const addressAskedForMail = mailIn<{ newEmail: string; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { newEmail, time }) => ({
    subject: `${PRODUCT_NAME}: another e-mail address was asked for`,
    lines: [
      `Somebody who is signed in to your ${PRODUCT_NAME} account, and typed its password, asked at ${utcTime(time)} for another e-mail`,
      `address: ${newEmail}. It changes once it is confirmed in that mailbox with the password, within ${emailLinkMinutes} minutes.`,
      '',
      `If it was not you, change your password at once, which voids the request, and tell ${SUPPORT_EMAIL}: somebody knows it.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { newEmail, time }) => ({
    subject: `${PRODUCT_NAME}: Eine andere E-Mail-Adresse wurde angefordert`,
    lines: [
      `Jemand, der bei Ihrem Konto bei ${PRODUCT_NAME} angemeldet ist und dessen Passwort eingegeben hat, hat am ${utcTime(time)} eine andere`,
      `E-Mail-Adresse angefordert: ${newEmail}. Sie ändert sich, sobald sie in jenem Postfach mit dem Passwort bestätigt wird, binnen ${emailLinkMinutes} Minuten.`,
      '',
      `Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort, womit die Anforderung verfällt, und schreiben Sie an ${SUPPORT_EMAIL}: Jemand kennt es.`,
      '',
    ],
  }),
});

/** Mail to the previous address of the account. */
export const addressChangedMail = mailIn<object>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: your e-mail address was changed`,
    lines: [
      `Your ${PRODUCT_NAME} account now belongs to another e-mail address. This one no longer signs in.`,
      '',
      `If that is not right, tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: Ihre E-Mail-Adresse wurde geändert`,
    lines: [
      `Ihr Konto bei ${PRODUCT_NAME} gehört jetzt zu einer anderen E-Mail-Adresse. Mit dieser meldet sich niemand mehr an.`,
      '',
      `Wenn das nicht stimmt, schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

interface KeptAccess {
  readonly kind: 'key' | 'webhook' | 'passkey';
  readonly name: string;
  /** E-mail address of the user who kept it. */
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
