import { useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { forgotPassword, humanCheck } from '../../shared/sign-in/passwords.ts';
import { passwordsWanted } from '../../shared/sign-in/passwords-wanted.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { call } from '../api/call.ts';
import { showToastAfterNavigation } from '../ui/toast/toast-after-navigation.ts';
import { useConfig } from '../api/public-config.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { goTo } from '../browser/history.ts';
import { storedStage } from '../browser/stored-session.ts';
import { Button } from '../ui/Button.tsx';
import { Captcha } from './captcha/Captcha.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { carryAddress, useCarriedAddress } from '../session/carried-address.ts';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { TextField } from '../ui/TextField.tsx';
import { refusalOf } from './refusal.ts';
import { abandonSignIn } from './sign-in.ts';
import { useOneRequest } from './use-one-request.ts';
import { mailedLinksText } from './mailed-links.text.ts';

const RequestForm = z.object({
  email: emailAddress(),
  recaptcha: z.string().check(z.minLength(1, { error: passwordsWanted.human.text })),
});
const getChallenge = () => call(humanCheck, {});

/** Asks for a link by mail. Whether an address is known to the portal, the answer does not tell. */
export function AskForLink() {
  const [email, setEmail] = useCarriedAddress();
  const { captcha: check } = useConfig();
  const captcha = useCaptcha();
  const { errors, fieldError, isSending, send } = useOneRequest(
    forgotPassword.operation,
    () => askFor({ email: email.trim(), recaptcha: captcha.state.value }),
    // A proof counts once, so a refusal asks for another.
    (failure) => {
      captcha.reset();
      return refusalOf(failure);
    },
  );
  const isVerified = captcha.state.status === 'verified';
  useNoTokenBeside(check.provider);
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 className="text-h1 font-semibold">{mailedLinksText.forgot.title}</h1>
        <p className="text-text-2">{mailedLinksText.forgot.lead}</p>
      </div>
      <ErrorList errors={errors} />
      <TextField
        label={mailedLinksText.forgot.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={fieldError('email')}
      />
      <Captcha
        captcha={captcha}
        provider={check.provider}
        siteKey={check.siteKey}
        scriptUrl={check.scriptUrl}
        getChallenge={getChallenge}
        theme={document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'}
        error={isVerified ? undefined : fieldError('recaptcha')}
      />
      <Button type="submit" isLoading={isSending}>
        {mailedLinksText.forgot.submit}
      </Button>
      <PortalLink to="/auth/login" onFollow={() => carryAddress(email)} className="link self-start">
        {mailedLinksText.forgot.back}
      </PortalLink>
    </form>
  );
}

/**
 * Abandons a sign-in that waits for its code before a foreign script loads: its token must not be stored beside that. Runs in the layout phase, before the
 * widget requests the script.
 */
function useNoTokenBeside(provider: string) {
  useLayoutEffect(() => {
    if (provider !== 'altcha' && storedStage() === 'pending') abandonSignIn();
  }, [provider]);
}

function askFor(values: z.input<typeof RequestForm>) {
  const form = RequestForm.safeParse(values);
  if (!form.success) return fieldErrors(form);
  return async () => {
    const { message } = await call(forgotPassword, { body: form.data });
    showToastAfterNavigation({ content: message, operationType: forgotPassword.operation });
    carryAddress(form.data.email);
    goTo('/auth/login');
  };
}
