import { useEffect, useState } from 'react';
import { signInBySingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { here, replaceWith } from '../browser/history.ts';
import { pathFor } from '../navigation/after-sign-in.ts';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { refusalOf } from '../sign-in/refusal.ts';
import { enterWith } from '../sign-in/sign-in.ts';
import { answerIn, takeTarget } from '../sign-in/single-sign-on.ts';
import { singleSignOnText as texts } from '../sign-in/single-sign-on.text.ts';

/** The page that a provider leads back to. It removes the provider's answer from the address at once. */
export function SingleSignOnPage() {
  const [answer] = useState(() => answerIn(here().search));
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  useEffect(() => {
    if (answer === null) return;
    replaceWith(here().pathname);
    void (async () => {
      try {
        const { auth_token } = await call(signInBySingleSignOn, { body: answer });
        const target = takeTarget();
        await enterWith(auth_token);
        replaceWith(pathFor(target));
      } catch (failure) {
        setErrors(refusalOf(failure));
        reportFailure(signInBySingleSignOn.operation, failure);
      }
    })();
  }, [answer]);
  const isWaiting = answer !== null && errors === '';
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{texts.title}</h1>
      <ErrorList errors={errors} />
      {isWaiting && (
        <output className="flex items-center gap-3">
          <Spinner />
          {texts.waiting}
        </output>
      )}
      {answer === null && <p>{texts.noAnswer}</p>}
      {!isWaiting && (
        <PortalLink to="/auth/login" className="link self-start">
          {texts.back}
        </PortalLink>
      )}
    </div>
  );
}
