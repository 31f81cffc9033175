/** The invitation mail, with which a new user sets their password. */
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { invitationMail } from './users.mails.ts';
import { spendInvitation } from '../auth/mail-budgets.ts';
import { passwordAddress } from '../auth/password-links.ts';
import { languageOf } from '../auth/stored-language.ts';
import type { Session } from '../auth/sessions.ts';

interface Invitation {
  /** The session of the inviting user. */
  readonly by: Session;
  readonly email: string;
  /** The field of the call that holds the address. */
  readonly field: string;
  /** Name of the invited user's organisation. */
  readonly organisation: string;
  readonly token: string;
}

interface Sending {
  readonly config: Config;
  readonly outbox: MailOutbox;
  readonly publicUrl: () => string;
}

/** Mails the link of an invitation in `transaction`. Throws `AppError` (429) beyond the limit of the address, or of the inviting user's organisation. */
export async function queueInvitation(
  { config, outbox, publicUrl }: Sending,
  transaction: Db,
  { by, email, field, organisation, token }: Invitation,
): Promise<void> {
  // The invited user's language is unknown; a colleague invites in their own.
  const language = await languageOf(transaction, by.portalId);
  await spendInvitation(transaction, config, { organisationId: by.organisationId, to: email, field });
  await outbox.queue(transaction, invitationMail(config, { to: email, language, organisation, link: passwordAddress(publicUrl(), token) }));
}
