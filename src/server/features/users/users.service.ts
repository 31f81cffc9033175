import { inTransaction } from '../../database/transaction.ts';
import type * as z from 'zod/mini';
import type { EditedUser, NewUser as NewUserSchema } from '../../../shared/api/users.ts';
import { formatChanges, permissionChanges } from '../../../shared/permission-changes.ts';
import { recordAudit } from '../../auth/audit-log.ts';
import { addInvitedUser, emailTaken } from '../../auth/invited-users.ts';
import { getOrganisation } from '../../auth/organisations.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { budgets, spendOrRefuse } from '../../auth/attempt-budgets.ts';
import { AppError } from '../../errors.ts';
import { type IdempotencyKey, runOnce } from '../../http/idempotency.ts';
import { makePasswordLink, passwordAddress } from '../../auth/password-links.ts';
import { addressChangedMail, invitationMail } from '../../mail/texts/password-mails.ts';
import type { Session } from '../../auth/sessions.ts';
import { isAdministrator, maskAfterEdit, whyNotGrant } from './granting.ts';
import * as queries from './users.queries.ts';

const noSuchUser = 'There is no such user';

type NewUser = z.infer<typeof NewUserSchema>;
type UserKey = { readonly portalId: string } | { readonly email: string };

/** Adds a portal user, who gets an invitation by mail to set a password. Answers the portalId. */
export async function addUser(
  deps: Deps,
  session: Session,
  { user, key }: { user: NewUser; key: IdempotencyKey | undefined },
): Promise<string> {
  if (!session.isStaff && user.userId !== session.organisationId)
    throw new AppError('forbidden', 'You can add users to your own organisation only');
  refuse(whyNotGrant(user.permissions, session.permissions));
  const { reply } = await inTransaction(deps.db, (transaction) =>
    runOnce(transaction, key, async () => {
      const { portalId, organisation, token } = await addInvitedUser(transaction, user, session.email);
      await queueInvitation(deps, transaction, { email: user.email, organisation, token });
      return portalId;
    }),
  );
  return reply;
}

/** Edits a portal user. Administrators are staff's to edit, and nobody changes their own permissions. */
export async function changeUser(deps: Deps, session: Session, edit: z.infer<typeof EditedUser>): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const user = await lockEditableUser(transaction, session, { portalId: edit.portalId });
    const change = maskAfterEdit(user.permissions, edit.accessLevel, session.permissions);
    if ('refusal' in change) throw new AppError('forbidden', change.refusal);
    if (user.portalId === session.portalId && change.mask !== user.permissions)
      throw new AppError('forbidden', 'Nobody changes their own permissions');
    const values = {
      organisation_id: edit.userId ?? user.organisationId,
      full_name: edit.fullName,
      email: edit.emailAddress,
      permissions: change.mask,
    };
    if (session.isStaff) refuseTakeOver(user, values, session.permissions);
    else refuseStaffsChanges(user, values);
    if (isAdministrator(user.permissions) && (!isAdministrator(change.mask) || values.organisation_id !== user.organisationId)) {
      await keepAnAdministrator(transaction, user);
    }
    await getOrganisation(transaction, values.organisation_id);
    if (await queries.emailIsTaken(transaction, values.email, user.portalId))
      throw new AppError('conflict', emailTaken, { errors: { emailAddress: emailTaken } });
    await queries.updateUser(transaction, user.portalId, values);
    deps.sessions.userChanged(transaction);
    if (values.email !== user.email) await moveMailbox(deps, transaction, { user, email: values.email });
    const about = { organisationId: values.organisation_id, actor: session.email, subject: values.email };
    await recordAudit(transaction, { ...about, action: 'user edited', detail: formatChange(user, values) });
  });
}

/** Removes a portal user, with every session of theirs. */
export async function removeUser(deps: Deps, session: Session, email: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const user = await lockEditableUser(transaction, session, { email });
    if (user.portalId === session.portalId) throw new AppError('forbidden', 'Nobody removes themselves');
    if (isAdministrator(user.permissions)) await keepAnAdministrator(transaction, user);
    await queries.deleteUser(transaction, user.portalId);
    deps.sessions.userChanged(transaction);
    await recordAudit(transaction, { organisationId: user.organisationId, actor: session.email, subject: email, action: 'user removed' });
  });
}

