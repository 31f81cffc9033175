/** The mail by which somebody who was added sets their password. */
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { invitationMail } from './users.mails.ts';
import { spendInvitation } from '../auth/mail-budgets.ts';
import { passwordAddress } from '../auth/password-links.ts';
import { languageOf } from '../auth/stored-language.ts';
import type { Session } from '../auth/sessions.ts';

interface Invitation {
  /** Who causes it. */
  readonly by: Session;
  readonly email: string;
  /** The field of the call that holds the address. */
  readonly field: string;
  /** The name of the organisation of whoever is invited. */
  readonly organisation: string;
  readonly token: string;
}

interface Sending {
  readonly config: Config;
  readonly outbox: MailOutbox;
  readonly publicUrl: () => string;
}

/** Mails the link of an invitation, within `transaction`. Throws `AppError` (429) beyond what the address, or whoever causes it, may have. */
export async function queueInvitation(
  { config, outbox, publicUrl }: Sending,
  transaction: Db,
  { by, email, field, organisation, token }: Invitation,
): Promise<void> {
  // Nobody knows yet how whoever is invited reads; a colleague invites in their own language.
  const language = await languageOf(transaction, by.portalId);
  await spendInvitation(transaction, config, { organisationId: by.organisationId, to: email, field });
  await outbox.queue(transaction, invitationMail(config, { to: email, language, organisation, link: passwordAddress(publicUrl(), token) }));
}
