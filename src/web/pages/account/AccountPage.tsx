import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { OpenSessions } from './OpenSessions.tsx';

/** Specification, "My Account". A support view looks only, and these are the customer's own affairs. */
export function AccountPage() {
  const { isSupportView, userInfo } = useSession();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-h1 font-semibold">My Account</h1>
      {isSupportView ? (
        <Alert tone="info">
          You see the portal as {userInfo?.email}. Their password, their e-mail address and their sessions are theirs alone, so a support
          view does not offer them.
        </Alert>
      ) : (
        <>
          <ChangePasswordForm />
          <ChangeEmailForm />
          <OpenSessions />
        </>
      )}
    </div>
  );
}
