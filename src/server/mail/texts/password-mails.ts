/** The mails about access and passwords. `link` is the whole address that sets the password. */
import { invitationDays, resetLinkMinutes } from '../../../shared/base/limits.ts';
import { utcTime } from '../../../shared/base/utc-time.ts';
import { visibleText } from '../visible-text.ts';
import { mailIn } from './letters.ts';

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

/** Specification, section 4: the title names the product and portal access. */
export const invitationMail = mailIn<{ organisation: string; link: string }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { organisation, link }) => ({
    subject: `${PRODUCT_NAME}: your portal access`,
    lines: [
      `You were given access to the ${PRODUCT_NAME} Customer Portal for ${visibleText(organisation)}.`,
      '',
      'Set your password here:',
      link,
      '',
      `The link works once, for ${invitationDays} days. After it you sign in with this e-mail address and your password.`,
      '',
      `If you did not expect this, tell ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { organisation, link }) => ({
    subject: `${PRODUCT_NAME}: Ihr Zugang zum Portal`,
    lines: [
      `Sie haben Zugang zum Kundenportal ${PRODUCT_NAME} für ${visibleText(organisation)} erhalten.`,
      '',
      'Setzen Sie hier Ihr Passwort:',
      link,
      '',
      `Der Link gilt einmal und ${invitationDays} Tage lang. Danach melden Sie sich mit dieser E-Mail-Adresse und Ihrem Passwort an.`,
      '',
      `Wenn Sie das nicht erwartet haben, schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});

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
