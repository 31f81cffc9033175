/** Entitlements of organisations, set by staff, in tests. */
import { setEntitlement } from '../../shared/entitlements/entitlements.ts';
import type { InputOf } from '../../shared/base/endpoint.ts';
import { makeUser, signedInToken, type TestUser } from './factories.ts';
import type { TestPortal } from './test-portal.ts';

type Allowed = Omit<InputOf<typeof setEntitlement>['body'], 'userId'>;

/** Sets an entitlement as staff do on the page of the organisation; unnamed values are unlimited. */
export async function entitle(portal: TestPortal, { organisationId }: Pick<TestUser, 'organisationId'>, allowed: Partial<Allowed>) {
  const staff = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
  const body = { userId: organisationId, services: null, dailyQuota: null, destinations: [], ...allowed };
  return portal.call(setEntitlement, { body }, await signedInToken(portal.deps, staff));
}

/** Returns the quota used by day; empty if no row was ever written. */
export async function quotaRowsOf({ deps }: TestPortal, organisationId: number) {
  return deps.db.selectFrom('quota_use').where('organisation_id', '=', organisationId).select('used').orderBy('day').execute();
}
