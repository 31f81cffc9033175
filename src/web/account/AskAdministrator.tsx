import { useRef } from 'react';
import { missingPermissions, requestPermission } from '../../shared/account/permission-requests.ts';
import type { PermissionName } from '../../shared/base/permissions.ts';
import { readAnew, useReply, useSend } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { permissionRequestsText as text } from './permission-requests.text.ts';

/** A button that asks the administrator who can give a permission; or when they can be asked again, or that nobody can give it. */
export function AskAdministrator({ permission }: { permission: PermissionName }) {
  const place = useRef<HTMLSpanElement>(null);
  const { isStaff, isSupportView } = useSession();
  const { data } = useReply(missingPermissions, {}, { background: true, isHelp: true, enabled: !isStaff && !isSupportView });
  const { mutate, isPending } = useSend(requestPermission, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: requestPermission.operation });
      // The button disappears.
      place.current?.focus({ preventScroll: true });
      readAnew(missingPermissions);
    },
  });
  const missing = data?.message.find((one) => one.permission === permission);
  if (!missing) return null;
  const { administrator, nextRequestAt } = missing;
  return (
    <span ref={place} tabIndex={-1} className="wrap-anywhere">
      {administrator === null && text.nobody}
      {administrator !== null && nextRequestAt !== null && text.sent(administrator, shownTime(nextRequestAt))}
      {administrator !== null && nextRequestAt === null && (
        <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate({ body: { permission } })}>
          {text.ask(administrator)}
        </Button>
      )}
    </span>
  );
}
