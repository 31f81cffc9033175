/** References to users carry the organisation: their fate when the user leaves, and their migration in a filled database and beside an older node. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { makeInvited, makeOrganisation, type TestUser } from '../test-support/factories.ts';
import { copyTemplate } from '../test-support/test-portal.ts';
import { type Db, migrateTo, migrateToLatest, openDatabase } from './database.ts';

/** Opens a database that no portal uses: a migration to an earlier version would wait for the portal's loops, and they for it. */
async function ownDatabase(): Promise<Pick<Deps, 'db'>> {
  const copy = await copyTemplate();
  const database = openDatabase(copy.databaseUrl);
  onTestFinished(async () => {
    await database.close();
    await copy.remove();
  });
  return database;
}

/** Writes rows like the version before: without the columns that it does not know. */
async function leaveTraces({ db }: Pick<Deps, 'db'>, { portalId, organisationId }: TestUser): Promise<void> {
  const organisation = sql`${organisationId}`;
  const user = sql`${portalId}`;
  await sql`
    insert into batches (organisation_id, id, portal_user_id, file_name, email, records, state)
    values (${organisation}, ${randomUUID()}, ${user}, 'numbers.csv', 'a@customer.example', 1, 'done')`.execute(db);
  await sql`
    insert into tickets (organisation_id, id, opened_by, opener_name, opener_email, severity, subject, message)
    values (${organisation}, ${randomUUID()}, ${user}, 'A User', 'a@customer.example', 'minor', 'Subject', 'Message')`.execute(db);
  await sql`
    insert into api_keys (organisation_id, user_id, created_by, name, prefix, key_hash, permissions, addresses, term_days, expires_at)
    values (${organisation}, ${user}, 'a@customer.example', 'A key', ${randomUUID()}, ${Buffer.from(randomUUID())}, 8, '{}', 90, now())`.execute(
    db,
  );
  await sql`insert into saved_searches (portal_user_id, name, parameters) values (${user}, 'A search', '{}')`.execute(db);
  await sql`
    insert into saved_views (portal_user_id, table_name, name, view, is_shared) values (${user}, 'ranges', 'A view', '{}', true)`.execute(
    db,
  );
  const hook = randomUUID();
  await sql`
    insert into webhooks (id, organisation_id, url, events, sealed_secret, created_by)
    values (${hook}, ${organisation}, 'https://customer.example/', '{}', '', 'a@customer.example')`.execute(db);
  await sql`insert into webhook_deliveries (webhook_id, event, body) values (${hook}, 'webhook.test', '{}')`.execute(db);
}

/** Counts the traces in the organisation that still name a user, and returns the organisations of the rows that follow their user. */
async function traces(db: Db, { portalId, organisationId }: TestUser) {
  const { rows } = await sql<{ named: number[]; saved: number[]; deliveries: number }>`
    select array[
        (select count(portal_user_id) from batches where organisation_id = ${organisationId}),
        (select count(opened_by) from tickets where organisation_id = ${organisationId}),
        (select count(user_id) from api_keys where organisation_id = ${organisationId})
      ]::int[] as named,
      array(
        select owner_organisation_id from saved_searches where portal_user_id = ${portalId}
        union all select owner_organisation_id from saved_views where portal_user_id = ${portalId}
      ) as saved,
      (select count(*)::int from webhook_deliveries where organisation_id = ${organisationId}) as deliveries`.execute(db);
  return rows[0];
}

const move = (db: Db, { portalId }: TestUser, organisation: number) =>
  db.updateTable('portal_users').set({ organisation_id: organisation }).where('id', '=', portalId).execute();

test('what an older node writes without an organisation gets it, and is found by it', async () => {
  const deps = await ownDatabase();
  const user = await makeInvited(deps);
  await leaveTraces(deps, user);
  expect(await traces(deps.db, user)).toEqual({ named: [1, 1, 1], saved: [user.organisationId, user.organisationId], deliveries: 1 });
});

test('whoever goes to another organisation takes what they saved, and leaves the rest without a name, as one who is removed does', async () => {
  const deps = await ownDatabase();
  const [moved, removed] = [await makeInvited(deps), await makeInvited(deps)];
  for (const user of [moved, removed]) await leaveTraces(deps, user);
  const other = await makeOrganisation(deps);
  await move(deps.db, moved, other);
  await deps.db.deleteFrom('portal_users').where('id', '=', removed.portalId).execute();
  expect(await traces(deps.db, moved)).toEqual({ named: [0, 0, 0], saved: [other, other], deliveries: 1 });
  expect(await traces(deps.db, removed)).toEqual({ named: [0, 0, 0], saved: [], deliveries: 1 });
  const kept = await deps.db.selectFrom('batches').where('organisation_id', '=', moved.organisationId).select('organisation_id').execute();
  expect(kept).toEqual([{ organisation_id: moved.organisationId }]);
});

test('a database that is filled is migrated: who was in another organisation by then is named no more, all others are', async () => {
  const deps = await ownDatabase();
  await migrateTo(deps.db, '0038_sign_in_policies');
  const [moved, stayed] = [await makeInvited(deps), await makeInvited(deps)];
  for (const user of [moved, stayed]) await leaveTraces(deps, user);
  const other = await makeOrganisation(deps);
  await move(deps.db, moved, other);
  await migrateToLatest(deps.db);
  expect(await traces(deps.db, moved)).toEqual({ named: [0, 0, 0], saved: [other, other], deliveries: 1 });
  expect(await traces(deps.db, stayed)).toEqual({ named: [1, 1, 1], saved: [stayed.organisationId, stayed.organisationId], deliveries: 1 });
});
