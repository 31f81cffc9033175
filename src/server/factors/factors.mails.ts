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
      `The passkey “${name}” was added to your ${PRODUCT_NAME} account at ${utcTime(time)}. It signs in without a password.`,
      '',
      'If this was not you, someone knows your password: change it, remove the passkey in My Account, sign out everywhere else,',
      `and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: ein Passkey wurde hinzugefügt`,
    lines: [
      `Der Passkey „${name}“ wurde am ${utcTime(time)} zu Ihrem Konto bei ${PRODUCT_NAME} hinzugefügt. Damit ist die Anmeldung ohne Passwort möglich.`,
      '',
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, entfernen Sie den Passkey unter „Mein Konto“, melden Sie sich',
      `auf allen anderen Geräten ab und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const passkeyRemovedMail = mailIn<ChangedPasskey>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: a passkey was removed`,
    lines: [
      `The passkey “${name}” was removed from your ${PRODUCT_NAME} account at ${utcTime(time)}. It can no longer be used to sign in.`,
      '',
      `If this was not you, someone knows your password: change it and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, time }) => ({
    subject: `${PRODUCT_NAME}: ein Passkey wurde entfernt`,
    lines: [
      `Der Passkey „${name}“ wurde am ${utcTime(time)} aus Ihrem Konto bei ${PRODUCT_NAME} entfernt. Eine Anmeldung damit ist nicht mehr möglich.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const authenticatorAddedMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: an authenticator app was added`,
    lines: [
      `An authenticator app was added to your ${PRODUCT_NAME} account at ${utcTime(time)}. Its codes replace the e-mailed code at sign-in.`,
      '',
      `If this was not you, someone knows your password: change it, remove the app in My Account, and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: eine Authenticator-App wurde hinzugefügt`,
    lines: [
      `Zu Ihrem Konto bei ${PRODUCT_NAME} wurde am ${utcTime(time)} eine Authenticator-App hinzugefügt. Ihre Codes ersetzen bei der Anmeldung den Code per E-Mail.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, entfernen Sie die App unter „Mein Konto“ und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const authenticatorRemovedMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: an authenticator app was removed`,
    lines: [
      `The authenticator app and its recovery codes were removed from your ${PRODUCT_NAME} account at ${utcTime(time)}.`,
      '',
      `If this was not you, someone knows your password: change it and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: eine Authenticator-App wurde entfernt`,
    lines: [
      `Die Authenticator-App und ihre Wiederherstellungscodes wurden am ${utcTime(time)} aus Ihrem Konto bei ${PRODUCT_NAME} entfernt.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const recoveryCodesMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: new recovery codes were created`,
    lines: [
      `New recovery codes were created for your ${PRODUCT_NAME} account at ${utcTime(time)}. The old ones no longer work.`,
      '',
      `If this was not you, someone knows your password: change it, create new codes in My Account, and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: neue Wiederherstellungscodes wurden erstellt`,
    lines: [
      `Für Ihr Konto bei ${PRODUCT_NAME} wurden am ${utcTime(time)} neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, erstellen Sie unter „Mein Konto“ neue Codes und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const factorsRemovedMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: your sign-in methods were removed`,
    lines: [
      `An administrator removed the passkeys, authenticator app and recovery codes from your ${PRODUCT_NAME} account at ${utcTime(time)}`,
      'and ended its sessions. Sign in with your password and an e-mailed code, or through your organisation, and set up a new method in My Account.',
      '',
      `If you did not request this, contact your administrator and ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: Ihre Anmeldemittel wurden entfernt`,
    lines: [
      `Ein Administrator hat am ${utcTime(time)} die Passkeys, die Authenticator-App und die Wiederherstellungscodes Ihres Kontos bei ${PRODUCT_NAME} entfernt`,
      'und alle Sitzungen beendet. Melden Sie sich mit Passwort und Code per E-Mail oder über Ihre Organisation an und richten Sie unter „Mein Konto“ ein neues Anmeldemittel ein.',
      '',
      `Wenn Sie das nicht veranlasst haben, wenden Sie sich an Ihren Administrator und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const identityLinkedMail = mailIn<{ issuer: string; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { issuer, time }) => ({
    subject: `${PRODUCT_NAME}: your account was linked to your organisation's sign-in`,
    lines: [
      `Your ${PRODUCT_NAME} account was linked to your sign-in at ${visibleText(issuer)} at ${utcTime(time)}. You can now sign in there as well.`,
      '',
      `If this was not you, contact an administrator of your organisation and ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { issuer, time }) => ({
    subject: `${PRODUCT_NAME}: Ihr Konto wurde mit der Anmeldung Ihrer Organisation verknüpft`,
    lines: [
      `Ihr Konto bei ${PRODUCT_NAME} wurde am ${utcTime(time)} mit Ihrer Anmeldung bei ${visibleText(issuer)} verknüpft. Sie können sich jetzt auch dort anmelden.`,
      '',
      `Wenn Sie das nicht waren, wenden Sie sich an einen Administrator Ihrer Organisation und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});
