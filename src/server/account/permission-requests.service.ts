/** Requests for a permission. The portal chooses the recipient and writes the text, so that nobody can send anything else with them. */
import { accountSaid } from '../../shared/account/said.ts';
import type { MissingPermission } from '../../shared/account/permission-requests.ts';
import { bits, holds, type PermissionName, permissions } from '../../shared/base/permissions.ts';
import { utcTime } from '../../shared/base/utc-time.ts';
import { type Administrator, administratorsOf } from '../auth/administrators.ts';
import { type Budget, inMinutes, secondsUntilNext, spend } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { isAdministrator } from '../auth/granting.ts';
import type { Session } from '../auth/sessions.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { permissionRequestMail } from './account.mails.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'publicUrl' | 'clock'>;

/** One mail in 24 hours from a user to an administrator, whatever the permission. */
const requestsToAdministrator: Budget = { name: 'permission requests to administrator', max: 1, windowEnd: inMinutes(24 * 60) };
const requestKey = ({ portalId }: Session, administrator: Administrator) => `${portalId} ${administrator.portalId}`;

export async function missingPermissionsOf({ db, clock }: Needs, session: Session): Promise<MissingPermission[]> {
  if (session.isStaff) return [];
  const administrators = await administratorsFor(db, session);
  const missing = permissions
    .filter(({ bit }) => !holds(session.permissions, bit))
    .map(({ name, bit }) => ({ permission: name, administrator: administrators.find((one) => holds(one.permissions, bit)) }));
  const next = new Map<Administrator, string | null>();
  for (const administrator of new Set(missing.flatMap((one) => one.administrator ?? []))) {
    const seconds = await secondsUntilNext(db, requestsToAdministrator, requestKey(session, administrator));
    next.set(administrator, seconds === undefined ? null : secondsAfter(clock(), seconds).toISOString());
  }
  return missing.map(({ permission, administrator }) => ({
    permission,
    administrator: administrator?.name ?? null,
    nextRequestAt: (administrator && next.get(administrator)) ?? null,
  }));
}

/** Mails the request and returns the name of the administrator who gets it. */
export async function mailRequest(deps: Needs, session: Session, permission: PermissionName): Promise<string> {
  const { config, db, outbox, publicUrl } = deps;
  if (session.isStaff) throw new AppError('forbidden', accountSaid.noStaffRequests);
  if (holds(session.permissions, bits[permission])) throw new AppError('conflict', accountSaid.permissionHeld(permission));
  return inTransaction(db, async (transaction) => {
    const administrators = await administratorsFor(transaction, session);
    const administrator = administrators.find((one) => holds(one.permissions, bits[permission]));
    if (!administrator) throw new AppError('not_found', accountSaid.nobodyGives(permission));
    await spendRequest(deps, transaction, { session, administrator });
    const { email: to, language } = administrator;
    const { organisationId, portalId, fullName: name, email } = session;
    const link = `${publicUrl()}/users/edit/${portalId}`;
    await outbox.queue(transaction, permissionRequestMail(config, { to, language, name, email, permission, link }));
    const detail = permissions[bits[permission]]?.label ?? '';
    await recordAudit(transaction, { organisationId, actor: email, subject: to, action: 'permission asked for', detail });
    return administrator.name;
  });
}

/** Lists the administrators who may change the caller's permissions: nobody but staff may change an administrator's. */
async function administratorsFor(db: Db, { organisationId, permissions: held }: Session): Promise<readonly Administrator[]> {
  return isAdministrator(held) ? [] : administratorsOf(db, organisationId);
}

interface Request {
  readonly session: Session;
  readonly administrator: Administrator;
}

async function spendRequest({ clock }: Needs, transaction: Db, { session, administrator }: Request): Promise<void> {
  const key = requestKey(session, administrator);
  if ((await spend(transaction, requestsToAdministrator, key)) !== undefined) return;
  const retryAfterSeconds = (await secondsUntilNext(transaction, requestsToAdministrator, key)) ?? 1;
  const message = accountSaid.alreadyRequested(administrator.name, utcTime(secondsAfter(clock(), retryAfterSeconds)));
  throw new AppError('too_many_attempts', message, { retryAfterSeconds });
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000);
}
