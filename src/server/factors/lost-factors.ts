/** Removal of lost sign-in factors by an administrator, staff or a command, always with a notice to the user. */
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { factorsRemovedMail } from './factors.mails.ts';
import type { Message } from '../mail/mailer.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { factorsOf } from './factors.ts';
import { endAccess } from '../auth/lasting-access.ts';
import { findLinkOf } from '../single-sign-on/linked-identities.ts';
import { passkeysOf } from './passkey-rows.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Sessions } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';

interface Person {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
}

interface Removal {
  /** An e-mail address, or the operating-system user who ran the command. */
  readonly actor: string;
  readonly config: Config;
  readonly time: Date;
  /** True if the person's API keys are revoked, too. */
  readonly keys: boolean;
  readonly sessions?: Pick<Sessions, 'changed' | 'allChanged'>;
}

/**
 * Removes passkeys, authenticator app, recovery codes and the link to an identity provider, and ends all sessions: password and mailed code sign in again.
 * Returns the removed factors, in words, and the mail that reports them.
 */
export async function removeLostFactors(
  transaction: Db,
  { portalId, organisationId, email }: Person,
  { actor, config, time, keys, sessions }: Removal,
): Promise<{ removed: string[]; mail: Message }> {
  await lockUser(transaction, portalId);
  const { authenticator, recoveryCode } = await factorsOf(transaction, portalId);
  const passkeys = await passkeysOf(transaction, portalId);
  const isLinked = await findLinkOf(transaction, portalId);
  const removed = [
    ...(passkeys.length > 0 ? ['passkeys'] : []),
    ...(authenticator ? ['authenticator app'] : []),
    ...(recoveryCode ? ['recovery codes'] : []),
    ...(isLinked ? ['single sign-on'] : []),
  ];
  await endAccess(transaction, 'factors removed', { whose: { userId: portalId }, asked: { keys }, sessions });
  await recordAudit(transaction, { organisationId, actor, subject: email, action: 'factors removed', detail: removed.join(', ') });
  return { removed, mail: factorsRemovedMail(config, { to: email, language: await languageOf(transaction, portalId), time }) };
}
