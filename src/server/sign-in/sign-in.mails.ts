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
      `It was asked for at ${utcTime(time)} and works for ${oneTimeCodeMinutes} minutes, once. Only the newest code works.`,
      '',
      `If it was not you, somebody knows your password: change it, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { code, time }) => ({
    subject: `Ihr Code zur Anmeldung bei ${PRODUCT_NAME}`,
    lines: [
      `${code} ist Ihr Einmalcode für ${PRODUCT_NAME}.`,
      '',
      `Er wurde am ${utcTime(time)} angefordert und gilt ${oneTimeCodeMinutes} Minuten, einmal. Nur der neueste Code gilt.`,
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** `tries`: how many wrong codes close the sign-in. */
export const lockedMail = mailIn<{ tries: number; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: sign-in closed until tomorrow`,
    lines: [
      `${tries} wrong one-time codes were typed for your account today, the last at ${utcTime(time)}.`,
      'No code is accepted before midnight UTC.',
      '',
      `If it was not you, somebody knows your password: change it, and tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: Anmeldung bis morgen geschlossen`,
    lines: [
      `Für Ihr Konto wurden heute ${tries} falsche Einmalcodes eingegeben, der letzte am ${utcTime(time)}.`,
      'Vor Mitternacht UTC wird kein Code angenommen.',
      '',
      `Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es, und schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

/** `tries`: how many wrong passwords close the sign-in. */
export const wrongPasswordsMail = mailIn<{ tries: number; time: Date }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: wrong passwords for your account`,
    lines: [
      `${tries} wrong passwords were typed for your account, the last at ${utcTime(time)}. None of them let anybody in.`,
      '',
      `For at most ${wrongPasswordMinutes} minutes no password is taken on a device that is new to your account. If you are kept out, ask for a`,
      'new password on the sign-in page: setting it opens your account at once.',
      '',
      `This is told once a day. If it goes on, tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { tries, time }) => ({
    subject: `${PRODUCT_NAME}: falsche Passwörter für Ihr Konto`,
    lines: [
      `Für Ihr Konto wurden ${tries} falsche Passwörter eingegeben, das letzte am ${utcTime(time)}. Keines davon hat jemanden eingelassen.`,
      '',
      `Höchstens ${wrongPasswordMinutes} Minuten lang wird auf Geräten, die Ihrem Konto neu sind, kein Passwort angenommen. Wenn Sie deshalb nicht`,
      'hineinkommen, fordern Sie auf der Anmeldeseite ein neues Passwort an: Sobald es gesetzt ist, ist Ihr Konto wieder offen.',
      '',
      `Diese Nachricht geht einmal am Tag hinaus. Wenn es weitergeht, schreiben Sie an ${SUPPORT_EMAIL}.`,
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
      `If it was not you, tell ${SUPPORT_EMAIL} at once.`,
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
      `Somebody asked for a new password for your ${PRODUCT_NAME} account. Set it here:`,
      link,
      '',
      `The link works once, for ${resetLinkMinutes} minutes. Only the newest link works.`,
      'If it was not you, do nothing: your password stays as it is.',
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
      `Der Link gilt einmal und ${resetLinkMinutes} Minuten lang. Nur der neueste Link gilt.`,
      'Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
      '',
      `Fragen? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
});
