/**
 * The portal as its next version might be: query records have one more column. It is a copy of the sources with each change that a new column needs,
 * so that the author of a real one finds all the places here.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Change {
  readonly file: string;
  /** Text that is in the file exactly once; `added` goes after it. */
  readonly behind: string;
  readonly added: string;
}

const change = (file: string, behind: string, added: string): Change => ({ file, behind, added });

const changes: readonly Change[] = [
  change('migrations/list.ts', "  '0060_storage_mark': storageMark,", "\n  '9999_reference': reference,"),
  change(
    'migrations/list.ts',
    "import * as storageMark from './0060_storage_mark.ts';",
    "\nimport * as reference from './9999_reference.ts';",
  ),
  // The table, and code keyed by it.
  change(
    'src/server/query-records/record-columns.ts',
    "  rc: { name: 'rc', type: 'int', inLine: z.int() },",
    "\n  reference: { name: 'reference', type: 'text', inLine: z.nullable(z.string()), added: { since: 2, absent: null } },",
  ),
  change(
    'src/server/archive/parquet-columns.ts',
    "  rc: plain('rc', SMALLINT, ({ rc }) => rc),",
    "\n  reference: plain('reference', VARCHAR, ({ reference }) => reference),",
  ),
  // The place that creates the value.
  change('src/server/query-records/query-recorder.ts', 'queryRecords.record({ ...asked,', ' reference: `about ${tel}`,'),
  // The places that show it.
  change('src/server/query-records/read-query-records.ts', ".select('api_keys.prefix as key')", ".select('reference')"),
  change('src/server/archive/named-records.ts', '    rc: record.rc,', ' reference: record.reference,'),
  change('src/shared/query-records/query-records.ts', '  rc: z.int(),', ' reference: z.nullable(z.string()),'),
  change('src/server/reports/shown-record.ts', 'channel, key, service,', ' reference,'),
  change('src/server/reports/shown-record.ts', '    isOwn,', ' reference,'),
  change('src/server/reports/record-export.ts', "  key: ({ key }) => key ?? '',", " reference: ({ reference }) => reference ?? '',"),
];

const migration = `
  import { sql } from 'kysely';
  export const up = (db) => sql\`alter table query_records add column reference text\`.execute(db);
  export const down = (db) => sql\`alter table query_records drop column reference\`.execute(db);
`;

/** Returns the folder of its sources, which is removed with the process. */
export function nextVersion(): string {
  const project = join(import.meta.dirname, '../../..');
  const folder = mkdtempSync(join(tmpdir(), 'dialplane-next-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['src', 'migrations', 'package.json']) cpSync(join(project, name), join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'dist']) symlinkSync(join(project, name), join(folder, name));
  writeFileSync(join(folder, 'migrations/9999_reference.ts'), migration);
  for (const { file, behind, added } of changes) {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(behind);
    if (parts.length !== 2) throw new Error(`${file} has not once: ${behind}`);
    writeFileSync(path, parts.join(behind + added));
  }
  return folder;
}
