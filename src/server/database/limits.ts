/** What a server enforces of a connection by itself: how long things may take. 0 is for ever. */
export interface Limits {
  readonly statementMs: number;
  /** Waiting for a row that somebody else has. */
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

export const noLimits: Limits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** PostgreSQL compiles what it takes for a long statement, which takes longer than the statements of a portal, and ends at no limit. */
const settings = ({ statementMs, lockMs, idleInTransactionMs }: Limits) =>
  Object.entries({
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
    jit: 'off',
  });

/** As parameters with which a connection starts. A pooler refuses those that it does not know. */
export function startParameters(limits: Limits): Record<string, string> {
  const { jit, ...times } = Object.fromEntries(settings(limits));
  // The driver sends no other parameter by its name.
  return { ...times, options: `-c jit=${jit}` };
}

/** `begin`, so that the limits hold for this transaction, whoever's connection it gets. */
export function beginWithin(begin: string, limits: Limits): string {
  return [begin, ...settings(limits).map(([name, value]) => `set local ${name} = ${value}`)].join('; ');
}

/**
 * Gives each new connection of this user to this database the limits, for what runs outside of a transaction; as one text, so that it is done as a
 * whole. Every role may do so for itself. One at a time: the server refuses two who change one role at once.
 */
export function limitRole(limits: Limits): string {
  const changes = settings(limits).map(
    ([name, value]) => `
      if (select setting from pg_settings where name = '${name}') <> '${value}' then
        execute format('alter role %I in database %I set ${name} = ${value}', current_user, current_database());
      end if;`,
  );
  return `select pg_advisory_xact_lock(hashtext('limits of the role')); do $$ begin ${changes.join('')} end $$`;
}
