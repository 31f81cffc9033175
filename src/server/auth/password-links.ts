/** Mailed links that set a password: an invitation or a reset; single use, the newest wins. */
import { sql } from 'kysely';
import { invitationDays, resetLinkMinutes } from '../../shared/limits.ts';
import { forgotPasswordPath, linkTokenMark } from '../../shared/password-link.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Message } from '../mail/mailer.ts';
import { hashToken, newToken } from './sessions.ts';

type Purpose = 'invitation' | 'reset';
const lifetimes = {
  invitation: sql`${invitationDays} * interval '1 day'`,
  reset: sql`${resetLinkMinutes} * interval '1 minute'`,
};

/** Makes the link's token the only one that works for the user. */
export async function makePasswordLink(db: Db, userId: string, purpose: Purpose): Promise<string> {
  const token = newToken();
  await sql`
    insert into password_links (user_id, token_hash, purpose, expires_at)
    values (${userId}, ${hashToken(token)}, ${purpose}, now() + ${lifetimes[purpose]})
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, purpose = excluded.purpose, created_at = now(), expires_at = excluded.expires_at`.execute(db);
  return token;
}

/** The user whose link this is, while it works. */
export async function findPasswordLink(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses the link up; true for exactly one caller. */
export async function consumePasswordLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_links').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The link as it is mailed. */
export function passwordAddress(publicUrl: string, token: string): string {
  return `${publicUrl}${forgotPasswordPath}${linkTokenMark}${token}`;
}

/** Specification, section 4: the title names the product and portal access. */
export function invitationMail(
  { config, publicUrl }: Pick<Deps, 'config' | 'publicUrl'>,
  to: string,
  organisation: string,
  token: string,
): Message {
  return {
    to,
    subject: `${config.PRODUCT_NAME}: your portal access`,
    text: [
      `You were given access to the ${config.PRODUCT_NAME} Customer Portal for ${organisation}.`,
      '',
      'Set your password here:',
      passwordAddress(publicUrl(), token),
      '',
      `The link works once, for ${invitationDays} days. After it you sign in with this e-mail address and your password.`,
      '',
      `If you did not expect this, tell ${config.SUPPORT_EMAIL}.`,
      '',
    ].join('\n'),
  };
}

export function resetMail({ config, publicUrl }: Pick<Deps, 'config' | 'publicUrl'>, to: string, token: string): Message {
  return {
    to,
    subject: `${config.PRODUCT_NAME}: set a new password`,
    text: [
      `Somebody asked for a new password for your ${config.PRODUCT_NAME} account. Set it here:`,
      passwordAddress(publicUrl(), token),
      '',
      `The link works once, for ${resetLinkMinutes} minutes. Only the newest link works.`,
      'If it was not you, do nothing: your password stays as it is.',
      '',
      `Questions? ${config.SUPPORT_EMAIL}`,
      '',
    ].join('\n'),
  };
}
