import { useMemo } from 'react';
import type { CountryRow } from '../../shared/reports/reports.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { countryColumns, countryRowId } from './report-columns.ts';
import { rowsOf, type ReportView } from './report-view.ts';
import { reportsText } from './reports.text.tsx';

interface CountryTableProps {
  rows: readonly CountryRow[];
  /** Undefined until the chart is loaded: then every row is shown. */
  view: ReportView | undefined;
  savedTable: ReturnType<typeof useSavedTable>;
  withFailed: boolean;
  /** Service and days, for the name of the file. */
  asked: readonly string[];
}

const { table: text } = reportsText;
const filter = { column: 'countryName', label: text.filter } as const;

/** Shows the report's rows of the countries chosen in the chart. */
export function CountryTable({ rows, view, savedTable, withFailed, asked }: CountryTableProps) {
  const shown = useMemo(() => (view ? rowsOf(rows, view) : rows), [rows, view]);
  return (
    <DataTable
      {...savedTable}
      contents={['queries-by-country', ...asked, view?.isolated, withFailed ? 'with-failed' : null]}
      name={text.name}
      columns={withFailed ? countryColumns.all : countryColumns.answered}
      rows={shown}
      rowId={countryRowId}
      filter={filter}
      totalOf={totalOf}
      emptyText={rows.length === 0 ? text.nothing : text.noMatches}
    />
  );
}

const totalOf = ['qtyQDRs', 'failedQDRs'] as const;
