/**
 * The kinds of files that data sets are imported from. Command line, help and importer follow this table; `data-sets.ts` reads what an imported
 * set contributes to the answers, by its name.
 */
import type { SetName } from '../versions.ts';
import type { Columns } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import type { Built, BuildTools } from './import-tools.ts';
import { buildPortedDelta, portedDeltaColumns } from './ported-delta.ts';
import { buildHistoryImport } from './ported-history.ts';
import { buildPortedImport, portedColumns } from './ported-import.ts';
import { buildRangesImport, rangesColumns } from './ranges-import.ts';
import { listSets } from '../sets/list-sets.ts';

export interface DataSetKind {
  /** The set that gets a new version from a file of this kind. */
  readonly set: SetName;
  /** Description of the command, for its help. */
  readonly about: string;
  readonly columns: Columns<string>;
  /** Help text on the optional columns. */
  readonly columnsNote?: string | undefined;
  readonly build: (tools: BuildTools, source: Source) => Promise<Built>;
  /** The form of a `--delta` file: changes to the version named `on`. */
  readonly delta?: Delta | undefined;
}

interface Delta {
  readonly columns: Columns<string>;
  readonly build: (tools: BuildTools, source: Source, on: string) => Promise<Built>;
}

export const dataSetKinds = {
  ranges: { set: 'ranges', about: 'Replace the number ranges', columns: rangesColumns, build: buildRangesImport },
  ported: {
    set: 'ported',
    about: 'Replace the ported numbers with a complete feed',
    columns: portedColumns,
    build: buildPortedImport,
    delta: { columns: portedDeltaColumns, build: buildPortedDelta },
  },
  history: { set: 'ported', about: 'Add older moves to the ported numbers', columns: portedColumns, build: buildHistoryImport },
  overrides: { set: 'overrides', ...listSets.overrides },
  'uk-ported': { set: 'uk-ported', ...listSets['uk-ported'] },
  dno: { set: 'dno', ...listSets.dno },
  irsf: { set: 'irsf', ...listSets.irsf },
  ait: { set: 'ait', ...listSets.ait },
} as const satisfies Readonly<Record<string, DataSetKind>>;

export type ImportKind = keyof typeof dataSetKinds;
