import { useEffect, useState } from 'react';
import { logout } from '../../shared/sign-in/sign-in.ts';
import { reportFailure } from '../api/report-failure.ts';
import { replaceWith } from '../browser/history.ts';
import { preferencesSent } from '../browser/preferences.ts';
import { isUnsavedElsewhere } from '../browser/unsaved-text.ts';
import { signOut } from '../session/session.ts';
import { sessionText } from '../session/session.text.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { codeText } from '../sign-in/code.text.tsx';

/**
 * Logs out on entry, once the latest preferences are saved; the sign-in then shows the server's message or "User logged out". Asks first if another tab has
 * unsaved text, which the sign-out would take along.
 */
export function LogoutPage() {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void isUnsavedElsewhere().then((isUnsaved) => (isUnsaved ? setAsking(true) : leave()));
  }, []);
  const text = codeText.unsavedElsewhere;
  if (isAsking)
    return (
      <div className="flex flex-col gap-4">
        <h1 className="text-h2 font-semibold">{text.title}</h1>
        <p>{text.loss}</p>
        <div className="flex flex-wrap gap-3">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer to a question that replaces the page */}
          <Button variant="secondary" autoFocus onClick={() => replaceWith('/home')}>
            {text.stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              void leave();
            }}
          >
            {text.signOut}
          </Button>
        </div>
      </div>
    );
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
