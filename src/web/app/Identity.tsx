import { useSession } from '../session/session.ts';
import { identityText } from './identity.text.ts';

/** Shows the user of this window and their organisation. */
export function Identity({ isMinimised }: { isMinimised: boolean }) {
  const { userInfo, userId } = useSession();
  if (userInfo === null) return null;
  return (
    <div className={`flex flex-col px-5 py-3 text-small wrap-anywhere md:mt-auto ${isMinimised ? 'md:sr-only' : ''}`}>
      <span className="sr-only">{identityText.signedInAs} </span>
      <bdi className="font-medium text-sidebar-text">{userInfo.fullName}</bdi>
      <bdi className="text-sidebar-muted">{userInfo.organisation}</bdi>
      <span className="text-sidebar-muted">{identityText.account(userId)}</span>
    </div>
  );
}
