/**
 * Keys that begin with the organisation, also in references to rows of it, so that the schema can be distributed by organisation. Earlier primary keys stay,
 * beside unique indexes with the organisation. An older node fills the new columns by triggers, and does not need the dropped foreign keys, since the new ones
 * do the same.
 */
import { type Kysely, sql } from 'kysely';

/** Columns that refer to a user of the same organisation; removing the user keeps the row and clears the column. */
const ofUsers = [
  { table: 'batches', column: 'portal_user_id' },
  { table: 'tickets', column: 'opened_by' },
  { table: 'api_keys', column: 'user_id' },
  { table: 'watched_numbers', column: 'added_by' },
  { table: 'watch_changes', column: 'watcher' },
] as const;
/** Tables whose rows follow their user to another organisation, and are deleted with the user. */
const savedByUsers = ['saved_searches', 'saved_views'] as const;
const found = ['portal_users', 'api_keys', 'webhooks', 'audit_log', 'documents'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of found)
    await sql`create unique index ${sql.id(`${table}_key`)} on ${sql.table(table)} (organisation_id, id)`.execute(db);
  await sql`create unique index batch_withdrawal_links_key on batch_withdrawal_links (organisation_id, token_hash)`.execute(db);
  for (const reference of ofUsers) await referByOrganisation(db, reference);
  await leavingUsers(db);
  for (const table of savedByUsers) await saved(db, table);
  await deliveries(db);
}

async function referByOrganisation(db: Kysely<unknown>, { table, column }: (typeof ofUsers)[number]): Promise<void> {
  // The user is in another organisation by now.
  await sql`
    update ${sql.table(table)} as own set ${sql.id(column)} = null
    from portal_users where portal_users.id = own.${sql.id(column)} and portal_users.organisation_id <> own.organisation_id`.execute(db);
  await sql`
    alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_${column}_fkey`)},
      add constraint ${sql.id(`${table}_user`)} foreign key (organisation_id, ${sql.id(column)})
        references portal_users (organisation_id, id) on delete set null (${sql.id(column)})`.execute(db);
}

/** Clears the user from the rows that they leave behind in an organisation when they move to another one, as a removal does. */
async function leavingUsers(db: Kysely<unknown>): Promise<void> {
  const left = ofUsers.map(
    ({ table, column }) => `update ${table} set ${column} = null where organisation_id = old.organisation_id and ${column} = old.id;`,
  );
  await sql`
    create function leave_organisation() returns trigger language plpgsql as $$
    begin
      ${sql.raw(left.join('\n      '))}
      return new;
    end $$`.execute(db);
  await sql`
    create trigger portal_users_leave before update of organisation_id on portal_users
    for each row when (old.organisation_id <> new.organisation_id) execute function leave_organisation()`.execute(db);
}

async function saved(db: Kysely<unknown>, table: (typeof savedByUsers)[number]): Promise<void> {
  // An older node joins these tables with that of the users, and writes organisation_id there without a table.
  await sql`alter table ${sql.table(table)} add column owner_organisation_id integer`.execute(db);
  await sql`
    update ${sql.table(table)} as own set owner_organisation_id = portal_users.organisation_id
    from portal_users where portal_users.id = own.portal_user_id`.execute(db);
  await filledFrom(db, { table, column: 'owner_organisation_id', of: 'portal_users', by: 'portal_user_id' });
  await sql`
    alter table ${sql.table(table)} alter column owner_organisation_id set not null,
      drop constraint ${sql.id(`${table}_portal_user_id_fkey`)},
      add constraint ${sql.id(`${table}_user`)} foreign key (owner_organisation_id, portal_user_id)
        references portal_users (organisation_id, id) on delete cascade on update cascade`.execute(db);
  await sql`create unique index ${sql.id(`${table}_key`)} on ${sql.table(table)} (owner_organisation_id, portal_user_id, id)`.execute(db);
}

async function deliveries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_deliveries add column organisation_id integer`.execute(db);
  await sql`
    update webhook_deliveries set organisation_id = webhooks.organisation_id from webhooks where webhooks.id = webhook_id`.execute(db);
  await filledFrom(db, { table: 'webhook_deliveries', column: 'organisation_id', of: 'webhooks', by: 'webhook_id' });
  await sql`
    alter table webhook_deliveries alter column organisation_id set not null, drop constraint webhook_deliveries_webhook_id_fkey,
      add constraint webhook_deliveries_webhook foreign key (organisation_id, webhook_id)
        references webhooks (organisation_id, id) on delete cascade`.execute(db);
  await sql`create unique index webhook_deliveries_key on webhook_deliveries (organisation_id, webhook_id, id)`.execute(db);
}

/** Fills the column in rows of an older node, which does not know it, from the row that they belong to. */
async function filledFrom(
  db: Kysely<unknown>,
  { table, column, of, by }: { table: string; column: string; of: string; by: string },
): Promise<void> {
  await sql`
    create function ${sql.id(`fill_${table}`)}() returns trigger language plpgsql as $$
    begin
      new.${sql.raw(column)} := (select organisation_id from ${sql.raw(of)} where id = new.${sql.raw(by)});
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ${sql.id(`${table}_filled`)} before insert on ${sql.table(table)}
    for each row when (new.${sql.id(column)} is null) execute function ${sql.id(`fill_${table}`)}()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const filled = [
    ...savedByUsers.map((table) => [table, 'owner_organisation_id'] as const),
    ['webhook_deliveries', 'organisation_id'] as const,
  ];
  for (const [table, column] of filled) {
    await sql`drop trigger ${sql.id(`${table}_filled`)} on ${sql.table(table)}`.execute(db);
    await sql`drop function ${sql.id(`fill_${table}`)}()`.execute(db);
    await sql`alter table ${sql.table(table)} drop column ${sql.id(column)}`.execute(db);
  }
  await sql`alter table webhook_deliveries add foreign key (webhook_id) references webhooks (id) on delete cascade`.execute(db);
  for (const table of savedByUsers)
    await sql`alter table ${sql.table(table)} add foreign key (portal_user_id) references portal_users (id) on delete cascade`.execute(db);
  await sql`drop trigger portal_users_leave on portal_users`.execute(db);
  await sql`drop function leave_organisation()`.execute(db);
  for (const { table, column } of ofUsers)
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_user`)},
        add foreign key (${sql.id(column)}) references portal_users (id) on delete set null`.execute(db);
  for (const table of [...found, 'batch_withdrawal_links']) await sql`drop index ${sql.id(`${table}_key`)}`.execute(db);
}
