/** `organisation …`: the customers of the provider, and the provider itself. */
import { utcDay } from '../../shared/base/utc-day.ts';
import { findOrganisation } from '../auth/organisations.ts';
import {
  accountTaken,
  addOrganisations,
  closeOrganisation,
  renameOrganisation,
  reopenOrganisation,
} from '../organisations/organisation-changes.ts';
import { listOrganisations } from '../organisations/organisation-list.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { entitlementCommand } from './entitlement.command.ts';
import { eraseCommand } from './erase.command.ts';
import { importOrganisations } from './organisation-import.ts';
import { accountFrom, isOrganisationName, organisationNameRule } from './typed-values.ts';
import { inTransaction } from '../database/transaction.ts';

export const organisationCommands: readonly Command[] = [
  { name: 'organisation list', takes: [], about: 'List all organisations with their account numbers', changes: false, run: list },
  {
    name: 'organisation add',
    takes: ['<account>', '<name>'],
    about: 'Add an organisation with an account number',
    changes: true,
    keepsAudit: true,
    details: "The account PLATFORM_ACCOUNT_ID (default 1) is the provider's own: its administrators see the admin area.",
    run: add,
  },
  {
    name: 'organisation import',
    takes: ['<file>'],
    about: 'Add organisations from a CSV file',
    changes: true,
    keepsAudit: true,
    details:
      'Columns: account;name\nCSV in UTF-8 with a header row, separated by ; or , . Imports all rows or none; organisations that already exist under the same name stay unchanged.',
    run: importOrganisations,
  },
  {
    name: 'organisation rename',
    takes: ['<account>', '<name>'],
    about: 'Rename an organisation',
    changes: true,
    keepsAudit: true,
    run: rename,
  },
  {
    name: 'organisation close',
    takes: ['<account>'],
    about: 'Close an organisation: none of its users can sign in',
    changes: true,
    keepsAudit: true,
    details: 'Ends its sessions and e-mailed links, and cancels unfinished batches. Its data stays. See organisation reopen.',
    run: close,
  },
  {
    name: 'organisation reopen',
    takes: ['<account>'],
    about: 'Reopen a closed organisation: its users can sign in again',
    changes: true,
    keepsAudit: true,
    run: reopen,
  },
  eraseCommand,
  entitlementCommand,
];

async function list({ open, now }: CommandContext): Promise<Outcome> {
  const { rows } = await listOrganisations(await open(), now);
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const lines = rows.map(({ id, name, users, closedAt }) => {
    const closed = closedAt === null ? '' : `, closed since ${utcDay(closedAt)}`;
    return `${String(id).padEnd(11)}${name.padEnd(width)}  ${formatUsers(users)}${closed}`;
  });
  const organisations = rows.map(({ id, name, users, closedAt, lastActivity, queries, openTickets }) => ({
    account: id,
    name,
    users,
    lastActivity,
    queries,
    openTickets,
    closedAt: closedAt?.toISOString() ?? null,
  }));
  return { lines, json: { organisations } };
}

async function add({ words: [account = '', given = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const name = nameFrom(given);
  const db = await open();
  if (await findOrganisation(db, id)) throw await accountTaken(db, id);
  if (!dryRun) await inTransaction(db, (transaction) => addOrganisations(transaction, [{ id, name }], operator));
  return {
    lines: [`Organisation ${account}, ${name}, ${dryRun ? 'could be' : 'was'} added`],
    json: { account: id, name, added: !dryRun },
  };
}

async function rename({ words: [account = '', given = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const name = nameFrom(given);
  const id = accountFrom(account, '<account>');
  const before = await changeOrTry(await open(), dryRun, (transaction) => renameOrganisation(transaction, { id, actor: operator }, name));
  return {
    lines: [`Organisation ${id}, ${before.name}, ${dryRun ? 'could be' : 'was'} renamed ${name}`],
    json: { account: id, name, before: before.name, renamed: !dryRun },
  };
}

async function close({ words: [account = ''], open, config, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const { name, users, batches } = await changeOrTry(await open(), dryRun, (transaction) =>
    closeOrganisation(transaction, { id, actor: operator }, config.PLATFORM_ACCOUNT_ID),
  );
  const ended = batches === 0 ? '' : `, ${batches === 1 ? '1 batch' : `${batches} batches`} cancelled`;
  const effect = `its ${formatUsers(users)} can no longer sign in; sessions and e-mailed links ended${ended}`;
  return {
    lines: [`Organisation ${id}, ${name}, ${dryRun ? 'could be' : 'was'} closed: ${effect}`],
    json: { account: id, name, users, batches, closed: !dryRun },
  };
}

async function reopen({ words: [account = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const name = await changeOrTry(await open(), dryRun, (transaction) => reopenOrganisation(transaction, { id, actor: operator }));
  return {
    lines: [
      `Organisation ${id}, ${name}, ${dryRun ? 'could be' : 'was'} reopened: its users can sign in with their old passwords; invite users without a password again`,
    ],
    json: { account: id, name, reopened: !dryRun },
  };
}

/** A name without the spaces around it. */
function nameFrom(given: string): string {
  const name = given.trim();
  if (!isOrganisationName(name)) throw new UsageError(organisationNameRule);
  return name;
}

function formatUsers(count: number): string {
  return count === 1 ? '1 user' : `${count.toLocaleString('en')} users`;
}
