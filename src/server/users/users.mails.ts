/** The mail to a new user. `link` is the whole address that sets the password. */
import { invitationDays } from '../../shared/base/limits.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

/** Specification, section 4: the title names the product and portal access. */
export const invitationMail = mailIn<{ organisation: string; link: string }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { organisation, link }) => ({
    subject: `${PRODUCT_NAME}: your portal access`,
    lines: [
      `You now have access to the ${PRODUCT_NAME} Customer Portal for ${visibleText(organisation)}.`,
      '',
      'Set your password here:',
      link,
      '',
      `The link works once and expires in ${invitationDays} days. Then sign in with this e-mail address and your password.`,
      '',
      `If you did not expect this, contact ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { organisation, link }) => ({
    subject: `${PRODUCT_NAME}: Ihr Zugang zum Portal`,
    lines: [
      `Sie haben jetzt Zugang zum Kundenportal ${PRODUCT_NAME} für ${visibleText(organisation)}.`,
      '',
      'Legen Sie hier Ihr Passwort fest:',
      link,
      '',
      `Der Link gilt einmal und läuft in ${invitationDays} Tagen ab. Danach melden Sie sich mit dieser E-Mail-Adresse und Ihrem Passwort an.`,
      '',
      `Wenn Sie das nicht erwartet haben, schreiben Sie an ${SUPPORT_EMAIL}.`,
      '',
    ],
  }),
});
