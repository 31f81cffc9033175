import { inTransaction } from '../database/transaction.ts';
import type * as z from 'zod/mini';
import type { Said } from '../../shared/base/sayings.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { usersSaid } from '../../shared/users/said.ts';
import type { EditedUser } from '../../shared/users/users.ts';
import { everyPermission } from '../../shared/base/permissions.ts';
import { formatChanges, permissionChanges } from '../../shared/base/permission-changes.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { endAccess } from '../auth/lasting-access.ts';
import { refuseForeignDomain } from '../auth/foreign-addresses.ts';
import { getOrganisation, refuseClosed } from '../auth/organisations.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { queueInvitation } from './invitations.ts';
import { removeLostFactors } from '../factors/lost-factors.ts';
import { noteRemoved } from './removed-people.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { languageOf } from '../auth/stored-language.ts';
import { addressChangedMail } from '../account/account.mails.ts';
import type { Session } from '../auth/sessions.ts';
import { isAdministrator, maskAfterEdit, whyNotGrant, whyNotTake } from '../auth/granting.ts';
import { findVisibleUser, lockEditableUser, lockWeakerUser } from './reachable-users.ts';
import * as queries from './users.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'sessions' | 'publicUrl' | 'clock'>;

/** Edits a portal user. Administrators are staff's to edit, and nobody changes their own permissions. */
export async function changeUser(deps: Needs, session: Session, edit: z.infer<typeof EditedUser>): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const user = await lockEditableUser(transaction, session, { portalId: edit.portalId });
    if (edit.seen !== undefined) refuseChangedMeanwhile(edit.seen, user.permissions);
    const change = maskAfterEdit(user.permissions, edit.accessLevel, session.permissions);
    if ('refusal' in change) throw new AppError('forbidden', change.refusal);
    if (user.portalId === session.portalId && change.mask !== user.permissions) throw new AppError('forbidden', usersSaid.ownPermissions);
    const values = {
      organisation_id: edit.userId ?? user.organisationId,
      full_name: edit.fullName,
      email: edit.emailAddress,
      permissions: change.mask,
    };
    if (isMoved(user, values) && user.portalId === session.portalId) throw new AppError('forbidden', usersSaid.ownAddress);
    if (session.isStaff) refuseTakeOver(user, values, session.permissions);
    else refuseStaffsChanges(user, values);
    if (isAdministrator(user.permissions) && !isAdministrator(change.mask)) refuse(whyNotTake(user.permissions, session.permissions));
    if (isAdministrator(user.permissions) && (!isAdministrator(change.mask) || values.organisation_id !== user.organisationId)) {
      await keepAnAdministrator(transaction, user);
    }
    if (change.mask !== user.permissions || values.organisation_id !== user.organisationId)
      await keepAFullAdministrator(deps, transaction, user);
    const organisation = await getOrganisation(transaction, values.organisation_id);
    if (organisation.id !== user.organisationId) refuseClosed(organisation, 'userId');
    else if (isMoved(user, values) && !user.active) refuseClosed(organisation, 'emailAddress');
    const address = { organisationId: organisation.id, email: values.email };
    if (isMoved(user, values)) await refuseForeignDomain(transaction, address, 'emailAddress');
    if (await queries.emailIsTaken(transaction, values.email, user.portalId))
      throw new AppError('already_exists', usersSaid.emailTaken, { errors: { emailAddress: usersSaid.emailTaken } });
    await queries.updateUser(transaction, user.portalId, values);
    deps.sessions.changed(transaction, user.portalId);
    if (isMoved(user, values))
      await handOver(deps, transaction, { by: session, user, email: values.email, organisation: organisation.name });
    const about = { organisationId: values.organisation_id, actor: session.email, subject: values.email };
    await recordAudit(transaction, { ...about, action: 'user edited', detail: formatChange(user, values) });
  });
}

/** Refuses the second of two concurrent edits, so that it does not undo the first, and names that change. */
function refuseChangedMeanwhile(seen: number, now: number): void {
  if (seen === now) return;
  const said = usersSaid.changedMeanwhile(seen, now);
  throw new AppError('changed_meanwhile', said, { errors: { accessLevel: said } });
}

/** Removes a portal user, with every session of theirs. */
export async function removeUser(deps: Needs, session: Session, email: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const user = await lockEditableUser(transaction, session, { email });
    if (user.portalId === session.portalId) throw new AppError('forbidden', usersSaid.ownRemoval);
    if (isAdministrator(user.permissions)) {
      refuse(whyNotTake(user.permissions, session.permissions));
      await keepAnAdministrator(transaction, user);
    }
    await keepAFullAdministrator(deps, transaction, user);
    await queries.deleteUser(transaction, user.portalId);
    await noteRemoved(transaction, user);
    deps.sessions.changed(transaction, user.portalId);
    await recordAudit(transaction, { organisationId: user.organisationId, actor: session.email, subject: email, action: 'user removed' });
  });
}

/** The user who loses access, and whether their API keys are revoked, too. */
interface Taken {
  readonly portalId: string;
  readonly keys: boolean;
}

