import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { KeysChoice } from './KeysChoice.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { accountText } from './account.text.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Specification, "My Account". A support view looks only, and these are the customer's own affairs. */
export function AccountPage() {
  const { isSupportView, userInfo } = useSession();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-h1 font-semibold">{accountText.title}</h1>
      {isSupportView ? (
        <Alert tone="info">{accountText.inSupportView(userInfo?.email ?? '')}</Alert>
      ) : (
        <>
          <ChangePasswordForm />
          <ChangeEmailForm />
          <LanguageChoice />
          <KeysChoice />
          <OpenSessions />
        </>
      )}
    </div>
  );
}
