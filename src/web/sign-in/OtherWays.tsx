import { useEffect, useState } from 'react';
import { confirmPasskey, type Factors, factors, passkeyToConfirm } from '../../shared/factors/passkeys.ts';
import { call } from '../api/call.ts';
import { replaceWith } from '../browser/history.ts';
import { canUsePasskeys, askForPasskey } from '../factors/authenticator.ts';
import { passkeysText } from '../factors/factors.text.ts';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { CodeInstead } from './CodeInstead.tsx';
import { enterWith } from './sign-in.ts';
import { usePress } from './use-press.ts';

/** The alternatives to the mailed code that the account signing in has. */
export function OtherWays({ has }: { has: Factors | undefined }) {
  return (
    <>
      {has?.passkey === true && canUsePasskeys() && <PasskeyInstead />}
      {has?.authenticator === true && <CodeInstead kind="app" />}
      {has?.recoveryCode === true && <CodeInstead kind="recovery" />}
    </>
  );
}

/** Loads the factors of the account that is signing in. Undefined until they are known, and if they cannot be loaded: the mailed code works either way. */
export function useFactors(isSigningIn: boolean): Factors | undefined {
  const [has, setHas] = useState<Factors>();
  useEffect(() => {
    if (!isSigningIn) return undefined;
    const leaving = new AbortController();
    call(factors, {}, { signal: leaving.signal }).then(
      ({ message }) => setHas(message),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isSigningIn]);
  return has;
}

function PasskeyInstead() {
  const { errors, isSending, press } = usePress(confirmPasskey.operation, async () => {
    const { options } = await call(passkeyToConfirm, {});
    const response = await askForPasskey(options);
    const { auth_token } = await call(confirmPasskey, { body: { response } });
    await enterWith(auth_token);
    replaceWith(pathAfterSignIn());
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorList errors={errors} />
      <Button variant="secondary" isLoading={isSending} onClick={press}>
        {passkeysText.instead}
      </Button>
    </div>
  );
}
