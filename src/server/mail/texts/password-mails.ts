/** The mails about access and passwords. `link` is the whole address that sets the password. */
import { invitationDays, resetLinkMinutes } from '../../../shared/limits.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import type { MailNames, Message } from '../mailer.ts';
import { visibleText } from '../visible-text.ts';

export function passwordSetMail({ PRODUCT_NAME, SUPPORT_EMAIL }: MailNames, { to, time }: { to: string; time: Date }): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: your password was set`,
    text: [
      `The password of your ${PRODUCT_NAME} account was set at ${utcTime(time)}. Your other sessions have ended.`,
      '',
      `If it was not you, tell ${SUPPORT_EMAIL} at once.`,
      '',
    ].join('\n'),
  };
}

/** Specification, section 4: the title names the product and portal access. */
export function invitationMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, organisation, link }: { to: string; organisation: string; link: string },
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: your portal access`,
    text: [
      `You were given access to the ${PRODUCT_NAME} Customer Portal for ${visibleText(organisation)}.`,
      '',
      'Set your password here:',
      link,
      '',
      `The link works once, for ${invitationDays} days. After it you sign in with this e-mail address and your password.`,
      '',
      `If you did not expect this, tell ${SUPPORT_EMAIL}.`,
      '',
    ].join('\n'),
  };
}

export function resetMail({ PRODUCT_NAME, SUPPORT_EMAIL }: MailNames, { to, link }: { to: string; link: string }): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: set a new password`,
    text: [
      `Somebody asked for a new password for your ${PRODUCT_NAME} account. Set it here:`,
      link,
      '',
      `The link works once, for ${resetLinkMinutes} minutes. Only the newest link works.`,
      'If it was not you, do nothing: your password stays as it is.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ].join('\n'),
  };
}
