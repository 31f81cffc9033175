/** Organisations from a CSV file: all rows or none. */
import { accountNumber } from '../../shared/base/account-number.ts';
import type { Db } from '../database/database.ts';
import { type Row, readRows } from '../data-sets/imports/csv-rows.ts';
import { Faults } from '../data-sets/imports/faults.ts';
import { sourceOf } from '../data-sets/imports/import-file.ts';
import { addOrganisations } from '../organisations/organisation-changes.ts';
import { type CommandContext, exitCodes, type Outcome } from './command.ts';
import { fileNamedIn, isOrganisationName, organisationNameRule } from './typed-values.ts';
import { inTransaction } from '../database/transaction.ts';

const columns = { required: ['account', 'name'] } as const;

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly line: number;
}

export async function importOrganisations(context: CommandContext): Promise<Outcome> {
  const { dryRun, progress, operator } = context;
  const faults = new Faults();
  const listed: Listed[] = [];
  const source = await sourceOf(fileNamedIn(context));
  for await (const rows of readRows(source, columns, { faults, progress }))
    for (const row of rows) listed.push(...read(row, listed, faults));
  const db = await context.open();
  const names = await namesThere(db);
  for (const { id, name, line } of listed) {
    const existing = names.get(id);
    if (existing !== undefined && existing !== name) faults.add(line, `account ${id} is ${existing}`);
  }
  const missing = listed.filter(({ id }) => !names.has(id)).map(({ id, name }) => ({ id, name }));
  if (faults.list.length > 0) return refusal(faults, context);
  if (!dryRun) await inTransaction(db, (transaction) => addOrganisations(transaction, missing, operator));
  const unchanged = listed.length - missing.length;
  const were = missing.length === 1 ? 'was' : 'were';
  return {
    lines: [
      `${count(missing.length, 'organisation')} ${dryRun ? 'could be' : were} added${unchanged > 0 ? `; ${count(unchanged, 'organisation')} unchanged` : ''}`,
    ],
    json: { added: dryRun ? 0 : missing.length, unchanged, faults: [] },
  };
}

/** The organisation of a sound row; of another one there is a fault. */
function read({ account, name, line }: Row<'account' | 'name'>, before: readonly Listed[], faults: Faults): Listed[] {
  const id = accountNumber(account);
  if (id === undefined) faults.add(line, `${JSON.stringify(account)} is not an account number: enter 1 to 2147483647`);
  if (!isOrganisationName(name)) faults.add(line, organisationNameRule.replace('A name', 'the name'));
  if (id === undefined || !isOrganisationName(name)) return [];
  const twin = before.find((other) => other.id === id);
  if (twin) faults.add(line, `account ${id} is already in line ${twin.line}`);
  return twin ? [] : [{ id, name, line }];
}

async function namesThere(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('organisations').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function refusal({ list }: Faults, { isJson, progress }: CommandContext): Outcome {
  const inOrder = list.toSorted((a, b) => a.line - b.line);
  if (!isJson) for (const { line, fault } of inOrder) progress(`line ${line}: ${fault}`);
  return {
    lines: [`${count(list.length, 'fault')}: no organisation was added`],
    json: { added: 0, unchanged: 0, faults: inOrder },
    exitCode: exitCodes.refused,
  };
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
