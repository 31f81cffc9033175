import type { Account } from '../../shared/home/home.ts';
import { everyPermission } from '../../shared/base/permissions.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useHomePart } from '../api/use-home-part.ts';
import { currentLanguage } from '../locale/current-locale.ts';
import { whatMaskAllows } from '../session/permission-words.text.ts';
import { useSession } from '../session/session.ts';
import { Facts } from '../ui/Facts.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { accountFactsText as text } from './account.text.ts';

/** The user's name, sign-in address, permissions and administrators, and the times of sign-ins. */
export function AccountFacts() {
  const { userInfo, userId, permissions } = useSession();
  const reply = useHomePart('account');
  const told = (of: (account: Account) => string) => (
    <Loaded reply={reply} room="line">
      {(account) => account && of(account)}
    </Loaded>
  );
  const timeOf = (moment: string | null) => (moment === null ? text.never : shownTime(moment));
  return (
    <Facts
      facts={[
        [text.name, <bdi key="name">{userInfo?.fullName}</bdi>],
        [text.email, userInfo?.email],
        [text.organisation, <bdi key="organisation">{userInfo?.organisation}</bdi>],
        [
          text.number,
          <span key="number" className="mono">
            {userId}
          </span>,
        ],
        [text.may, inWords(permissions)],
        ...(permissions === everyPermission ? [] : [[text.more, told(whoGives)] as const]),
        [text.signedIn, told(({ signedInAt }) => timeOf(signedInAt))],
        [text.before, told(({ previousSignInAt }) => timeOf(previousSignInAt))],
      ]}
    />
  );
}

function inWords(permissions: number): string {
  if (permissions === everyPermission) return text.mayAll;
  const allowed = whatMaskAllows(permissions);
  return allowed.length === 0 ? text.mayNothing : new Intl.ListFormat(currentLanguage()).format(allowed);
}

function whoGives({ administrators, moreAdministrators }: Account): string {
  return administrators.length === 0 ? text.nobody : text.andMore(administrators, moreAdministrators);
}
