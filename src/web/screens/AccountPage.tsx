import { useEffect } from 'react';
import { AccountFacts } from '../account/AccountFacts.tsx';
import { accountText as text } from '../account/account.text.ts';
import { ChangeEmail } from '../account/ChangeEmail.tsx';
import { ChangePasswordForm } from '../account/ChangePasswordForm.tsx';
import { HomeCountryChoice } from '../account/HomeCountryChoice.tsx';
import { KeysChoice } from '../account/KeysChoice.tsx';
import { MoreAccess } from '../account/MoreAccess.tsx';
import { LanguageChoice } from '../account/LanguageChoice.tsx';
import { OpenSessions } from '../account/OpenSessions.tsx';
import { ThemeChoice } from '../account/ThemeChoice.tsx';
import { TimeZoneChoice } from '../account/TimeZoneChoice.tsx';
import { useHash } from '../browser/history.ts';
import { usePreferences } from '../browser/preferences.ts';
import { AuthenticatorApp } from '../factors/AuthenticatorApp.tsx';
import { OwnRecoveryCodes } from '../factors/OwnRecoveryCodes.tsx';
import { Passkeys } from '../factors/Passkeys.tsx';
import { ApiKeys } from '../keys/ApiKeys.tsx';
import { keysText } from '../keys/keys.text.ts';
import { type AccountTab, tabOfSection } from '../navigation/account-sections.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Page } from '../ui/Page.tsx';
import { textOf, useScreenSearch } from '../ui/search.ts';
import { type Tab, Tabs } from '../ui/Tabs.tsx';

/** My Account (specification, "My Account"). A support view sees nothing of the customer's own settings. */
export function AccountPage() {
  const { isSupportView, userInfo } = useSession();
  return (
    <Page title={text.title}>
      {isSupportView ? <Alert tone="info">{text.inSupportView(userInfo?.email ?? '')}</Alert> : <AccountTabs />}
    </Page>
  );
}

function AccountTabs() {
  const initial = useNamedSection();
  const { permissions } = useSession();
  // Another time zone redraws the parts that show times.
  const { timeZone = 'UTC' } = usePreferences();
  const tabs: readonly (Tab & { id: AccountTab })[] = [
    { id: 'sign-in', title: text.tabs.signIn, content: <SignIn timeZone={timeZone} /> },
    { id: 'profile', title: text.tabs.profile, content: <Profile key={timeZone} /> },
    { id: 'preferences', title: text.tabs.preferences, content: <Preferences /> },
    ...(permissions === 0 ? [] : [{ id: 'api-keys', title: keysText.title, content: <ApiKeys key={timeZone} /> } as const]),
  ];
  return (
    <div>
      <Tabs label={text.title} tabs={tabs} initial={initial} />
    </div>
  );
}

function SignIn({ timeZone }: { timeZone: string }) {
  return (
    <>
      <ChangePasswordForm />
      <Passkeys key={`passkeys ${timeZone}`} />
      <AuthenticatorApp key={`app ${timeZone}`} />
      <OwnRecoveryCodes />
      <ChangeEmail />
      <OpenSessions key={`sessions ${timeZone}`} />
    </>
  );
}

function Profile() {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <AccountFacts />
      <MoreAccess />
    </div>
  );
}

function Preferences() {
  return (
    <>
      <LanguageChoice />
      <TimeZoneChoice />
      <HomeCountryChoice />
      <ThemeChoice />
      <KeysChoice />
    </>
  );
}

/** Returns the tab of the section after "#", unless the address names a tab, and moves to the section: the browser looked for it before it was drawn. */
function useNamedSection(): AccountTab | undefined {
  const section = useHash().slice(1);
  const tab = useScreenSearch((search) => (textOf(search['tab']) === null ? tabOfSection(section) : undefined));
  useEffect(() => {
    const heading = tab === undefined ? null : document.getElementById(section);
    if (heading === null) return undefined;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return keepInView(heading);
  }, [section, tab]);
  return tab;
}

/** Keeps a section in view while parts above it load; stops as soon as the user touches the page. */
function keepInView(section: HTMLElement): () => void {
  const resized = new ResizeObserver(() => section.scrollIntoView({ block: 'start' }));
  const stop = () => resized.disconnect();
  resized.observe(document.body);
  for (const touch of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(touch, stop, { once: true });
  return stop;
}
