/** Notices to an account's owner about changed sign-in methods. */
import { utcTime } from '../../shared/base/utc-time.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

interface ChangedPasskey {
  /** Its name, given by the owner. */
  readonly name: string;
  readonly time: Date;
}

export const passkeyAddedMail = mailIn<ChangedPasskey>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: a passkey was added`,
    lines: [
      `The passkey “${name}” was added to your ${PRODUCT_NAME} account at ${utcTime(time)}. It signs in to your account without a password.`,
      '',
      'If it was not you, somebody knows your password: change it, remove the passkey in My Account, sign out everywhere else,',
      `and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: ein Passkey wurde hinzugefügt`,
    lines: [
      `Der Passkey „${name}“ wurde Ihrem Konto bei ${PRODUCT_NAME} am ${utcTime(time)} hinzugefügt. Mit ihm meldet man sich ohne Passwort an.`,
      '',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, entfernen Sie den Passkey unter „Mein Konto“, melden Sie sich',
      `überall sonst ab, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const passkeyRemovedMail = mailIn<ChangedPasskey>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: a passkey was removed`,
    lines: [
      `The passkey “${name}” was removed from your ${PRODUCT_NAME} account at ${utcTime(time)}. It no longer signs in.`,
      '',
      `If it was not you, somebody knows your password: change it, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: ein Passkey wurde entfernt`,
    lines: [
      `Der Passkey „${name}“ wurde am ${utcTime(time)} aus Ihrem Konto bei ${PRODUCT_NAME} entfernt. Mit ihm kann sich niemand mehr anmelden.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const authenticatorAddedMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: an authenticator app was added`,
    lines: [
      `An authenticator app was added to your ${PRODUCT_NAME} account at ${utcTime(time)}. Its codes confirm a sign-in in place of the mailed one.`,
      '',
      `If it was not you, somebody knows your password: change it, remove the app in My Account, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: eine Authenticator-App wurde hinzugefügt`,
    lines: [
      `Ihrem Konto bei ${PRODUCT_NAME} wurde am ${utcTime(time)} eine Authenticator-App hinzugefügt. Ihre Codes bestätigen eine Anmeldung anstelle der gesendeten.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, entfernen Sie die App unter „Mein Konto“, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const authenticatorRemovedMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: an authenticator app was removed`,
    lines: [
      `The authenticator app was removed from your ${PRODUCT_NAME} account at ${utcTime(time)}, and the recovery codes with it.`,
      '',
      `If it was not you, somebody knows your password: change it, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: eine Authenticator-App wurde entfernt`,
    lines: [
      `Die Authenticator-App wurde am ${utcTime(time)} aus Ihrem Konto bei ${PRODUCT_NAME} entfernt, mit ihr die Wiederherstellungscodes.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const recoveryCodesMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: new recovery codes were made`,
    lines: [
      `New recovery codes were made for your ${PRODUCT_NAME} account at ${utcTime(time)}. Those before no longer work.`,
      '',
      `If it was not you, somebody knows your password: change it, and make new codes in My Account, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: neue Wiederherstellungscodes wurden erstellt`,
    lines: [
      `Für Ihr Konto bei ${PRODUCT_NAME} wurden am ${utcTime(time)} neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, erstellen Sie unter „Mein Konto“ neue Codes, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const factorsRemovedMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: your ways to sign in were removed`,
    lines: [
      `An administrator removed the passkeys, the authenticator app and the recovery codes of your ${PRODUCT_NAME} account at ${utcTime(time)}, and ended`,
      'its sessions. You sign in with your password and a mailed code, or at your organisation, until you set another one up in My Account.',
      '',
      `If you did not ask for it, tell your administrator and ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: Ihre Anmeldemittel wurden entfernt`,
    lines: [
      `Die Administration hat am ${utcTime(time)} die Passkeys, die Authenticator-App und die Wiederherstellungscodes Ihres Kontos bei ${PRODUCT_NAME} entfernt`,
      'und seine Sitzungen beendet. Sie melden sich mit Passwort und Code aus der E-Mail an, oder bei Ihrer Organisation, bis Sie unter „Mein Konto“ etwas Neues einrichten.',
      '',
      `Wenn Sie nicht darum gebeten haben, sagen Sie es Ihrer Administration, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const identityLinkedMail = mailIn<{ issuer: string; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { issuer, time }) => ({
    subject: `${PRODUCT_NAME}: your account was linked to your organisation's sign-in`,
    lines: [
      `Your ${PRODUCT_NAME} account was linked to you at ${visibleText(issuer)} at ${utcTime(time)}. From now on you sign in there, too.`,
      '',
      `If it was not you, tell an administrator of your organisation, and ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { issuer, time }) => ({
    subject: `${PRODUCT_NAME}: Ihr Konto wurde mit der Anmeldung Ihrer Organisation verknüpft`,
    lines: [
      `Ihr Konto bei ${PRODUCT_NAME} wurde am ${utcTime(time)} mit Ihnen bei ${visibleText(issuer)} verknüpft. Auch dort melden Sie sich von nun an an.`,
      '',
      `Wenn Sie das nicht waren, sagen Sie es einem Administrator Ihrer Organisation, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});
