/** Writes archive files and reads them back. */
import { type DuckDBConnection, DuckDBDataChunk, quotedIdentifier, quotedString } from '@duckdb/node-api';
import { columns, valuesOf } from './parquet-columns.ts';
import type { Jobs, Layout, OrganisationRows, RemovedCount } from './parquet-jobs.ts';

/** Rows per group; an organisation reads its own and its neighbours'. Ten times DuckDB's chunk. */
const rowsInGroup = 20_480;
/** Rows in a DuckDB chunk. */
const rowsAtOnce = 2_048;
/** Bloom filters would lie outside the row groups, and would never be fetched. */
const form = `(format parquet, compression zstd, parquet_version v2, row_group_size ${rowsInGroup}, write_bloom_filter false)`;

export async function beginFile(connection: DuckDBConnection, { file }: Jobs['begin']['asks']): Promise<null> {
  const list = Object.entries(columns).map(([name, type]) => `${name} ${type.toString()}`);
  await connection.run(`create table ${quotedIdentifier(file)} (${list.join(', ')})`);
  return null;
}

export async function appendRecords(connection: DuckDBConnection, { file, records }: Jobs['append']['asks']): Promise<null> {
  const appender = await connection.createAppender(file);
  for (let from = 0; from < records.length; from += rowsAtOnce) {
    const rows = records.slice(from, from + rowsAtOnce).map(valuesOf);
    const chunk = DuckDBDataChunk.create(Object.values(columns), rows.length);
    chunk.setColumns(Object.keys(columns).map((_, column) => rows.map((row) => row[column] ?? null)));
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
  return null;
}

export async function finishFile(connection: DuckDBConnection, { file, path }: Jobs['finish']['asks']): Promise<Layout> {
  const table = quotedIdentifier(file);
  await connection.run(`copy ${table} to ${quotedString(path)} ${form}`);
  await requireSame(connection, table, path);
  return layoutOf(connection, path);
}

export async function forgetFile(connection: DuckDBConnection, { file }: Jobs['forget']['asks']): Promise<null> {
  await connection.run(`drop table if exists ${quotedIdentifier(file)}`);
  return null;
}

/** Throws if the file does not hold each organisation's records exactly as in `table`, value by value. */
async function requireSame(connection: DuckDBConnection, table: string, path: string): Promise<void> {
  const digest = (from: string) =>
    `select organisation_id, count(*) as rows, bit_xor(hash(records)) as digest from ${from} as records group by organisation_id`;
  const found = await connection.runAndReadAll(
    `select count(*)::int from (${digest(table)}) as wanted full join (${digest('read_parquet($1)')}) as written using (organisation_id, rows, digest)
      where wanted.rows is null or written.rows is null`,
    [path],
  );
  if (found.getRows()[0]?.[0] !== 0) throw new Error('A file of the archive is not read as it was written');
}

/** Reads the place of each organisation's records from the file's metadata. */
async function layoutOf(connection: DuckDBConnection, path: string): Promise<Layout> {
  const counted = await connection.runAndReadAll(
    'select organisation_id, count(*)::int from read_parquet($1) group by organisation_id order by organisation_id',
    [path],
  );
  const imports = await connection.runAndReadAll(
    'select distinct import_id from read_parquet($1) where import_id is not null order by import_id',
    [path],
  );
  const described = await connection.runAndReadAll(
    `with chunks as (
      select *, coalesce(least(nullif(dictionary_page_offset, 0), data_page_offset), data_page_offset) as first_byte from parquet_metadata($1)
    )
    select
      max(stats_min_value) filter (where path_in_schema = 'organisation_id')::int,
      max(stats_max_value) filter (where path_in_schema = 'organisation_id')::int,
      min(first_byte)::double, max(first_byte + total_compressed_size)::double
    from chunks group by row_group_id order by row_group_id`,
    [path],
  );
  // Matches the columns of the statement.
  const groups = described.getRows() as [least: number, most: number, firstByte: number, endByte: number][];
  const organisations = (counted.getRows() as [number, number][]).map(([organisationId, rows]): OrganisationRows => {
    const own = groups.filter(([least, most]) => least <= organisationId && organisationId <= most);
    return {
      organisationId,
      rows,
      firstByte: Math.min(...own.map(([, , firstByte]) => firstByte)),
      endByte: Math.max(...own.map(([, , , endByte]) => endByte)),
    };
  });
  return {
    rows: organisations.reduce((sum, { rows }) => sum + rows, 0),
    footerByte: groups.reduce((most, [, , , endByte]) => Math.max(most, endByte), 0),
    organisations,
    importIds: (imports.getRows() as [number][]).map(([importId]) => importId),
  };
}

export async function countImport(connection: DuckDBConnection, { path, importId }: Jobs['countImport']['asks']): Promise<number> {
  const found = await connection.runAndReadAll('select count(*)::int from read_parquet($1) where import_id = $2', [path, importId]);
  return Number(found.getRows()[0]?.[0]);
}

export async function rewriteFile(
  connection: DuckDBConnection,
  { path, to, without }: Jobs['rewrite']['asks'],
): Promise<Jobs['rewrite']['answers']> {
  const [column, value] = 'organisationId' in without ? ['organisation_id', without.organisationId] : ['import_id', without.importId];
  const gone = await connection.runAndReadAll(
    `select organisation_id, strftime(make_timestamp(at_ms * 1000), '%Y-%m-%d'), service, country, rc, count(*)::int
      from read_parquet($1) where ${column} = $2 group by all`,
    [path, value],
  );
  const removed = (gone.getRows() as [number, string, string, string, number, number][]).map(
    ([organisationId, day, service, country, rc, queries]): RemovedCount => ({ organisationId, day, service, country, rc, queries }),
  );
  const staying = `from read_parquet(${quotedString(path)}) where ${column} is distinct from ${Number(value)}`;
  const count = await connection.runAndReadAll(`select count(*)::int ${staying}`);
  if (count.getRows()[0]?.[0] === 0) return { layout: null, removed };
  await connection.run(`copy (select * ${staying}) to ${quotedString(to)} ${form}`);
  await requireSame(connection, `(select * ${staying})`, to);
  return { layout: await layoutOf(connection, to), removed };
}
