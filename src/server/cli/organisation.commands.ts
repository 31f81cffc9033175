/** `organisation …`: the customers of the provider, and the provider itself. */
import { utcDay } from '../../shared/utc-day.ts';
import {
  addOrganisations,
  closeOrganisation,
  findOrganisation,
  listOrganisationsWithUsers,
  type Organisation,
  renameOrganisation,
  reopenOrganisation,
} from '../auth/organisations.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { importOrganisations } from './organisation-import.ts';
import { accountFrom, isOrganisationName, organisationNameRule } from './typed-values.ts';

export const organisationCommands: readonly Command[] = [
  { name: 'organisation list', takes: [], about: 'Every organisation with its account number', changes: false, run: list },
  {
    name: 'organisation add',
    takes: ['<account>', '<name>'],
    about: 'Add an organisation under its account number',
    changes: true,
    keepsAudit: true,
    details: "The account PLATFORM_ACCOUNT_ID (1 unless it is set) is the provider's own: its administrators see the admin area.",
    run: add,
  },
  {
    name: 'organisation import',
    takes: ['<file>'],
    about: 'Add the organisations of a CSV file',
    changes: true,
    keepsAudit: true,
    details:
      'Columns: account;name\nCSV in UTF-8 with a header row; ; or , between the values. All rows or none; an organisation that is there under its name already stays.',
    run: importOrganisations,
  },
  {
    name: 'organisation rename',
    takes: ['<account>', '<name>'],
    about: 'Give an organisation another name',
    changes: true,
    keepsAudit: true,
    run: rename,
  },
  {
    name: 'organisation close',
    takes: ['<account>'],
    about: 'Let nobody of an organisation sign in any more',
    changes: true,
    keepsAudit: true,
    details:
      'Its sessions end, and every link that was mailed. What it stored stays, and batches that it handed in are finished, also those that still wait. See organisation reopen.',
    run: close,
  },
  {
    name: 'organisation reopen',
    takes: ['<account>'],
    about: 'Let the users of a closed organisation sign in again',
    changes: true,
    keepsAudit: true,
    run: reopen,
  },
];

async function list({ open }: CommandContext): Promise<Outcome> {
  const rows = await listOrganisationsWithUsers(await open());
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const lines = rows.map(({ id, name, users, closedAt }) => {
    const closed = closedAt === null ? '' : `, closed since ${utcDay(closedAt)}`;
    return `${String(id).padEnd(11)}${name.padEnd(width)}  ${formatUsers(users)}${closed}`;
  });
  const organisations = rows.map(({ id, name, users, closedAt }) => ({
    account: id,
    name,
    users,
    closedAt: closedAt?.toISOString() ?? null,
  }));
  return { lines, json: { organisations } };
}

async function add({ words: [account = '', given = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const name = nameFrom(given);
  const db = await open();
  const existing = await findOrganisation(db, id);
  if (existing) throw new AppError('conflict', `Account ${account} is ${existing.name}`);
  if (!dryRun) await db.transaction().execute((transaction) => addOrganisations(transaction, [{ id, name }], operator));
  return {
    lines: [`Organisation ${account}, ${name}, ${dryRun ? 'could be' : 'was'} added`],
    json: { account: id, name, added: !dryRun },
  };
}

async function rename(context: CommandContext): Promise<Outcome> {
  const name = nameFrom(context.words[1] ?? '');
  const { id, name: before } = await change(context, (transaction, organisation) =>
    renameOrganisation(transaction, { organisation, actor: context.operator }, name),
  );
  return {
    lines: [`Organisation ${id}, ${before}, ${context.dryRun ? 'could be' : 'is'} ${name} now`],
    json: { account: id, name, before, renamed: !context.dryRun },
  };
}

async function close(context: CommandContext): Promise<Outcome> {
  const { config, dryRun, operator } = context;
  let users = 0;
  const { id, name } = await change(context, async (transaction, organisation) => {
    if (organisation.id === config.PLATFORM_ACCOUNT_ID)
      throw new AppError('conflict', `Account ${organisation.id} is the provider's own, which cannot be closed`);
    if (organisation.closedAt !== null)
      throw new AppError(
        'conflict',
        `Account ${organisation.id}, ${organisation.name}, was closed already, on ${utcDay(organisation.closedAt)}`,
      );
    users = await closeOrganisation(transaction, { organisation, actor: operator });
  });
  const effect = `its ${formatUsers(users)} cannot sign in any more, and what was open is over`;
  return {
    lines: [`Organisation ${id}, ${name}, ${dryRun ? 'could be' : 'was'} closed: ${effect}`],
    json: { account: id, name, users, closed: !dryRun },
  };
}

async function reopen(context: CommandContext): Promise<Outcome> {
  const { id, name } = await change(context, async (transaction, organisation) => {
    if (organisation.closedAt === null) throw new AppError('conflict', `Account ${organisation.id}, ${organisation.name}, is not closed`);
    await reopenOrganisation(transaction, { organisation, actor: context.operator });
  });
  return {
    lines: [
      `Organisation ${id}, ${name}, ${context.dryRun ? 'could be' : 'was'} opened again: its users sign in with the passwords they had, and who had none yet is to be invited again`,
    ],
    json: { account: id, name, reopened: !context.dryRun },
  };
}

/** Does `work` on the organisation that the first word names, as it was before; a dry run takes it back. */
async function change(
  { words: [account = ''], open, dryRun }: CommandContext,
  work: (transaction: Db, organisation: Organisation) => Promise<void>,
): Promise<Organisation> {
  const id = accountFrom(account, '<account>');
  const db = await open();
  return changeOrTry(db, dryRun, async (transaction) => {
    await transaction.selectFrom('organisations').where('id', '=', id).select('id').forUpdate().execute();
    const organisation = await findOrganisation(transaction, id);
    if (!organisation) throw new AppError('not-found', `There is no organisation ${id}`);
    await work(transaction, organisation);
    return organisation;
  });
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
