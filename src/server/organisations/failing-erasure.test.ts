import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { makeUser } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('an erasure that fails is named, and keeps neither another one nor the rest of the cleanup from its turn', async () => {
  const portal = await startPortalForTest();
  const { db } = portal.deps;
  const [failing, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  for (const { organisationId } of [failing, other])
    await db.insertInto('erasures').values({ organisation_id: organisationId, actor: 'operator' }).execute();
  await sql`create function refused() returns trigger language plpgsql as ${sql.lit(`begin
    if old.id = ${failing.organisationId} then raise exception 'refused by a trigger'; end if; return old; end`)}`.execute(db);
  await sql`create trigger refused before delete on organisations for each row execute function refused()`.execute(db);
  const outbox = join(portal.dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  writeFileSync(join(outbox, 'old.eml'), '');
  utimesSync(join(outbox, 'old.eml'), new Date(0), new Date(0));
  const left = () => db.selectFrom('erasures').select('organisation_id').execute();

  await expect(cleanUp(portal.deps)).rejects.toThrow(`Account ${failing.organisationId} is not erased yet: refused by a trigger`);
  expect(await left()).toEqual([{ organisation_id: failing.organisationId }]);
  expect(readdirSync(outbox)).not.toContain('old.eml');
  await sql`drop trigger refused on organisations`.execute(db);
  await cleanUp(portal.deps);
  expect(await left()).toEqual([]);
});

test('what a table refers to goes after it, whatever they are called', async () => {
  const portal = await startPortalForTest();
  const { db } = portal.deps;
  const { organisationId } = await makeUser(portal.deps);
  await sql`create table a_parents (id int primary key, organisation_id int)`.execute(db);
  await sql`create table z_children (parent int references a_parents, organisation_id int)`.execute(db);
  await sql`insert into a_parents values (1, ${organisationId})`.execute(db);
  await sql`insert into z_children values (1, ${organisationId})`.execute(db);
  await db.insertInto('erasures').values({ organisation_id: organisationId, actor: 'operator' }).execute();
  await cleanUp(portal.deps);
  expect((await sql`select from a_parents`.execute(db)).rows).toEqual([]);
});

test('what fails of several is said of each', async () => {
  const portal = await startPortalForTest();
  const { db } = portal.deps;
  await sql`alter table attempts rename to no_attempts`.execute(db);
  await sql`alter table leases rename to no_leases`.execute(db);
  await expect(cleanUp(portal.deps)).rejects.toThrow(/"attempts" does not exist; .*"leases" does not exist/);
});
