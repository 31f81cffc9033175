import { everyPermission } from '../../../shared/permissions.ts';
import { currentLanguage } from '../../locale/current-locale.ts';
import { whatMaskAllows } from '../../session/permission-words.text.ts';
import { useSession } from '../../session/session.ts';
import { Facts, HomeSection, Loaded } from './HomeSection.tsx';
import { homeText } from './home.text.ts';
import { useHomePart } from './use-home-part.ts';

const text = homeText.account;

/** Who one is here, what one may do, and who can give more. */
export function AccountPart() {
  const { userInfo, userId, permissions } = useSession();
  const allowed = whatMaskAllows(permissions);
  const mayAll = permissions === everyPermission;
  const given = (
    <Loaded reply={useHomePart('account')}>
      {(account) =>
        account && account.administrators.length > 0 ? text.andMore(account.administrators, account.moreAdministrators) : text.nobody
      }
    </Loaded>
  );
  return (
    <HomeSection title={text.title} link={{ to: '/account', text: text.link }}>
      <Facts
        facts={[
          [text.name, <bdi key="name">{userInfo?.fullName}</bdi>],
          [text.organisation, <bdi key="organisation">{userInfo?.organisation}</bdi>],
          [
            text.number,
            <span key="number" className="mono">
              {userId}
            </span>,
          ],
          [
            text.may,
            mayAll ? text.mayAll : allowed.length === 0 ? text.mayNothing : new Intl.ListFormat(currentLanguage()).format(allowed),
          ],
          ...(mayAll ? [] : [[text.more, given] as const]),
        ]}
      />
    </HomeSection>
  );
}
