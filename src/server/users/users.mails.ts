/** The mail to a new user. `link` is the whole address that sets the password. */
import { invitationDays } from '../../shared/base/limits.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

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
