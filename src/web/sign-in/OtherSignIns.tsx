import { passkeyToSignIn, signInWithPasskey } from '../../shared/factors/passkeys.ts';
import { call } from '../api/call.ts';
import { here, replaceWith } from '../browser/history.ts';
import { askForPasskey, canUsePasskeys } from '../factors/authenticator.ts';
import { passkeysText } from '../factors/factors.text.ts';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { enterWith } from './sign-in.ts';
import { usePress } from './use-press.ts';
import { useEffect, useState } from 'react';
import { beginSingleSignOn, wayToSignIn } from '../../shared/single-sign-on/single-sign-on.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { redirectTarget } from '../session/redirect.ts';
import { keepTarget } from './single-sign-on.ts';
import { singleSignOnText as texts } from './single-sign-on.text.ts';

/** The ways to sign in besides address and password. */
export function OtherSignIns({ left }: { left: Left }) {
  return (
    <>
      <SingleSignOn key={left.email} left={left} />
      <PasskeySignIn />
    </>
  );
}

/** A sign-in without address, password and code: the authenticator says who it is, and verified them. */
function PasskeySignIn() {
  const { errors, isSending, press } = usePress(signInWithPasskey.operation, async () => {
    const { options } = await call(passkeyToSignIn, {});
    const response = await askForPasskey(options);
    const { auth_token } = await call(signInWithPasskey, { body: { response } });
    await enterWith(auth_token);
    replaceWith(pathAfterSignIn());
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-border pt-5">
      <ErrorList errors={errors} />
      <Button variant="secondary" isLoading={isSending} onClick={press}>
        {passkeysText.signIn}
      </Button>
    </div>
  );
}

/** An address that the user typed and left; `isAlone` if they want to go on with it alone. */
interface Left {
  readonly email: string;
  readonly isAlone: boolean;
}

/** Leads people of a mail domain that signs in elsewhere there. For any other one there is nothing to see. */
function SingleSignOn({ left: { email, isAlone } }: { left: Left }) {
  const way = useWay(email);
  const { errors, isSending, press } = usePress(beginSingleSignOn.operation, async () => {
    const { address } = await call(beginSingleSignOn, { body: { email } });
    keepTarget(redirectTarget(here()));
    location.assign(address);
  });
  const isElsewhere = way?.singleSignOn === true;
  useEffect(() => {
    if (isElsewhere && isAlone) press();
    // Once it is known, and not with each render, of which `press` is another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isElsewhere, isAlone]);
  if (!isElsewhere) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-border pt-5">
      <ErrorList errors={errors} />
      {!way.password && <p>{texts.onlyWay}</p>}
      <Button isLoading={isSending} onClick={press}>
        {texts.go}
      </Button>
    </div>
  );
}

/** Answers undefined until it is known, and if it cannot be loaded: the password works either way. Only the domain is sent. */
function useWay(email: string): { singleSignOn: boolean; password: boolean } | undefined {
  const [way, setWay] = useState<{ singleSignOn: boolean; password: boolean }>();
  const { data } = emailAddress().safeParse(email);
  const domain = data?.replace(/^.*@/, '');
  useEffect(() => {
    if (domain === undefined) return undefined;
    const leaving = new AbortController();
    call(wayToSignIn, { query: { domain } }, { signal: leaving.signal }).then(
      ({ message }) => setWay(message),
      () => undefined,
    );
    return () => leaving.abort();
  }, [domain]);
  return way;
}
