/** The mails about signing in and the password. A code stands in the first line of the text and never in the subject, which relays log. */
import { oneTimeCodeMinutes, resetLinkMinutes, wrongPasswordMinutes } from '../../shared/base/limits.ts';
import { utcTime } from '../../shared/base/utc-time.ts';
import { mailIn } from '../mail/letters.ts';

/** No other group of six digits may stand in this text: people and programs pick the code out of it. */
export const codeMail = mailIn<{ code: string; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { code, time }) => ({
    subject: `Your ${PRODUCT_NAME} sign-in code`,
    lines: [
      `${code} is your one-time code for ${PRODUCT_NAME}.`,
      '',
      `It was requested at ${utcTime(time)}, works once and expires in ${oneTimeCodeMinutes} minutes. Only the newest code works.`,
      '',
      `If this was not you, someone knows your password: change it and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { code, time }) => ({
    subject: `Ihr Code zur Anmeldung bei ${PRODUCT_NAME}`,
    lines: [
      `${code} ist Ihr Einmalcode für ${PRODUCT_NAME}.`,
      '',
      `Er wurde am ${utcTime(time)} angefordert, gilt einmal und läuft in ${oneTimeCodeMinutes} Minuten ab. Nur der neueste Code gilt.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** `tries`: how many wrong codes close the sign-in. */
export const lockedMail = mailIn<{ tries: number; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: sign-in locked until tomorrow`,
    lines: [
      `${tries} wrong one-time codes were entered for your account today, the last at ${utcTime(time)}.`,
      'We accept no code before midnight UTC.',
      '',
      `If this was not you, someone knows your password: change it and contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: Anmeldung bis morgen gesperrt`,
    lines: [
      `Für Ihr Konto wurden heute ${tries} falsche Einmalcodes eingegeben, der letzte am ${utcTime(time)}.`,
      'Vor Mitternacht UTC nehmen wir keinen Code an.',
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** `tries`: how many wrong passwords close the sign-in. */
export const wrongPasswordsMail = mailIn<{ tries: number; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: wrong passwords for your account`,
    lines: [
      `${tries} wrong passwords were entered for your account, the last at ${utcTime(time)}. Nobody got in.`,
      '',
      `For up to ${wrongPasswordMinutes} minutes we accept no password on a device that is new to your account. If you cannot sign in, request a`,
      'new password on the sign-in page: setting it unlocks your account.',
      '',
      `We send this e-mail at most once a day. If it happens again, contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: falsche Passwörter für Ihr Konto`,
    lines: [
      `Für Ihr Konto wurden ${tries} falsche Passwörter eingegeben, das letzte am ${utcTime(time)}. Niemand hat sich damit angemeldet.`,
      '',
      `Bis zu ${wrongPasswordMinutes} Minuten lang nehmen wir auf Geräten, die für Ihr Konto neu sind, kein Passwort an. Wenn Sie sich nicht anmelden`,
      'können, fordern Sie auf der Anmeldeseite ein neues Passwort an: Es entsperrt Ihr Konto.',
      '',
      `Wir senden diese E-Mail höchstens einmal am Tag. Wenn es wieder vorkommt, schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

export const passwordSetMail = mailIn<{ time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: your password was set`,
    lines: [
      `The password of your ${PRODUCT_NAME} account was set at ${utcTime(time)}. Your other sessions have ended.`,
      '',
      `If this was not you, contact ${SUPPORT_EMAIL} immediately.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { time }) => ({
    subject: `${PRODUCT_NAME}: Ihr Passwort wurde gesetzt`,
    lines: [
      `Das Passwort Ihres Kontos bei ${PRODUCT_NAME} wurde am ${utcTime(time)} gesetzt. Ihre anderen Sitzungen sind beendet.`,
      '',
      `Wenn Sie das nicht waren, schreiben Sie sofort an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** `link` is the whole address that sets the password. */
export const resetMail = mailIn<{ link: string }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { link }) => ({
    subject: `${PRODUCT_NAME}: set a new password`,
    lines: [
      `Someone requested a new password for your ${PRODUCT_NAME} account. Set it here:`,
      link,
      '',
      `The link works once and expires in ${resetLinkMinutes} minutes. Only the newest link works.`,
      'If this was not you, ignore this e-mail: your password stays the same.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { link }) => ({
    subject: `${PRODUCT_NAME}: neues Passwort setzen`,
    lines: [
      `Jemand hat ein neues Passwort für Ihr Konto bei ${PRODUCT_NAME} angefordert. Setzen Sie es hier:`,
      link,
      '',
      `Der Link gilt einmal und läuft in ${resetLinkMinutes} Minuten ab. Nur der neueste Link gilt.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
      '',
      `Fragen? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
});
