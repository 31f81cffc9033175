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

/** My Account (specification, "My Account"). A support view sees nothing of the customer's own settings. */
export function AccountPage() {
  useNamedSection();
  const { isSupportView, permissions, userInfo } = useSession();
  // Another time zone redraws the parts that show times.
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

/** Moves to the section after "#", which the command box links to: the browser looked for it before the page was drawn. */
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

/** Keeps a section in view while parts above it load; stops as soon as the user touches the page. */
function keepInView(section: HTMLElement): () => void {
  const resized = new ResizeObserver(() => section.scrollIntoView({ block: 'start' }));
  const stop = () => resized.disconnect();
  resized.observe(document.body);
  for (const touch of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(touch, stop, { once: true });
  return stop;
}
