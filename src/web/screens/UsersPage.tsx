import { OrganisationCountry } from '../organisations/OrganisationCountry.tsx';
import { useSession } from '../session/session.ts';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { keysText } from '../keys/keys.text.ts';
import { ApiKeysTab } from '../keys/ApiKeysTab.tsx';
import { AuditLogTab } from '../audit/AuditLogTab.tsx';
import { BatchAddressesTab } from '../batches/BatchAddressesTab.tsx';
import { WebhooksTab } from '../webhooks/WebhooksTab.tsx';
import { UserListTab } from '../users/UserListTab.tsx';
import { auditLogText } from '../audit/audit-log.text.ts';
import { batchAddressesText } from '../batches/batch-addresses.text.ts';
import { webhooksText } from '../webhooks/webhooks.text.ts';
import { usersPageText as text } from '../users/users.text.tsx';

const tabs: readonly Tab[] = [
  { id: 'users', title: text.title, content: <UsersTab /> },
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

function UsersTab() {
  const { userInfo, isSupportView } = useSession();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <UserListTab />
      {userInfo && !isSupportView && <OrganisationCountry account={userInfo.userId} homeCountry={userInfo.homeCountry.ofOrganisation} />}
    </div>
  );
}
