import { AccountFacts } from '../account/AccountFacts.tsx';
import { HomeSection } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';

const text = homeText.account;

/** Who one is here, what one may do, and who can give more. */
export function AccountPart() {
  return (
    <HomeSection title={text.title} link={{ to: '/account', text: text.link }}>
      <AccountFacts />
    </HomeSection>
  );
}
