/** The demo's organisations, portal users and past queries. They exist only if DEMO is true, and share one password that is no secret. */
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import type { Db } from '../database/database.ts';
import { seedDemoWatchList } from './demo-watch.ts';
import { demoQueries, demoQueryDays } from './demo-queries.ts';
import { seedDemoTicket } from './demo-ticket.ts';
import { digestPassword, type PasswordHashes } from '../auth/password-hashes.ts';
import { makePartitions, writeRecords } from '../query-records/query-records.ts';
import { inTransaction } from '../database/transaction.ts';

export const demoPassword = 'dialplane-demo';

export const demoAccounts = [
  { organisation: 'platform', fullName: 'Platform Administrator', email: 'admin@dialplane.example', permissions: everyPermission },
  { organisation: 'Acme Telecom', id: 1001, fullName: 'Acme Owner', email: 'owner@acme.example', permissions: everyPermission },
  { organisation: 'Acme Telecom', id: 1001, fullName: 'Acme Analyst', email: 'analyst@acme.example', permissions: maskOf([3, 4, 7]) },
  { organisation: 'Globex Networks', id: 1002, fullName: 'Globex Owner', email: 'owner@globex.example', permissions: everyPermission },
  { organisation: 'Globex Networks', id: 1002, fullName: 'Globex Viewer', email: 'viewer@globex.example', permissions: 0 },
] as const;

/** Owner of the demo's first batch, watch list and ticket. */
export const demoOwner = demoAccounts[1].email;

const emails: ReadonlySet<string> = new Set(demoAccounts.map(({ email }) => email));

/** True if the demo seeded the account. Its mailbox does not exist, and its password is public. */
export function isDemoAccount(email: string): boolean {
  return emails.has(email);
}

/** Ends every session of the demo's accounts, once a portal is no longer a demo. */
export async function signOutDemo(db: Db): Promise<void> {
  const accounts = db
    .selectFrom('portal_users')
    .where('email', 'in', [...emails])
    .select('id');
  await db.deleteFrom('sessions').where('user_id', 'in', accounts).execute();
}

/** Returns the accounts of the demo's organisations, each once. */
export function demoOrganisationIds(platformAccountId: number): number[] {
  return [...new Set(demoAccounts.map((account) => ('id' in account ? account.id : platformAccountId)))];
}

interface SeedDependencies {
  readonly db: Db;
  readonly passwordHashes: PasswordHashes;
  readonly clock: () => Date;
  /** The provider's own organisation. */
  readonly platform: { readonly id: number; readonly name: string };
}

/** Seeds an empty database once, entirely or not at all; one with any organisation stays as it is. Returns true if it was seeded. */
export async function seedDemo({ db, passwordHashes, clock, platform }: SeedDependencies): Promise<boolean> {
  if (await holdsAny(db)) return false;
  const days = demoQueryDays(clock());
  await makePartitions(db, days);
  return inTransaction(db, async (transaction) => {
    if (await holdsAny(transaction)) return false;
    for (const { fullName, email, permissions, ...account } of demoAccounts) {
      const organisation = 'id' in account ? { id: account.id, name: account.organisation } : platform;
      await transaction
        .insertInto('organisations')
        .values(organisation)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const password_hash = await passwordHashes.hash(digestPassword(demoPassword));
      await transaction
        .insertInto('portal_users')
        .values({ organisation_id: organisation.id, full_name: fullName, email, permissions, password_hash })
        .execute();
    }
    await seedDemoWatchList(transaction, demoOwner);
    const [staff, opener] = demoAccounts;
    await seedDemoTicket(transaction, { opener, staff, now: clock() });
    const organisations = await transaction.selectFrom('organisations').select('id').orderBy('id').execute();
    await writeRecords(
      transaction,
      organisations.flatMap(({ id }) => demoQueries(id, days)),
    );
    return true;
  });
}

async function holdsAny(db: Db): Promise<boolean> {
  return (await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()) !== undefined;
}
