import { Suspense } from 'react';
import { historicalDays, previousDays } from '../../shared/base/limits.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ReportTabProps } from '../reports/ReportTab.tsx';
import { reportsText as text } from '../reports/reports.text.tsx';

/** The charts come with libraries that the other tabs do not need. */
const report = codeChunk(() => import('../reports/ReportTab.tsx').then((tab) => tab.ReportTab));

/** Its country list comes with a library that the other tabs do not need. */
const tailored = codeChunk(() => import('../reports/tailored-search/TailoredSearchTab.tsx').then((tab) => tab.TailoredSearchTab));

/** Looked at by few, and not first. */
const records = codeChunk(() => import('../query-records/QueryRecordsTab.tsx').then((tab) => tab.QueryRecordsTab));

const tabs: readonly Tab[] = [
  {
    id: 'historical-data',
    title: text.tabs.historical,
    content: (
      <Report
        name="historical"
        title={text.tabs.historical}
        chartTitle={text.historical.chart(historicalDays)}
        days={historicalDays}
        periodLabel={text.historical.period(historicalDays)}
        allLabel={text.historical.all}
      />
    ),
  },
  {
    id: 'previous-day',
    title: text.tabs.previous,
    content: (
      <Report
        name="previous"
        title={text.tabs.previous}
        chartTitle={text.previous.chart}
        days={previousDays}
        periodLabel={text.previous.period}
        allLabel={text.previous.all}
      />
    ),
  },
  {
    id: 'tailored-search',
    title: text.tabs.tailored,
    content: (
      <Suspense fallback={<Skeleton />}>
        <tailored.Component />
      </Suspense>
    ),
  },
  {
    id: 'query-records',
    title: text.tabs.records,
    content: (
      <Suspense fallback={<Skeleton />}>
        <records.Component />
      </Suspense>
    ),
  },
];

export function ReportsPage() {
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <Tabs label={text.title} tabs={tabs} />
    </>
  );
}

function Report(props: ReportTabProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <report.Component {...props} />
    </Suspense>
  );
}
