import { Suspense } from 'react';
import { bits, holds, type PermissionName } from '../../shared/base/permissions.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { useSession } from '../session/session.ts';
import type { PermissionHint } from './PermissionHint.tsx';

const hint = codeChunk<Parameters<typeof PermissionHint>[0]>(() => import('./PermissionHint.tsx').then((part) => part.PermissionHint));

interface MissingPermissionProps {
  /** Permissions that it needs; the first that the user lacks is named. */
  needs: readonly PermissionName[];
  purpose: Parameters<typeof PermissionHint>[0]['purpose'];
}

/** Explains why something is not offered; nothing for users who may use it. Its code comes when it is needed. */
export function MissingPermission({ needs, purpose }: MissingPermissionProps) {
  const { permissions } = useSession();
  const permission = needs.find((name) => !holds(permissions, bits[name]));
  return (
    permission && (
      <Suspense fallback={null}>
        <hint.Component permission={permission} purpose={purpose} />
      </Suspense>
    )
  );
}