/** Another invitation; the one before no longer works. */
export async function inviteAgain(deps: Deps, session: Session, portalId: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const user = await findVisibleUser(transaction, session, { portalId });
    if (user.active) throw new AppError('invalid', 'This user has accepted the invitation already');
    const message = 'This user was sent several invitations already. Please wait';
    await spendOrRefuse(transaction, budgets.passwordLinksOfAccount, { key: user.portalId, message });
    const token = await makePasswordLink(transaction, user.portalId, 'invitation');
    await queueInvitation(deps, transaction, { email: user.email, organisation: user.organisation, token });
    await recordAudit(transaction, {
      organisationId: user.organisationId,
      actor: session.email,
      subject: user.email,
      action: 'invitation sent again',
    });
  });
}

/** The user, if the caller may see them: what is not one's own answers as what does not exist. */
async function findVisibleUser(db: Db, session: Session, by: UserKey): Promise<queries.User> {
  const user = await queries.findUser(db, session.isStaff ? undefined : session.organisationId, by);
  if (!user) throw new AppError('not-found', noSuchUser);
  return user;
}

/** The same, with the organisation locked, for a caller who may change this user. */
async function lockEditableUser(transaction: Db, session: Session, by: UserKey): Promise<queries.User> {
  const found = await findVisibleUser(transaction, session, by);
  await queries.lockOrganisation(transaction, found.organisationId);
  const user = await findVisibleUser(transaction, session, by);
  if (isAdministrator(user.permissions) && !session.isStaff)
    throw new AppError('forbidden', 'Only staff of the provider edit or remove an administrator');
  return user;
}

async function keepAnAdministrator(transaction: Db, { organisationId }: queries.User): Promise<void> {
  if ((await queries.administratorsOf(transaction, organisationId)) <= 1)
    throw new AppError('forbidden', 'The last administrator of an organisation cannot be removed');
}

interface UserValues {
  organisation_id: number;
  full_name: string;
  email: string;
  permissions: number;
}

/** Whoever reads a mailbox can set its account's password, so moving one to another mailbox or organisation grants all that it holds. */
function refuseTakeOver(user: queries.User, values: UserValues, editorMask: number): void {
  const moves = values.email !== user.email || values.organisation_id !== user.organisationId;
  if (moves) refuse(whyNotGrant(user.permissions, editorMask));
}

/** What was mailed to the old address opens nothing any more; it is told, and somebody invited is invited at the new one. */
async function moveMailbox(deps: Deps, transaction: Db, { user, email }: { user: queries.User; email: string }): Promise<void> {
  await queries.voidMailedSecrets(transaction, user.portalId);
  if (user.active) return deps.outbox.queue(transaction, addressChangedMail(deps.config, { to: user.email }));
  const token = await makePasswordLink(transaction, user.portalId, 'invitation');
  await queueInvitation(deps, transaction, { email, organisation: user.organisation, token });
}

interface Invitation {
  readonly email: string;
  readonly organisation: string;
  readonly token: string;
}

async function queueInvitation(deps: Deps, transaction: Db, { email, organisation, token }: Invitation): Promise<void> {
  const link = passwordAddress(deps.publicUrl(), token);
  await deps.outbox.queue(transaction, invitationMail(deps.config, { to: email, organisation, link }));
}

function refuseStaffsChanges(user: queries.User, values: UserValues): void {
  const errors = {
    ...(values.full_name !== user.fullName && { fullName: 'The name cannot be changed here' }),
    ...(values.email !== user.email && { emailAddress: 'The e-mail address cannot be changed here' }),
    ...(values.organisation_id !== user.organisationId && { userId: 'The organisation cannot be changed here' }),
  };
  const sentences = Object.values(errors);
  if (sentences.length > 0) throw new AppError('invalid', sentences.join('. '), { errors });
}

function formatChange(user: queries.User, values: UserValues): string {
  return formatChanges([
    ...permissionChanges(user.permissions, values.permissions),
    ...(values.full_name === user.fullName ? [] : ['changes the name']),
    ...(values.email === user.email ? [] : [`changes the e-mail address from ${user.email}`]),
    ...(values.organisation_id === user.organisationId ? [] : [`moves from organisation ${user.organisationId}`]),
  ]);
}

function refuse(refusal: string | undefined): void {
  if (refusal !== undefined) throw new AppError('forbidden', refusal);
}
