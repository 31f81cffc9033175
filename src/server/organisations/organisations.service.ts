import type * as z from 'zod/mini';
import type { ChangedEntitlement } from '../../shared/entitlements/entitlements.ts';
import type { NewOrganisation, RenamedOrganisation } from '../../shared/organisations/organisations.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { organisationsSaid } from '../../shared/organisations/said.ts';
import { usersSaid } from '../../shared/users/said.ts';
import { whyNotGrant } from '../auth/granting.ts';
import { makeWay } from '../auth/foreign-addresses.ts';
import { addInvitedUser } from '../users/invited-users.ts';
import { queueInvitation } from '../users/invitations.ts';
import { findOrganisation } from '../auth/organisations.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { type IdempotencyKey, runOnce } from '../http/idempotency.ts';
import { changeEntitlement, type EntitlementChange } from './entitlement-changes.ts';
import {
  accountTaken,
  addOrganisations,
  changeHomeCountry,
  closeOrganisation,
  renameOrganisation,
  reopenOrganisation,
} from './organisation-changes.ts';
import { isEmailTaken } from './organisations.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'sessions' | 'entitlements' | 'publicUrl'>;

type Added = z.infer<typeof NewOrganisation>;

/** Adds an organisation and its first administrator, who gets an invitation by mail: both or neither. Answers the administrator's portalId. */
export async function addWithAdministrator(
  deps: Needs,
  session: Session,
  { added, key }: { added: Added; key: IdempotencyKey | undefined },
): Promise<string> {
  const refusal = whyNotGrant(added.permissions, session.permissions);
  if (refusal !== undefined) throw new AppError('forbidden', refusal, { errors: { permissions: refusal } });
  const { reply } = await inTransaction(deps.db, (transaction) =>
    runOnce(transaction, key, async () => {
      const { userId: id, name, ...administrator } = added;
      const adding = { actor: session.email, isStaff: true };
      await makeWay(transaction, { organisationId: id, email: added.email }, adding);
      await refuseTaken(transaction, added);
      await addOrganisations(transaction, [{ id, name }], session.email);
      const { portalId, token } = await addInvitedUser(transaction, { userId: id, ...administrator }, adding);
      await queueInvitation(deps, transaction, { by: session, email: added.email, field: 'email', organisation: name, token });
      return portalId;
    }),
  );
  return reply;
}

/** Whoever fills a form in is told of everything in it that is there already, and not of one thing after the other. */
async function refuseTaken(transaction: Db, { userId, email }: Added): Promise<void> {
  const account = (await findOrganisation(transaction, userId)) ? await accountTaken(transaction, userId) : undefined;
  const errors = {
    ...(account && { userId: account.said }),
    ...((await isEmailTaken(transaction, email)) && { email: usersSaid.emailTaken }),
  };
  const sentences = Object.values(errors);
  if (sentences.length > 0) throw new AppError('already_exists', baseSaid.points(sentences), { errors });
}

/** Answers the name that it had. */
export function rename(deps: Needs, session: Session, { userId: id, name }: z.infer<typeof RenamedOrganisation>): Promise<string> {
  return inTransaction(deps.db, async (transaction) => {
    const before = await renameOrganisation(transaction, { id, actor: session.email }, name);
    deps.sessions.allChanged(transaction);
    return before.name;
  });
}

/** Answers the organisation's name. Throws `AppError`: 403 where it is another one than that of somebody who is not staff, and 404. */
export async function setHomeCountry(
  { db, sessions }: Needs,
  { email: actor, isStaff, organisationId }: Session,
  { userId: id, homeCountry }: { readonly userId: number; readonly homeCountry: string | null },
): Promise<string> {
  if (!isStaff && id !== organisationId) throw new AppError('forbidden', organisationsSaid.foreignHomeCountry);
  return inTransaction(db, async (transaction) => {
    sessions.allChanged(transaction);
    return changeHomeCountry(transaction, { id, actor }, homeCountry);
  });
}

/** Says what an organisation may ask from now on. */
export function entitle(
  { db, entitlements }: Needs,
  session: Session,
  { userId: id, ...change }: z.infer<typeof ChangedEntitlement>,
): Promise<EntitlementChange> {
  return inTransaction(db, async (transaction) => {
    const changed = await changeEntitlement(transaction, { id, actor: session.email }, change);
    entitlements.changed(transaction);
    return changed;
  });
}

/** Answers its name. */
export function close({ db, config, sessions }: Needs, session: Session, id: number): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const { name } = await closeOrganisation(transaction, { id, actor: session.email, sessions }, config.PLATFORM_ACCOUNT_ID);
    return name;
  });
}

/** Answers its name. */
export function reopen({ db }: Needs, session: Session, id: number): Promise<string> {
  return inTransaction(db, (transaction) => reopenOrganisation(transaction, { id, actor: session.email }));
}
