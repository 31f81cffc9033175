/** Rows for tests: every test creates its own organisation, so that none depends on the remains of another. */
import { randomInt, randomUUID } from 'node:crypto';
import { everyPermission } from '../../shared/base/permissions.ts';
import { createKey } from '../../shared/keys/keys.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import type { Deps } from '../deps.ts';
import type { TestPortal } from './test-portal.ts';
import { digestPassword, type PasswordHashes } from '../auth/password-hashes.ts';
import { hashToken } from '../auth/tokens.ts';

export const testPassword = 'correct horse battery';

export interface TestUser {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
  /** The digest of `testPassword`, as a browser sends it. */
  readonly password: string;
}

export async function makeOrganisation({ db }: Pick<Deps, 'db'>, id = randomInt(10_000, 2_000_000_000)): Promise<number> {
  await db
    .insertInto('organisations')
    .values({ id, name: `Organisation ${id}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Creates a portal user of a new or given organisation, with every permission by default. */
export async function makeUser(
  deps: Deps,
  {
    permissions = everyPermission,
    organisationId,
    hasPassword = true,
  }: { permissions?: number; organisationId?: number; hasPassword?: boolean } = {},
): Promise<TestUser> {
  return insertUser(deps.db, { organisationId, permissions, password_hash: hasPassword ? await hashOfTestPassword(deps) : null });
}

/** Creates the same without a password, in a database that no portal uses. */
export function makeInvited({ db }: Pick<Deps, 'db'>): Promise<TestUser> {
  return insertUser(db, { organisationId: undefined, permissions: everyPermission, password_hash: null });
}

interface InsertedUser {
  readonly organisationId: number | undefined;
  readonly permissions: number;
  readonly password_hash: string | null;
}

async function insertUser(db: Deps['db'], { organisationId, ...values }: InsertedUser): Promise<TestUser> {
  const organisation = await makeOrganisation({ db }, organisationId);
  const email = `user-${randomUUID()}@customer.example`;
  const { id } = await db
    .insertInto('portal_users')
    .values({ organisation_id: organisation, full_name: 'Test User', email, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { portalId: id, organisationId: organisation, email, password: digestPassword(testPassword) };
}

const hashes = new WeakMap<PasswordHashes, Promise<string>>();

/** Hashes once per portal: hashing is slow on purpose, and all test users share one password. */
function hashOfTestPassword({ passwordHashes }: Deps): Promise<string> {
  const hash = hashes.get(passwordHashes) ?? passwordHashes.hash(digestPassword(testPassword));
  hashes.set(passwordHashes, hash);
  return hash;
}

/** Returns the token of a finished sign-in. Only tests of the sign-in itself take every step. */
export function signedInToken({ db, sessions }: Deps, { portalId }: TestUser): Promise<string> {
  return sessions.open(db, { userId: portalId, as: 'active' });
}

/** Returns the token of a sign-in that still awaits its code. */
export function pendingToken({ db, sessions }: Deps, { portalId }: TestUser): Promise<string> {
  return sessions.open(db, { userId: portalId, as: 'pending' });
}

/** Returns the token of a staff member who sees the portal as `customer` does. */
export async function supportViewToken(deps: Deps, customer: TestUser): Promise<string> {
  const staff = await makeUser(deps, { organisationId: deps.config.PLATFORM_ACCOUNT_ID });
  const supporterHash = hashToken(await signedInToken(deps, staff));
  return deps.sessions.open(deps.db, { userId: customer.portalId, as: 'support view', supporterHash });
}

/** Creates a key of `owner` as users do. */
export async function makeKeyFor(
  { call, deps }: Pick<TestPortal, 'call' | 'deps'>,
  owner: TestUser,
  { permissions = everyPermission - 64, addresses = [], ...proof }: Proof & { permissions?: number; addresses?: string[] } = {},
): Promise<{ id: string; key: string }> {
  const { status, body } = await call(
    createKey,
    { body: { name: 'Test key', permissions, addresses, password: owner.password, ...proof } },
    await signedInToken(deps, owner),
  );
  if (status !== 200) throw new Error(`No key: ${JSON.stringify(body)}`);
  return { id: body.id, key: body.key };
}