/** Ends every session of a portal user, whose sign-in stays as it is. Answers their name. */
export async function endSessions(deps: Needs, session: Session, { portalId, keys }: Taken): Promise<string> {
  return inTransaction(deps.db, async (transaction) => {
    const user = await lockWeakerUser(transaction, session, portalId);
    await endAccess(transaction, 'sessions ended', { whose: { userId: user.portalId }, asked: { keys }, sessions: deps.sessions });
    const { organisationId, email: subject } = user;
    const detail = keys ? 'and API keys' : '';
    await recordAudit(transaction, { organisationId, actor: session.email, subject, action: 'sessions ended', detail });
    return user.fullName;
  });
}

/** Removes the sign-in factors of a user who lost them. Returns their name. */
export async function removeFactors(deps: Needs, session: Session, { portalId, keys }: Taken): Promise<string> {
  return inTransaction(deps.db, async (transaction) => {
    const user = await lockWeakerUser(transaction, session, portalId);
    const { config, sessions } = deps;
    const { mail } = await removeLostFactors(transaction, user, { actor: session.email, config, time: deps.clock(), keys, sessions });
    await deps.outbox.queue(transaction, mail);
    return user.fullName;
  });
}

/** Another invitation; the one before no longer works. */
export async function inviteAgain(deps: Needs, session: Session, portalId: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const user = await findVisibleUser(transaction, session, { portalId });
    if (user.active) throw new AppError('validation_failed', usersSaid.hasAccepted);
    refuseClosed(await getOrganisation(transaction, user.organisationId), 'portalId');
    const token = await makePasswordLink(transaction, user.portalId, 'invitation');
    await queueInvitation(deps, transaction, { by: session, email: user.email, field: 'portalId', organisation: user.organisation, token });
    await recordAudit(transaction, {
      organisationId: user.organisationId,
      actor: session.email,
      subject: user.email,
      action: 'invitation sent again',
    });
  });
}

async function keepAnAdministrator(transaction: Db, { organisationId }: queries.User): Promise<void> {
  if ((await queries.administratorsOf(transaction, organisationId)) <= 1) throw new AppError('forbidden', usersSaid.lastAdministrator);
}

/** Without anybody who holds every permission, nobody could grant every permission. */
async function keepAFullAdministrator({ config }: Needs, transaction: Db, user: queries.User): Promise<void> {
  const isFull = user.organisationId === config.PLATFORM_ACCOUNT_ID && user.permissions === everyPermission && user.active;
  if (isFull && (await queries.activeUsersWithAll(transaction, user.organisationId)) <= 1)
    throw new AppError('forbidden', usersSaid.lastFullAdministrator);
}

interface UserValues {
  organisation_id: number;
  full_name: string;
  email: string;
  permissions: number;
}

function isMoved(user: queries.User, values: UserValues): boolean {
  return values.email !== user.email || values.organisation_id !== user.organisationId;
}

/** Refuses a takeover: its mailbox can set an account's password, so moving it to another mailbox or organisation hands over all its permissions. */
function refuseTakeOver(user: queries.User, values: UserValues, editorMask: number): void {
  if (isMoved(user, values)) refuse(whyNotGrant(user.permissions, editorMask));
}

/** Ends all access from before the move. Notifies the previous mailbox, and invites an invited user again. */
async function handOver(
  deps: Needs,
  transaction: Db,
  { by, user, email, organisation }: { by: Session; user: queries.User; email: string; organisation: string },
): Promise<void> {
  await endAccess(transaction, 'account moved', { whose: { userId: user.portalId }, sessions: deps.sessions });
  if (!user.active) {
    const token = await makePasswordLink(transaction, user.portalId, 'invitation');
    await queueInvitation(deps, transaction, { by, email, field: 'emailAddress', organisation, token });
  } else if (email !== user.email) {
    const language = await languageOf(transaction, user.portalId);
    await deps.outbox.queue(transaction, addressChangedMail(deps.config, { to: user.email, language }));
  }
}

function refuseStaffsChanges(user: queries.User, values: UserValues): void {
  const errors = {
    ...(values.full_name !== user.fullName && { fullName: usersSaid.nameStays }),
    ...(values.email !== user.email && { emailAddress: usersSaid.emailStays }),
    ...(values.organisation_id !== user.organisationId && { userId: usersSaid.organisationStays }),
  };
  const sentences = Object.values(errors);
  if (sentences.length > 0) throw new AppError('validation_failed', baseSaid.points(sentences), { errors });
}

function formatChange(user: queries.User, values: UserValues): string {
  return formatChanges([
    ...permissionChanges(user.permissions, values.permissions),
    ...(values.full_name === user.fullName ? [] : ['changes the name']),
    ...(values.email === user.email ? [] : [`changes the e-mail address from ${user.email}`]),
    ...(values.organisation_id === user.organisationId ? [] : [`moves from organisation ${user.organisationId}`]),
  ]);
}

function refuse(refusal: Said | undefined): void {
  if (refusal !== undefined) throw new AppError('forbidden', refusal);
}
