import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { keysText } from '../../features/keys/keys.text.ts';
import { ApiKeysTab } from './ApiKeysTab.tsx';
import { AuditLogTab } from './AuditLogTab.tsx';
import { BatchAddressesTab } from './BatchAddressesTab.tsx';
import { WebhooksTab } from './WebhooksTab.tsx';
import { UserListTab } from './UserListTab.tsx';
import { auditLogText } from './audit-log.text.ts';
import { batchAddressesText } from './batch-addresses.text.ts';
import { webhooksText } from './webhooks.text.ts';
import { usersPageText as text } from './users.text.ts';

const tabs: readonly Tab[] = [
  { id: 'users', title: text.title, content: <UserListTab /> },
  { id: 'audit-log', title: auditLogText.title, content: <AuditLogTab /> },
  { id: 'api-keys', title: keysText.title, content: <ApiKeysTab /> },
  { id: 'webhooks', title: webhooksText.title, content: <WebhooksTab /> },
  { id: 'batch-addresses', title: batchAddressesText.title, content: <BatchAddressesTab /> },
];

export function UsersPage() {
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <Tabs label={text.title} tabs={tabs} />
    </>
  );
}
