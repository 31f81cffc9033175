import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { AdminUsersTab } from './AdminUsersTab.tsx';
import { TicketsTab } from './TicketsTab.tsx';

const tabs: readonly Tab[] = [
  { id: 'users', title: 'Users', content: <AdminUsersTab /> },
  { id: 'tickets', title: 'Tickets', content: <TicketsTab /> },
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
