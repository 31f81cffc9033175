/**
 * Compares each statement that the tests of the API ran with the type of its rows: npm run check:statements, after npm run test:api. PostgreSQL says which
 * columns a statement has, by preparing it on an empty database.
 */
import pg from 'pg';
import { migrateToLatest, openDatabase } from '../src/server/database/database.ts';
import { type KeptStatement, keptStatements } from '../src/server/test-support/kept-statements.ts';
import { startPostgres } from '../src/server/test-support/postgres.ts';
import { type ExpectedRow, expectedRows, type Kind } from './row-types.ts';

export interface Column {
  readonly name: string;
  readonly kind: Kind;
}

/** PostgreSQL's code for a table that it does not know: the test had made it, or an older version. */
const unknownTable = '42P01';

/** Files whose raw SQL no test of the short run runs, with the reason. */
const runElsewhere: Readonly<Record<string, string>> = {
  'src/server/auth/restored-access.ts': 'alters tables of older backups, which tests of the longer run restore',
};

/** Kinds of the driver's values by type of PostgreSQL: the parsers of `openDatabase`, else the driver's own. */
const kinds = new Map<number, Kind>([
  [pg.types.builtins.BOOL, 'boolean'],
  [pg.types.builtins.INT2, 'number'],
  [pg.types.builtins.INT4, 'number'],
  [pg.types.builtins.INT8, 'number'],
  [pg.types.builtins.FLOAT4, 'number'],
  [pg.types.builtins.FLOAT8, 'number'],
  [pg.types.builtins.BYTEA, 'bytes'],
  [pg.types.builtins.TIMESTAMPTZ, 'date'],
  [pg.types.builtins.JSON, 'anything'],
  [pg.types.builtins.JSONB, 'anything'],
  // text[], integer[], bigint[], uuid[]
  [1009, 'array'],
  [1007, 'array'],
  [1016, 'array'],
  [2951, 'array'],
]);

/** Says what differs between the columns of a statement and the type of its rows. */
export function differences(columns: readonly Column[], expected: NonNullable<ExpectedRow['columns']>): string[] {
  const given = new Map(columns.map(({ name, kind }) => [name, kind]));
  return [
    ...[...given.keys()].filter((name) => !(name in expected)).map((name) => `the type has no "${name}"`),
    ...Object.entries(expected).flatMap(([name, admitted]) => {
      const kind = given.get(name);
      if (kind === undefined) return [`the statement has no "${name}"`];
      const fits = kind === 'anything' || admitted.includes('anything') || admitted.includes(kind);
      return fits ? [] : [`"${name}" is ${kind}, and the type says ${admitted.join(' or ')}`];
    }),
  ];
}

/** Prepares a statement, without running it, and takes its columns. */
class Description {
  readonly columns: Promise<readonly Column[]>;
  readonly #text: string;
  #columns: readonly Column[] = [];
  #resolve: (columns: readonly Column[]) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(text: string) {
    this.#text = text;
    this.columns = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, kind: kinds.get(dataTypeID) ?? 'string' }));
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#columns);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** Returns the faults of all statements: those that PostgreSQL refuses, those whose columns differ, and raw ones that no test ran. */
export async function faultsOf(
  kept: readonly KeptStatement[],
  rows: readonly ExpectedRow[],
  describe: (sql: string) => Promise<readonly Column[]>,
): Promise<string[]> {
  const faults = new Set<string>();
  const expected = Map.groupBy(rows, ({ place }) => place);
  for (const { place, sql } of kept) {
    // It has the columns of its cursor, which is there only while it runs.
    if (/^\s*fetch\b/.test(sql)) continue;
    try {
      const columns = await describe(sql);
      for (const { columns: row } of expected.get(place) ?? [])
        if (row && Object.keys(row).length > 0) for (const one of differences(columns, row)) faults.add(`${place}: ${one}`);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === unknownTable) continue;
      faults.add(`${place}: ${String(error)}: ${sql.replaceAll(/\s+/g, ' ').trim()}`);
    }
  }
  const ran = new Set(kept.map(({ place }) => place));
  for (const { place, isRaw } of rows)
    if (isRaw && !ran.has(place) && !(fileOf(place) in runElsewhere)) faults.add(`${place}: no test of the API runs this statement`);
  return [...faults].toSorted();
}

function fileOf(place: string): string {
  return place.replace(/:\d+$/, '');
}

/** The days of partitions differ; their columns do not. */
function withoutDays(sql: string): string {
  return sql.replaceAll(/"query_records_[\d_]+"/g, 'query_records');
}

async function main(): Promise<void> {
  const server = await startPostgres();
  const name = `statements_${process.pid}`;
  const maintenance = new pg.Client(server.urlOf('postgres'));
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
  const { db, close } = openDatabase(server.urlOf(name));
  await migrateToLatest(db);
  const client = new pg.Client(server.urlOf(name));
  await client.connect();
  const kept = new Map(keptStatements().map(({ place, sql }) => [`${place} ${withoutDays(sql)}`, { place, sql: withoutDays(sql) }]));
  const faults = await faultsOf([...kept.values()], expectedRows(), (sql) => client.query(new Description(sql)).columns);
  await client.end();
  await close();
  await maintenance.query(`drop database ${name}`);
  await maintenance.end();
  await server.stop();
  console.log(`${kept.size} statements prepared`);
  if (faults.length === 0) return;
  console.log(faults.join('\n'));
  process.exitCode = 1;
}

if (import.meta.main) await main();
