import { keepPreviousData } from '@tanstack/react-query';
import { useId } from 'react';
import { allServices, countryReport, qdrGraph } from '../../../shared/api/reports.ts';
import { reportPageSize } from '../../../shared/limits.ts';
import { useQueryParameter } from '../../browser/history.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { queryClient, useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableViewInAddress } from '../../ui/table/use-table-view.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { ReportChart } from './chart/ReportChart.tsx';
import { servicesOf, type ReportName } from './reports-services.ts';
import { countryColumns, countryRowId } from './report-columns.ts';

interface ReportTabProps {
  /** Keeps this report's service and table apart from the other's in the address. */
  name: ReportName;
  title: string;
  chartTitle: string;
  /** How many complete days before today. */
  days: number;
  /** What stands in the list for all services together. */
  allLabel: string;
  isShown: boolean;
}

const countryFilter = { column: 'countryName', label: 'Search Country' } as const;

/** One period by country: a chart and a table of one service or of all. A tab that is not shown asks for nothing. */
export function ReportTab({ name, title, chartTitle, days, allLabel, isShown }: ReportTabProps) {
  const id = useId();
  // From the same place as which tab is shown, so that both change at once.
  const [asked, setAsked] = useQueryParameter(`${name}-service`);
  const service = servicesOf[name].find((known) => known === asked) ?? allServices;
  const input = { query: { daysAgo: String(days), currentCompany: service } };
  // Loaded once, and again whenever a service is chosen.
  const options = { enabled: isShown, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData };
  const graph = useReply(qdrGraph, input, options);
  const table = useReply(countryReport, input, options);
  const tableView = useTableViewInAddress(name, reportPageSize);
  const choose = (value: string) => {
    const chosenQuery = { ...input.query, currentCompany: value };
    for (const { path } of [qdrGraph, countryReport])
      void queryClient.invalidateQueries({ queryKey: [path, chosenQuery], refetchType: 'none' });
    setAsked(value === allServices ? null : value, { push: true });
  };
  const upTo = graph.data?.response.dates.at(-1);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{title}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full max-w-80">
          <SelectField
            label="Show Data For"
            name="service"
            options={servicesOf[name].map((code) => ({ value: code, label: code === allServices ? allLabel : code }))}
            value={service}
            onChange={choose}
          />
        </div>
        <p className="text-text-2">{upTo !== undefined && `Data up to ${upTo} 23:59 UTC. A day is a UTC calendar day.`}</p>
      </div>
      <section aria-labelledby={`${id}-chart`} aria-busy={graph.isFetching} className="card flex min-w-0 flex-col gap-3">
        <h3 id={`${id}-chart`} className="text-h2 font-semibold">
          {chartTitle}
        </h3>
        {graph.error !== null && <LoadFailure errors={failureContent(graph.error)} onRetry={() => void graph.refetch()} />}
        {graph.isPending && graph.error === null && <DelayedSpinner />}
        {graph.data && (
          <div className={graph.isPlaceholderData ? 'opacity-60' : ''}>
            {graph.data.response.series.length === 0 ? (
              <p className="text-text-2">Nothing was queried in this time.</p>
            ) : (
              <ReportChart title={chartTitle} graph={graph.data.response} />
            )}
          </div>
        )}
      </section>
      {table.error !== null && <LoadFailure errors={failureContent(table.error)} onRetry={() => void table.refetch()} />}
      {table.isPending && table.error === null && <DelayedSpinner />}
      {table.data && (
        <div aria-busy={table.isFetching} className={table.isPlaceholderData ? 'opacity-60' : ''}>
          <DataTable
            {...tableView}
            name="Queries by country"
            columns={countryColumns.answered}
            rows={table.data.response}
            rowId={countryRowId}
            pageSize={reportPageSize}
            filter={countryFilter}
            totalOf="qtyQDRs"
            emptyText={table.data.response.length === 0 ? 'Nothing was queried in this time' : 'No matches found'}
          />
        </div>
      )}
    </div>
  );
}
