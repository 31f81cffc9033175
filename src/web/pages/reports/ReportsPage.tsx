import { Suspense } from 'react';
import { allServices } from '../../../shared/api/reports.ts';
import { historicalDays, previousDays } from '../../../shared/limits.ts';
import { codeChunk } from '../../browser/code-chunk.ts';
import { useQueryParameter } from '../../browser/history.ts';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { ReportTab } from './ReportTab.tsx';

/** Its country list comes with a library that the other tabs do not need. */
const tailored = codeChunk(() => import('./tailored-search/TailoredSearchTab.tsx').then((tab) => tab.TailoredSearchTab));

/** Looked at by few, and not first. */
const records = codeChunk(() => import('./query-records/QueryRecordsTab.tsx').then((tab) => tab.QueryRecordsTab));

export function ReportsPage() {
  const [asked] = useQueryParameter('tab');
  const shown = ['previous-day', 'tailored-search', 'query-records'].find((id) => id === asked) ?? 'historical-data';
  const tabs: readonly Tab[] = [
    {
      id: 'historical-data',
      title: 'Historical Data',
      content: (
        <ReportTab
          name="historical"
          title="Historical Data"
          chartTitle={`Past ${historicalDays} Days Data`}
          days={historicalDays}
          periodLabel={`Past ${historicalDays} days`}
          allLabel={allServices}
          isShown={shown === 'historical-data'}
        />
      ),
    },
    {
      id: 'previous-day',
      title: 'Previous Day',
      content: (
        <ReportTab
          name="previous"
          title="Previous Day"
          chartTitle="Previous Day Data"
          days={previousDays}
          periodLabel="Previous day"
          allLabel="All services"
          isShown={shown === 'previous-day'}
        />
      ),
    },
    {
      id: 'tailored-search',
      title: 'Tailored Search',
      content: (
        <Suspense fallback={<DelayedSpinner />}>
          <tailored.Component />
        </Suspense>
      ),
    },
    {
      id: 'query-records',
      title: 'Query Records',
      content: (
        <Suspense fallback={<DelayedSpinner />}>
          <records.Component />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      <h1 className="sr-only">Reports</h1>
      <Tabs label="Reports" tabs={tabs} />
    </>
  );
}
