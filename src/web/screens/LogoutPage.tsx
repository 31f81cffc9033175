import { useEffect } from 'react';
import { logout } from '../../shared/sign-in/sign-in.ts';
import { reportFailure } from '../api/report-failure.ts';
import { replaceWith } from '../browser/history.ts';
import { preferencesSent } from '../browser/preferences.ts';
import { signOut } from '../session/session.ts';
import { sessionText } from '../session/session.text.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { codeText } from '../sign-in/code.text.tsx';

/** Logs out on entry, once the latest preferences are saved; the sign-in then shows the server's message or "User logged out". */
export function LogoutPage() {
  useEffect(() => {
    void leave();
  }, []);
  return (
    <div className="flex flex-col items-center gap-4">
      <h1 className="text-h2 font-semibold">{codeText.signingOut}</h1>
      <Spinner size="medium" />
    </div>
  );
}

async function leave() {
  await preferencesSent();
  const told = signOut();
  replaceWith('/auth/login');
  const content = await told.catch((failure: unknown) => {
    reportFailure(logout.operation, failure);
    return sessionText.signedOut;
  });
  showToast({ content, operationType: logout.operation });
}
