/** The mails about the e-mail address of an account. `link` is the whole address that confirms the new one. */
import { emailLinkMinutes } from '../../../shared/limits.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import type { MailNames, Message } from '../mailer.ts';

/** To the new address. */
export function addressToConfirmMail({ PRODUCT_NAME, SUPPORT_EMAIL }: MailNames, { to, link }: { to: string; link: string }): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: confirm your e-mail address`,
    text: [
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
    ].join('\n'),
  };
}

/** To an address that has an account already, in place of the link. */
export function addressTakenMail({ PRODUCT_NAME, SUPPORT_EMAIL }: MailNames, { to }: { to: string }): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: somebody asked for your e-mail address`,
    text: [
      `Somebody asked for this to become the e-mail address of another ${PRODUCT_NAME} account. It belongs to yours, so nothing changes, and`,
      'they are not told that it does.',
      '',
      `If it was you: an address belongs to one account only. If it goes on, tell ${SUPPORT_EMAIL}.`,
      '',
    ].join('\n'),
  };
}

/** To the present address, when another one is asked for. */
export function addressAskedForMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, newEmail, time }: { to: string; newEmail: string; time: Date },
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: another e-mail address was asked for`,
    text: [
      `Somebody who is signed in to your ${PRODUCT_NAME} account, and typed its password, asked at ${utcTime(time)} for another e-mail`,
      `address: ${newEmail}. It changes once it is confirmed in that mailbox with the password, within ${emailLinkMinutes} minutes.`,
      '',
      `If it was not you, change your password at once, which voids the request, and tell ${SUPPORT_EMAIL}: somebody knows it.`,
      '',
    ].join('\n'),
  };
}

/** To the address that the account had before. */
export function addressChangedMail({ PRODUCT_NAME, SUPPORT_EMAIL }: MailNames, { to }: { to: string }): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: your e-mail address was changed`,
    text: `Your ${PRODUCT_NAME} account now belongs to another e-mail address. This one no longer signs in.\n\nIf that is not right, tell ${SUPPORT_EMAIL}.\n`,
  };
}
