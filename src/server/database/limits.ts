/** Time limits that a server enforces on a connection, in milliseconds. 0 means no limit. */
export interface Limits {
  readonly statementMs: number;
  /** Wait for a row that another transaction holds. */
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

export const noLimits: Limits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/**
 * The settings of a connection. JIT is off: PostgreSQL compiles statements that it expects to be long, which takes longer than a portal's statements and
 * ignores every limit.
 */
const settings = ({ statementMs, lockMs, idleInTransactionMs }: Limits) =>
  Object.entries({
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
    jit: 'off',
  });

/** Returns the limits as startup parameters of a connection. A pooler refuses parameters that it does not know. */
export function startParameters(limits: Limits): Record<string, string> {
  const { jit, ...times } = Object.fromEntries(settings(limits));
  // The driver sends no other parameter by its name.
  return { ...times, options: `-c jit=${jit}` };
}

/** Returns `begin` with the limits, so that they hold for this transaction on any connection. */
export function beginWithin(begin: string, limits: Limits): string {
  return [begin, ...settings(limits).map(([name, value]) => `set local ${name} = ${value}`)].join('; ');
}

/**
 * Returns the statement that sets the limits for each new connection of this user to this database, for statements outside of a transaction; one text, so that
 * it runs as a whole. Every role may do so for itself. One at a time: the server refuses two simultaneous changes of one role.
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
