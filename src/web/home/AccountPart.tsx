import { AccountFacts } from '../account/AccountFacts.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';

const text = homeText.account;

/** The user's name, permissions and administrators. */
export function AccountPart() {
  return (
    <HomeSection
      title={text.title}
      more={
        <ScreenLink to="/account" className="link">
          {text.link}
        </ScreenLink>
      }
    >
      <AccountFacts />
    </HomeSection>
  );
}
