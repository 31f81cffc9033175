/** The mails of the sign-in. The code stands in the first line of the text and never in the subject, which relays log. */
import { oneTimeCodeMinutes, wrongPasswordMinutes } from '../../../shared/limits.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import type { MailNames, Message } from '../mailer.ts';

/** No other group of six digits may stand in this text: people and programs pick the code out of it. */
export function codeMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, code, time }: { to: string; code: string; time: Date },
): Message {
  return {
    to,
    subject: `Your ${PRODUCT_NAME} sign-in code`,
    text: [
      `${code} is your one-time code for ${PRODUCT_NAME}.`,
      '',
      `It was asked for at ${utcTime(time)} and works for ${oneTimeCodeMinutes} minutes, once. Only the newest code works.`,
      '',
      `If it was not you, somebody knows your password: change it, and tell ${SUPPORT_EMAIL}.`,
      '',
    ].join('\n'),
  };
}

/** `tries`: how many wrong codes close the sign-in. */
export function lockedMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, tries, time }: { to: string; tries: number; time: Date },
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: sign-in closed until tomorrow`,
    text: [
      `${tries} wrong one-time codes were typed for your account today, the last at ${utcTime(time)}.`,
      'No code is accepted before midnight UTC.',
      '',
      `If it was not you, somebody knows your password: change it, and tell ${SUPPORT_EMAIL}.`,
      '',
    ].join('\n'),
  };
}

/** `tries`: how many wrong passwords close the sign-in. */
export function wrongPasswordsMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, tries, time }: { to: string; tries: number; time: Date },
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: wrong passwords for your account`,
    text: [
      `${tries} wrong passwords were typed for your account, the last at ${utcTime(time)}. None of them let anybody in.`,
      '',
      `For at most ${wrongPasswordMinutes} minutes no password is taken on a device that is new to your account. If you are kept out, ask for a`,
      'new password on the sign-in page: setting it opens your account at once.',
      '',
      `This is told once a day. If it goes on, tell ${SUPPORT_EMAIL}.`,
      '',
    ].join('\n'),
  };
}
