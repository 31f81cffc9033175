/** `user …`: portal users, the first one of a portal without a demo among them. */
import { NewUser } from '../../shared/users/users.ts';
import { invitationDays } from '../../shared/base/limits.ts';
import { everyPermission, permissions, permissionsIn } from '../../shared/base/permissions.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { removeLostFactors } from '../factors/lost-factors.ts';
import { addInvitedUser } from '../users/invited-users.ts';
import { findOrganisation } from '../auth/organisations.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { queueMail } from '../mail/mail-outbox.ts';
import { invitationMail } from '../users/users.mails.ts';
import { passwordAddress } from '../auth/password-links.ts';
import { takeUpSecretKeys } from '../auth/secret-key-of-database.ts';
import { type Command, type CommandContext, required, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom, maskFrom } from './typed-values.ts';

const names = permissions.map(({ name }) => name).join(', ');

export const userCommands: readonly Command[] = [
  {
    name: 'user add',
    takes: [],
    about: 'Add a portal user and print the link that sets the password',
    options: {
      organisation: { type: 'string', value: 'account', about: 'account number' },
      name: { type: 'string', value: 'full name', about: 'full name' },
      email: { type: 'string', value: 'address', about: 'address they sign in with' },
      permissions: { type: 'string', value: 'list', about: `comma-separated names, or a mask from 1 to ${everyPermission}; default: all` },
      mail: { type: 'boolean', about: 'e-mail the link instead of printing it' },
    },
    changes: true,
    keepsAudit: true,
    details: `Permissions: ${names}. user_management makes an administrator.\nThe link works once and expires in ${invitationDays} days. Anyone who has it can set the password.`,
    run: add,
  },
  {
    name: 'user remove-factors',
    takes: ['<address>'],
    about: 'Let a person who lost their passkey or authenticator app sign in with password and e-mailed code',
    changes: true,
    keepsAudit: true,
    options: { keys: { type: 'boolean', about: 'also revoke their API keys' } },
    details: 'Removes passkeys, authenticator app, recovery codes and provider link, ends their sessions, and e-mails the person.',
    run: removeFactors,
  },
];

async function removeFactors({ words: [given = ''], open, options, dryRun, operator, config, now: time }: CommandContext) {
  const email = given.trim().toLowerCase();
  const removed = await changeOrTry(await open(), dryRun, async (transaction) => {
    const user = await transaction
      .selectFrom('portal_users')
      .where('email', '=', email)
      .select(['id as portalId', 'organisation_id as organisationId', 'email'])
      .executeTakeFirst();
    if (!user) throw new AppError('not_found', inEnglish(`There is no portal user ${email}`));
    const { removed: had, mail } = await removeLostFactors(transaction, user, {
      actor: operator,
      config,
      time,
      keys: options['keys'] === true,
    });
    await queueMail(transaction, await takeUpSecretKeys(transaction, config), mail);
    return had;
  });
  const what = removed.length === 0 ? 'nothing' : removed.join(', ');
  return {
    lines: [`${email} ${dryRun ? 'would lose' : 'lost'}: ${what}`],
    json: { email, removed, done: !dryRun },
  };
}

async function add(context: CommandContext) {
  const { config, open, dryRun, options, operator } = context;
  const parsed = NewUser.safeParse({
    userId: accountFrom(required(context, 'organisation'), '--organisation'),
    fullName: required(context, 'name'),
    email: required(context, 'email'),
    permissions: typeof options['permissions'] === 'string' ? maskFrom(options['permissions']) : everyPermission,
  });
  if (!parsed.success) throw new UsageError(parsed.error.issues.map(({ message }) => message).join('. '));
  const user = parsed.data;
  const db = await open();
  const { userId, email } = user;
  if (!(await findOrganisation(db, userId))) throw new AppError('not_found', inEnglish(`There is no organisation ${userId}: add it first`));
  const isMailed = options['mail'] === true;
  const link = await insert(db, user, { config, isMailed, dryRun, operator });
  const about = { organisation: userId, email, permissions: permissionsIn(user.permissions).map(({ name }) => name) };
  if (dryRun) return { lines: [`${email} could be added`], json: { ...about, added: false } };
  return {
    lines: [
      `${email} was added.`,
      isMailed ? 'We e-mailed the link.' : `Link that sets the password (works once, expires in ${invitationDays} days): ${link}`,
    ],
    json: { ...about, added: true, ...(!isMailed && { link }) },
  };
}

type User = ReturnType<typeof NewUser.parse>;

/** Answers the address that sets the password. A dry run takes everything back, and mails nothing. */
function insert(
  db: Db,
  user: User,
  { config, isMailed, dryRun, operator }: { config: Config; isMailed: boolean; dryRun: boolean; operator: string },
): Promise<string> {
  return changeOrTry(db, dryRun, async (transaction) => {
    const { organisation, token } = await addInvitedUser(transaction, user, { actor: operator, isStaff: true });
    const link = passwordAddress(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`, token);
    if (isMailed && !dryRun) {
      await queueMail(
        transaction,
        await takeUpSecretKeys(transaction, config),
        invitationMail(config, { to: user.email, language: 'en', organisation, link }),
      );
    }
    return link;
  });
}
