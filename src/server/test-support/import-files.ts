/** Files to import, and imports without the command line. */
import { readCoverage } from '../../shared/services/coverage.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Faults } from '../data-sets/imports/faults.ts';
import { importQueryRecords } from '../data-sets/imports/query-records-import.ts';
import type { ImportKind } from '../data-sets/imports/data-set-kinds.ts';
import { importDataSet } from '../data-sets/imports/import-data-set.ts';
import type { ImportOutcome, ImportTools } from '../data-sets/imports/import-tools.ts';
import type { TestPortal } from './test-portal.ts';

/** A file of its own with these lines. */
export function fileOf(...lines: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'dialplane-import-')), 'import.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

export const portedHeader = 'tel;donorSpId;recipientSpId;rn;cic;portDate;seq';
export const listHeader = 'digits;match;reason;date';
export const rangesHeader =
  'range;countryName;uniqueSpId;spName;primaryNumberAttribute;secondaryNumberAttribute;mcc;mnc;minlength;maxlength;isoAlpha2;isoAlpha3;cic;tz;tadig';

/** A sound row of a ranges file, but for what is given. */
export function rangeLine(values: Readonly<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    range: '447400',
    countryName: 'United Kingdom',
    uniqueSpId: '0044777',
    spName: 'Imported Mobile',
    primaryNumberAttribute: 'MOBILE',
    secondaryNumberAttribute: '',
    mcc: '234',
    mnc: '77',
    minlength: '12',
    maxlength: '12',
    isoAlpha2: 'GB',
    isoAlpha3: 'GBR',
    cic: '0044777',
    tz: 'Europe/London',
    tadig: 'GBRIM',
    ...values,
  };
  return rangesHeader
    .split(';')
    .map((name) => row[name])
    .join(';');
}

/** Sets of which an answer is another where they are old. */
const ageing: ReadonlySet<string> = new Set(['ranges', 'dno', 'irsf', 'ait']);

/** Those that age are of today. */
function usualDay(kind: string, { clock }: TestPortal['deps']): Date {
  return new Date(ageing.has(kind) ? utcDay(clock()) : '2026-06-01');
}

export async function importFile(
  { deps, dataDir }: TestPortal,
  kind: ImportKind | 'qdr',
  {
    file,
    dryRun = false,
    yes = true,
    on,
    source,
    limits,
    asOf = usualDay(kind, deps),
    covers = kind === 'ported' && on === undefined ? 'GB,US' : 'not said',
  }: {
    file: string;
    dryRun?: boolean;
    yes?: boolean;
    on?: string;
    source?: string;
    limits?: ImportTools['limits'];
    asOf?: Date | 'not said';
    covers?: string;
  },
): Promise<ImportOutcome & { faults: string[] }> {
  const faults = new Faults();
  const tools: ImportTools = {
    db: deps.db,
    storage: deps.storage,
    dataDir,
    faults,
    progress: () => undefined,
    asOf: asOf === 'not said' ? undefined : asOf,
    now: deps.clock(),
    by: 'operator',
    demo: false,
    limits,
  };
  const outcome = await (kind === 'qdr'
    ? importQueryRecords(tools, { file, dryRun, ...(source !== undefined && { source }) })
    : importDataSet(tools, kind, {
        file,
        dryRun,
        yes,
        ...(on !== undefined && { on }),
        ...(covers !== 'not said' && { covers: readCoverage(covers) }),
      }));
  return { ...outcome, faults: faults.list.toSorted((a, b) => a.line - b.line).map(({ line, fault }) => `${line}: ${fault}`) };
}

/** Until the running node answers from what the database says is current. */
export async function swapped(
  { deps }: TestPortal,
  isThere: (numbers: ReturnType<TestPortal['deps']['dataSets']['current']>) => boolean,
): Promise<void> {
  await expect.poll(() => isThere(deps.dataSets.current())).toBe(true);
}
