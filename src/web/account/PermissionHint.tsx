import { permissionText } from '../session/permission-labels.text.ts';
import type { PermissionName } from '../../shared/base/permissions.ts';
import { AskAdministrator } from './AskAdministrator.tsx';
import { permissionRequestsText as text } from './permission-requests.text.ts';

/** Names the permission that something needs, and whom to ask for it. */
export function PermissionHint({ permission, purpose }: { permission: PermissionName; purpose: keyof typeof text.needed }) {
  return (
    <span className="inline-flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
      {text.needed[purpose](permissionText.labels[permission])}
      <AskAdministrator permission={permission} />
    </span>
  );
}
