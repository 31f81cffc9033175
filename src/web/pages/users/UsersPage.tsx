import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { AuditLogTab } from './AuditLogTab.tsx';
import { BatchAddressesTab } from './BatchAddressesTab.tsx';
import { UserListTab } from './UserListTab.tsx';

const tabs: readonly Tab[] = [
  { id: 'users', title: 'Users', content: <UserListTab /> },
  { id: 'audit-log', title: 'Audit log', content: <AuditLogTab /> },
  { id: 'batch-addresses', title: 'Batch addresses', content: <BatchAddressesTab /> },
];

export function UsersPage() {
  return (
    <>
      <h1 className="sr-only">Users</h1>
      <Tabs label="Users" tabs={tabs} />
    </>
  );
}
