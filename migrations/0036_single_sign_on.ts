/** Single sign-on by OpenID Connect: the provider of an organisation, its mail domains, who is who there, and sign-ins under way. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_providers (
      organisation_id integer primary key references organisations (id) on delete cascade,
      issuer text not null,
      client_id text not null,
      sealed_secret bytea not null,
      admits_unknown boolean not null,
      is_only_way boolean not null,
      -- Of each change another one, so that nothing goes on with what was configured before.
      version uuid not null default gen_random_uuid()
    )`.execute(db);
  await sql`
    create table single_sign_on_domains (
      -- A mail domain belongs to one organisation at most.
      domain text primary key,
      organisation_id integer not null references identity_providers (organisation_id) on delete cascade
    )`.execute(db);
  await sql`create index single_sign_on_domains_by_organisation on single_sign_on_domains (organisation_id)`.execute(db);
  await sql`
    create table linked_identities (
      organisation_id integer not null references organisations (id) on delete cascade,
      issuer text not null,
      subject text not null,
      -- Null where the user was removed: that person is not let in as somebody unknown.
      user_id uuid references portal_users (id) on delete set null,
      linked_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      primary key (organisation_id, issuer, subject)
    )`.execute(db);
  await sql`create unique index linked_identities_by_user on linked_identities (user_id)`.execute(db);
  await sql`
    create table single_sign_ons (
      -- SHA-256 of the cookie of the browser, from which state, nonce and code verifier follow.
      browser_hash bytea primary key,
      organisation_id integer not null references identity_providers (organisation_id) on delete cascade,
      provider_version uuid not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index single_sign_ons_by_end on single_sign_ons (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('single_sign_ons').execute();
  await db.schema.dropTable('linked_identities').execute();
  await db.schema.dropTable('single_sign_on_domains').execute();
  await db.schema.dropTable('identity_providers').execute();
}
