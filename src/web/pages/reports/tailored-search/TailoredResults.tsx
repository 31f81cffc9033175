import type { ReactNode } from 'react';
import type { TailoredRow } from '../../../../shared/api/reports.ts';
import { reportPageSize } from '../../../../shared/limits.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useTableViewInAddress } from '../../../ui/table/use-table-view.ts';
import { formatSearchedDays, type TailoredValues } from './tailored-search.ts';
import { tailoredColumns, tailoredRowId } from '../report-columns.ts';

export const tableName = 'tailored';
const totalOf = ['qtyQDRs'] as const;
const filter = { column: 'country', label: 'Search Document' } as const;

/** What a search found: a summary, and the rows. */
export function TailoredResults({ rows, values, isStale }: { rows: readonly TailoredRow[]; values: TailoredValues; isStale: boolean }) {
  const tableView = useTableViewInAddress(tableName, reportPageSize);
  const total = rows.reduce((sum, { qtyQDRs }) => sum + qtyQDRs, 0);
  const failed = rows.reduce((sum, { failedQDRs }) => sum + failedQDRs, 0);
  const countries = new Set(rows.map(({ country }) => country)).size;
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${isStale ? 'opacity-60' : ''}`}>
      <p>
        <strong>{total.toLocaleString('en')}</strong> QDRs{values.withFailed && `, ${failed.toLocaleString('en')} of them failed,`} in{' '}
        {countries} {countries === 1 ? 'country' : 'countries'} {formatSearchedDays(values)}.
      </p>
      <DataTable
        {...tableView}
        name="Tailored report"
        resultOf={rows}
        columns={tailoredColumns}
        rows={rows}
        rowId={tailoredRowId}
        pageSize={reportPageSize}
        filter={filter}
        totalOf={totalOf}
      />
    </div>
  );
}

/** Where there are no rows: the specification's sentence, and what it means here. */
export function NoResults({ children }: { children: ReactNode }) {
  return (
    <div className="card flex flex-col gap-1 text-center">
      <p className="font-medium">No results found, please select parameters.</p>
      <p className="text-text-2">{children}</p>
    </div>
  );
}
