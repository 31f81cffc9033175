import { usePreferences } from '../../browser/preferences.ts';
import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { KeysChoice } from './KeysChoice.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { accountText } from './account.text.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { TimeZoneChoice } from './TimeZoneChoice.tsx';
import { WhoIAm } from './WhoIAm.tsx';

/** Specification, "My Account". A support view looks only, and these are the customer's own affairs. */
export function AccountPage() {
  const { isSupportView, permissions, userInfo } = useSession();
  // What shows times is drawn anew where another zone is chosen.
  const { timeZone = 'UTC' } = usePreferences();
  const needsFactor = userInfo?.needsFactor === true;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-h1 font-semibold">{accountText.title}</h1>
      {isSupportView ? (
        <Alert tone="info">{accountText.inSupportView(userInfo?.email ?? '')}</Alert>
      ) : (
        <>
          {needsFactor && <Alert tone="info">{accountText.needsFactor}</Alert>}
          {!needsFactor && <WhoIAm key={`who ${timeZone}`} />}
          {!needsFactor && <ChangePasswordForm />}
          {!needsFactor && <ChangeEmailForm />}
          <Passkeys key={`passkeys ${timeZone}`} />
          <AuthenticatorApp key={`app ${timeZone}`} />
          <LanguageChoice />
          <TimeZoneChoice />
          <KeysChoice />
          {permissions !== 0 && !needsFactor && <ApiKeys key={`keys ${timeZone}`} />}
          {!needsFactor && <OpenSessions key={timeZone} />}
        </>
      )}
    </div>
  );
}
