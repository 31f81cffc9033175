import { passkeyToSignIn, signInWithPasskey } from '../../shared/factors/passkeys.ts';
import { call } from '../api/call.ts';
import { replaceWith } from '../browser/history.ts';
import { canUsePasskeys, askForPasskey } from '../factors/authenticator.ts';
import { passkeysText } from '../factors/factors.text.ts';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { enterWith } from './sign-in.ts';
import { usePress } from './use-press.ts';

/** A sign-in without address, password and code: the authenticator says who it is, and verified them. */
export function PasskeySignIn() {
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
