/** Mails about an account's e-mail address, about restored access that a user kept, and about requests for a permission. */
import { germanPermissions } from '../../shared/base/german-permissions.ts';
import { emailLinkMinutes } from '../../shared/base/limits.ts';
import { labelsOf } from '../../shared/base/permission-labels.ts';
import type { PermissionName } from '../../shared/base/permissions.ts';
import { utcTime } from '../../shared/base/utc-time.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

/** Mail to the new address. `link` is the full URL that confirms it. */
export const addressToConfirmMail = mailIn<{ link: string }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { link }) => ({
    subject: `${PRODUCT_NAME}: confirm your e-mail address`,
    lines: [
      `Someone wants to use this address for their ${PRODUCT_NAME} account. If this was you, confirm it here:`,
      link,
      '',
      `You need your password to confirm. The link works once and expires in ${emailLinkMinutes} minutes. Only the newest link works.`,
      'You are then signed out everywhere. Sign in again with this address and your password.',
      '',
      'If this was not you, ignore this e-mail: nothing changes.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { link }) => ({
    subject: `${PRODUCT_NAME}: Bestätigen Sie Ihre E-Mail-Adresse`,
    lines: [
      `Jemand möchte diese Adresse für sein Konto bei ${PRODUCT_NAME} verwenden. Wenn Sie das waren, bestätigen Sie sie hier:`,
      link,
      '',
      `Zum Bestätigen brauchen Sie Ihr Passwort. Der Link gilt einmal und läuft in ${emailLinkMinutes} Minuten ab. Nur der neueste Link gilt.`,
      'Danach sind Sie überall abgemeldet. Melden Sie sich mit dieser Adresse und Ihrem Passwort neu an.',
      '',
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
      '',
      `Fragen? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
});

/** Mail to an address that already has an account, sent instead of the link. */
export const addressTakenMail = mailIn<object>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: someone wanted to use your e-mail address`,
    lines: [
      `Someone wanted to use this address for another ${PRODUCT_NAME} account. It already belongs to yours, so nothing changes.`,
      'We did not tell them that you use it.',
      '',
      `If this was you: each address can belong to one account only. If this happens again, contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: Jemand wollte Ihre E-Mail-Adresse verwenden`,
    lines: [
      `Jemand wollte diese Adresse für ein anderes Konto bei ${PRODUCT_NAME} verwenden. Sie gehört bereits zu Ihrem, deshalb ändert sich nichts.`,
      'Wir haben nicht mitgeteilt, dass Sie sie verwenden.',
      '',
      `Wenn Sie das waren: Eine Adresse kann nur zu einem Konto gehören. Wenn es wieder vorkommt, schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** Mail to the present address when a change is requested. */
export const addressAskedForMail = mailIn<{ newEmail: string; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { newEmail, time }) => ({
    subject: `${PRODUCT_NAME}: a new e-mail address was requested`,
    lines: [
      `At ${utcTime(time)}, someone who is signed in to your ${PRODUCT_NAME} account entered its password and requested a new e-mail address:`,
      `${newEmail}. The address changes once it is confirmed from that mailbox with the password, within ${emailLinkMinutes} minutes.`,
      '',
      `If this was not you, someone knows your password: change it now, which cancels the request, and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { newEmail, time }) => ({
    subject: `${PRODUCT_NAME}: Eine neue E-Mail-Adresse wurde angefordert`,
    lines: [
      `Jemand, der in Ihrem Konto bei ${PRODUCT_NAME} angemeldet ist, hat am ${utcTime(time)} das Passwort eingegeben und eine neue E-Mail-Adresse`,
      `angefordert: ${newEmail}. Sie gilt, sobald sie in diesem Postfach mit dem Passwort bestätigt wird, innerhalb von ${emailLinkMinutes} Minuten.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es sofort, dann verfällt die Anforderung, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** Mail to the previous address of the account. */
export const addressChangedMail = mailIn<object>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: your e-mail address was changed`,
    lines: [
      `Your ${PRODUCT_NAME} account now uses another e-mail address. You can no longer sign in with this one.`,
      '',
      `If this is not right, contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }) => ({
    subject: `${PRODUCT_NAME}: Ihre E-Mail-Adresse wurde geändert`,
    lines: [
      `Ihr Konto bei ${PRODUCT_NAME} hat jetzt eine andere E-Mail-Adresse. Mit dieser ist keine Anmeldung mehr möglich.`,
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
    subject: `${PRODUCT_NAME}: access restored from a backup was kept`,
    lines: [
      `The ${{ key: 'API key', webhook: 'webhook', passkey: 'passkey' }[kind]} “${visibleText(name)}” was restored from a backup and turned off. ${by} kept it at ${utcTime(time)}, so it works again.`,
      '',
      `If it should not work, remove it in ${kind === 'webhook' ? 'Users' : 'My Account'}. If none of you kept it, someone knows a password: change yours,`,
      `sign out everywhere else, and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { kind, name, by, time }) => ({
    subject: `${PRODUCT_NAME}: Ein Zugang aus einer Sicherung wurde behalten`,
    lines: [
      `${{ key: 'Der API-Schlüssel', webhook: 'Der Webhook', passkey: 'Der Passkey' }[kind]} „${visibleText(name)}“ wurde aus einer Sicherung wiederhergestellt und war abgeschaltet. ${by} hat ihn am ${utcTime(time)} behalten, er funktioniert also wieder.`,
      '',
      `Wenn er nicht funktionieren soll, entfernen Sie ihn unter „${kind === 'webhook' ? 'Benutzer' : 'Mein Konto'}“. Wenn es niemand von Ihnen war, kennt jemand ein Passwort: Ändern Sie Ihres,`,
      `melden Sie sich auf allen anderen Geräten ab und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

interface PermissionRequest {
  /** Name and e-mail address of the user who asks. */
  readonly name: string;
  readonly email: string;
  readonly permission: PermissionName;
  /** Full URL of the user's form. */
  readonly link: string;
}

export const permissionRequestMail = mailIn<PermissionRequest>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, email, permission, link }) => ({
    subject: `${PRODUCT_NAME}: a colleague asks for a permission`,
    lines: [
      `${visibleText(name)} (${email}) asks you for the permission ${labelsOf([permission])}. You can give it here:`,
      link,
      '',
      'If you do not want to give it, ignore this e-mail: nothing changes.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { name, email, permission, link }) => ({
    subject: `${PRODUCT_NAME}: Jemand bittet um eine Berechtigung`,
    lines: [
      `${visibleText(name)} (${email}) bittet Sie um die Berechtigung „${germanPermissions[permission]}“. Sie können sie hier erteilen:`,
      link,
      '',
      'Wenn Sie sie nicht erteilen möchten, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
      '',
      `Fragen? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
});
