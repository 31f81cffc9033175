import { Suspense } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { AdminUsersTab } from './AdminUsersTab.tsx';

/** Fetched when it is opened: its dialog and its form are of no use to the list of users. */
const tickets = codeChunk(() => import('./TicketsTab.tsx').then((tab) => tab.TicketsTab));

const tabs: readonly Tab[] = [
  { id: 'users', title: 'Users', content: <AdminUsersTab /> },
  {
    id: 'tickets',
    title: 'Tickets',
    content: (
      <Suspense fallback={<DelayedSpinner />}>
        <tickets.Component />
      </Suspense>
    ),
  },
];

/** What staff administer for every organisation. */
export function AdminPage() {
  return (
    <>
      <h1 className="sr-only">Admin</h1>
      <Tabs label="Admin" tabs={tabs} />
    </>
  );
}
