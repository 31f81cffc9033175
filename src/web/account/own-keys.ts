import { listKeys } from '../../shared/keys/keys.ts';
import { useReply } from '../api/queries.ts';
import { useSession } from '../session/session.ts';

/** Counts the user's own keys that work; 0 until that is known. */
export function useOwnKeys(): number {
  const { permissions } = useSession();
  const keys = useReply(
    listKeys,
    {},
    {
      // Without a permission nobody has keys.
      enabled: permissions !== 0,
      select: ({ message }) => message.filter(({ isOwn, state }) => isOwn && (state === 'active' || state === 'expiring')).length,
    },
  );
  return keys.data ?? 0;
}
