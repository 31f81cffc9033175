import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { useSession } from '../session/session.ts';

/** How many of one's own keys open something; none while that is not known. */
export function useOwnKeys(): number {
  const { permissions, userInfo } = useSession();
  const keys = useReply(
    listKeys,
    {},
    {
      // Without a permission, and before a factor is set up, nobody has any.
      enabled: permissions !== 0 && userInfo?.needsFactor !== true,
      select: ({ message }) => message.filter(({ isOwn, state }) => isOwn && (state === 'active' || state === 'expiring')).length,
    },
  );
  return keys.data ?? 0;
}
