/** The database of a running portal: for states that no screen reaches within a test, and for people who need not sign in. */
import { randomInt, randomUUID } from 'node:crypto';
import { openSession } from '../../src/server/auth/session-rows.ts';
import { parseConfig } from '../../src/server/config/config.ts';
import type { Db } from '../../src/server/database/database.ts';
import { openForCommand } from '../../src/server/cli/database.ts';
import { everyPermission } from '../../src/shared/base/permissions.ts';
import type { RunningPortal } from './running-portal.ts';
import { keepSession, owner } from './sign-in.ts';

export async function inDatabase<T>(portal: RunningPortal, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openForCommand(parseConfig({ DATA_DIR: portal.dataDir }), 'any');
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The demo's message for a call that is `away` for such a person. */
export const away = 'This demo failure happens once: try again';

/** The account of Acme Telecom; 1 is the provider's own. */
const acme = 1001;

export interface MadePerson {
  readonly organisationId: number;
  readonly portalId: string;
  readonly fullName: string;
  readonly email: string;
  readonly token: string;
}

/**
 * Makes a person with a session, for `signIn`, and with the demo's password. If `away` lists words, the first call of each address with such a word is refused
 * (docs/magic-numbers.md).
 */
export function makePerson(
  portal: RunningPortal,
  {
    away: words,
    organisationId = acme,
    permissions = everyPermission,
  }: { away?: string; organisationId?: number; permissions?: number } = {},
): Promise<MadePerson> {
  const mark = randomUUID().slice(0, 8);
  const person = {
    fullName: `Person ${mark}`,
    email: `${words === undefined ? 'person' : `away.${words}`}.x${mark}@acme.example`.toLowerCase(),
  };
  return inDatabase(portal, async (db) => {
    // The demo's password, without the work that makes a hash slow.
    const { password_hash } = await db
      .selectFrom('portal_users')
      .where('email', '=', owner)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('portal_users')
      .values({ organisation_id: organisationId, full_name: person.fullName, email: person.email, permissions, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await openSession(db, { userId: id, as: 'active' });
    keepSession(person.email, token);
    return { ...person, organisationId, portalId: id, token };
  });
}

/** Makes an organisation without any activity. */
export async function makeOrganisation(portal: RunningPortal, name?: string): Promise<number> {
  const id = randomInt(10_000, 2_000_000_000);
  await inDatabase(portal, (db) =>
    db
      .insertInto('organisations')
      .values({ id, name: name ?? `Organisation ${id}` })
      .execute(),
  );
  return id;
}
