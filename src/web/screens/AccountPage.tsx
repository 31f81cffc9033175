import { useEffect } from 'react';
import { useHash } from '../browser/history.ts';
import { usePreferences } from '../browser/preferences.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { ApiKeys } from '../keys/ApiKeys.tsx';
import { AuthenticatorApp } from '../factors/AuthenticatorApp.tsx';
import { ChangeEmailForm } from '../account/ChangeEmailForm.tsx';
import { ChangePasswordForm } from '../account/ChangePasswordForm.tsx';
import { HomeCountryChoice } from '../account/HomeCountryChoice.tsx';
import { KeysChoice } from '../account/KeysChoice.tsx';
import { OpenSessions } from '../account/OpenSessions.tsx';
import { OwnRecoveryCodes } from '../factors/OwnRecoveryCodes.tsx';
import { Passkeys } from '../factors/Passkeys.tsx';
import { accountText } from '../account/account.text.ts';
import { LanguageChoice } from '../account/LanguageChoice.tsx';
import { TimeZoneChoice } from '../account/TimeZoneChoice.tsx';
import { WhoIAm } from '../account/WhoIAm.tsx';
import { Page } from '../ui/Page.tsx';

/** Specification, "My Account". A support view looks only, and these are the customer's own affairs. */
export function AccountPage() {
  useNamedSection();
  const { isSupportView, permissions, userInfo } = useSession();
  // What shows times is drawn anew where another zone is chosen.
  const { timeZone = 'UTC' } = usePreferences();
  const needsFactor = userInfo?.needsFactor === true;
  return (
    <Page title={accountText.title}>
      {isSupportView ? (
        <Alert tone="info">{accountText.inSupportView(userInfo?.email ?? '')}</Alert>
      ) : (
        <>
          {needsFactor && <Alert tone="info">{accountText.needsFactor}</Alert>}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-6">
              {!needsFactor && <WhoIAm key={`who ${timeZone}`} />}
              {!needsFactor && <ChangePasswordForm />}
              {!needsFactor && <ChangeEmailForm />}
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Passkeys key={`passkeys ${timeZone}`} />
              <AuthenticatorApp key={`app ${timeZone}`} />
              {!needsFactor && <OwnRecoveryCodes />}
              <LanguageChoice />
              <TimeZoneChoice />
              {!needsFactor && <HomeCountryChoice />}
              <KeysChoice />
            </div>
          </div>
          {permissions !== 0 && !needsFactor && <ApiKeys key={`keys ${timeZone}`} />}
          {!needsFactor && <OpenSessions key={timeZone} />}
        </>
      )}
    </Page>
  );
}

/** Leads to the section after "#", which the command box names: the page draws itself after the browser looked for it. */
function useNamedSection() {
  const hash = useHash();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    if (section === null) return undefined;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    return keepInView(section);
  }, [hash]);
}

/** What is loaded above it moves it; whoever touches the page moves it themselves. */
function keepInView(section: HTMLElement): () => void {
  const resized = new ResizeObserver(() => section.scrollIntoView({ block: 'start' }));
  const stop = () => resized.disconnect();
  resized.observe(document.body);
  for (const touch of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(touch, stop, { once: true });
  return stop;
}
