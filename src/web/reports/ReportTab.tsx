import { keepPreviousData } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { allServices, countryReport, type CountryRow, qdrGraph } from '../../shared/reports/reports.ts';
import { reportPageSize } from '../../shared/base/limits.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { useShownTheme } from '../browser/theme.ts';
import { FailureOf } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ReportChart } from './chart/ReportChart.tsx';
import { titleOfDays } from './period/periods.ts';
import { orderedCountryRows, namedReport } from './report-countries.ts';
import { formatCounted, formatCounts, type ReportView, rowsOf, viewOf } from './report-view.ts';
import { reportsText } from './reports.text.tsx';
import { ReportControls } from './ReportControls.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import type { ReportName } from './reports-services.ts';
import { useReportChoice } from './use-report-choice.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { countryColumns, countryRowId } from './report-columns.ts';

export interface ReportTabProps {
  /** Name of the report: keeps its choices apart from the other report's in the address. */
  name: ReportName;
  title: string;
  chartTitle: string;
  /** Number of complete days before today, unless others are chosen. */
  days: number;
  /** Label of these days. */
  periodLabel: string;
  /** Option for all services together. */
  allLabel: string;
}

/** Shows a period by country: number of queries, a chart, totals and a table, of one service or of all. */
export function ReportTab({ name, title, chartTitle: ownTitle, days, periodLabel, allLabel }: ReportTabProps) {
  const id = useId();
  const choice = useReportChoice(name, days);
  const input = { query: choice.query };
  // Loaded once, and again after each choice.
  const options = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData };
  const graph = useReply(qdrGraph, input, options);
  const table = useReply(countryReport, input, options);
  // If both fail, one message with one retry stands for both.
  const loadAgain = () => {
    for (const reply of [graph, table]) if (reply.error !== null) void reply.refetch();
  };
  const savedTable = useSavedTable({ name, pageSize: reportPageSize });
  const isAll = usePreferences().chart !== 'top';
  const report = useMemo(() => graph.data && namedReport(graph.data.response), [graph.data]);
  const found = report?.graph;
  const rows = useMemo(() => table.data && orderedCountryRows(table.data.response), [table.data]);
  const { filter } = savedTable.view;
  const withFailed = useShown(choice.withFailed, graph.isPlaceholderData);
  const isDark = useShownTheme() === 'dark';
  const chosen = useMemo(() => report?.shownNames(choice.chosen) ?? choice.chosen, [report, choice.chosen]);
  const view = useMemo(
    () => found && viewOf(found, { filter, chosen, isAll, withFailed, isDark }),
    [found, filter, chosen, isAll, withFailed, isDark],
  );
  const shownDays = choice.days ?? { from: addDays(choice.today, -days), to: addDays(choice.today, -1) };
  const shownService = useShown(choice.service, graph.isPlaceholderData);
  const service = shownService === allServices ? undefined : shownService;
  const organisation = useSession().userInfo?.organisation ?? '';
  const [counts, ...counted] = view ? [formatCounts(view, { filter, chosen }), ...formatCounted(view, { organisation, service })] : [''];
  const chartTitle = choice.days ? titleOfDays(choice.period, choice.days) : ownTitle;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{title}</h2>
      <ReportControls
        name={name}
        choice={choice}
        days={shownDays}
        upTo={found?.dates.at(-1)}
        labels={{ all: allLabel, period: periodLabel }}
      />
      <section aria-labelledby={`${id}-chart`} aria-busy={graph.isFetching} className="card flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id={`${id}-chart`} className="text-h2 font-semibold">
            {chartTitle}
          </h3>
          {view && <p className={`font-semibold ${graph.isPlaceholderData ? 'opacity-60' : ''}`}>{counts}</p>}
        </div>
        {view && <p className="text-text-2">{counted.join(' ')}</p>}
        <FailureOf reply={{ error: graph.error, refetch: loadAgain }} />
        {graph.isPending && graph.error === null && <Skeleton />}
        {report && found && view && (
          <div className={graph.isPlaceholderData ? 'opacity-60' : ''}>
            {found.series.length === 0 ? (
              <p className="text-text-2">{view.failed > 0 ? reportsText.everyFailed : reportsText.nothing}</p>
            ) : (
              <ReportChart
                title={chartTitle}
                about={[counts, ...counted]}
                dates={found.dates}
                view={view}
                countries={{ isAll, count: found.series.length, onAll: (all) => choosePreferences({ chart: all ? 'every' : 'top' }) }}
                chosen={chosen}
                onChoose={(names) => choice.chooseCountries(report.addressNames(names))}
              />
            )}
          </div>
        )}
      </section>
      {view && view.countries.length > 0 && <ReportTotals countries={view.countries} days={view.days} withFailed={withFailed} />}
      {graph.error === null && <FailureOf reply={{ error: table.error, refetch: loadAgain }} />}
      {table.isPending && table.error === null && <Skeleton />}
      {rows && rows.length > 0 && (
        <div aria-busy={table.isFetching} className={table.isPlaceholderData ? 'opacity-60' : ''}>
          <CountryTable
            rows={rows}
            view={view}
            savedTable={savedTable}
            withFailed={withFailed}
            asked={[...(service === undefined ? [] : [service]), shownDays.from, shownDays.to]}
          />
        </div>
      )}
    </div>
  );
}

/** Returns the value that belongs to the shown data: that of the data before, until the next is there. */
function useShown<Value extends boolean | string>(value: Value, isBefore: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isBefore && shown !== value) setShown(value);
  return isBefore ? shown : value;
}

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
function CountryTable({ rows, view, savedTable, withFailed, asked }: CountryTableProps) {
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
    />
  );
}

const totalOf = ['qtyQDRs', 'failedQDRs'] as const;
