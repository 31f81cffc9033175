import type { TailoredRow } from '../../../shared/reports/reports.ts';
import { reportPageSize } from '../../../shared/base/limits.ts';
import type { TableName } from '../../ui/search.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useSavedTable } from '../../account/saved-views/use-saved-table.tsx';
import { tailoredColumns, tailoredRowId } from '../report-columns.ts';
import { tailoredSearchText as text } from '../reports.text.tsx';

const totalOf = ['qtyQDRs'] as const;
const filter = { column: 'country', label: text.filter } as const;

interface TailoredResultsProps {
  /** Name of the table in the address. */
  tableName: TableName;
  rows: readonly TailoredRow[];
  /** Parts of the workbook's name that describe the rows. */
  contents: readonly string[];
  /** The days of the search, in words. */
  days: string;
  withFailed: boolean;
  isStale: boolean;
}

/** Shows the result of a search: a summary, and the rows. */
export function TailoredResults({ tableName, rows, contents, days, withFailed, isStale }: TailoredResultsProps) {
  const table = useSavedTable({ name: tableName, pageSize: reportPageSize });
  const total = rows.reduce((sum, { qtyQDRs }) => sum + qtyQDRs, 0);
  const failed = rows.reduce((sum, { failedQDRs }) => sum + failedQDRs, 0);
  const countries = new Set(rows.map(({ country }) => country)).size;
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${isStale ? 'opacity-60' : ''}`}>
      <p>{text.found({ total, failed: withFailed ? failed : null, countries, days })}</p>
      <DataTable
        {...table}
        contents={contents}
        name={text.table}
        resultOf={rows}
        columns={tailoredColumns}
        rows={rows}
        rowId={tailoredRowId}
        filter={filter}
        totalOf={totalOf}
      />
    </div>
  );
}
