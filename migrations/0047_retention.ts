/** The audit log stays append-only, except for expired entries and those of an erased organisation: a transaction that removes them says so. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('portal.audit_log_removal', true) = 'allowed' then
        return null;
      end if;
      raise exception 'the audit log is append-only';
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`.execute(db);
}
