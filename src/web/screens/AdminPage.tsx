import { Suspense } from 'react';
import { codeChunk, type CodeChunk } from '../browser/code-chunk.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { adminText as text } from '../users/users.text.tsx';

/** Each tab is fetched when opened, since the others do not need its dialogs and fields. */
const organisations = codeChunk(() => import('../organisations/OrganisationsTab.tsx').then((tab) => tab.OrganisationsTab));
const users = codeChunk(() => import('../users/AdminUsersTab.tsx').then((tab) => tab.AdminUsersTab));
const tickets = codeChunk(() => import('../tickets/TicketsTab.tsx').then((tab) => tab.TicketsTab));

const tabs: readonly Tab[] = [
  { id: 'users', title: text.tabs.users, content: <Fetched tab={users} /> },
  { id: 'organisations', title: text.tabs.organisations, content: <Fetched tab={organisations} /> },
  { id: 'tickets', title: text.tabs.tickets, content: <Fetched tab={tickets} /> },
];

/** The administration of every organisation by staff: first the users of one (specification, section 2). */
export function AdminPage() {
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <Tabs label={text.title} tabs={tabs} />
    </>
  );
}

function Fetched({ tab }: { tab: CodeChunk }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <tab.Component />
    </Suspense>
  );
}
