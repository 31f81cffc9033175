import { confirmEmail } from '../../../shared/api/account.ts';
import { call } from '../../api/call.ts';
import { replaceWith } from '../../browser/history.ts';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { PortalLink } from '../../ui/PortalLink.tsx';
import { showToastAfterNavigation } from '../../ui/toast/toast-after-navigation.ts';
import { OtherSession } from './OtherSession.tsx';
import { linkRefusalOf } from './refusal.ts';
import { useOneRequest } from './use-one-request.ts';
import { mailedLinksText } from './mailed-links.text.ts';

/** Another e-mail address of an account. It ends every session of that account, so whoever is signed in here is signed out. */
export function ConfirmEmail({ token }: { token: string }) {
  const confirm = async () => {
    const { message } = await call(confirmEmail, { body: { token } });
    await signOut();
    showToastAfterNavigation({ content: message, operationType: confirmEmail.operation });
    replaceWith('/auth/login');
  };
  const { errors, isSending, send } = useOneRequest(confirmEmail.operation, () => confirm, linkRefusalOf);
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{mailedLinksText.confirmEmail.title}</h1>
      <OtherSession sentence={mailedLinksText.otherSession.confirming} />
      <ErrorList errors={errors} />
      <p>{mailedLinksText.confirmEmail.meaning}</p>
      <Button type="submit" isLoading={isSending}>
        {mailedLinksText.confirmEmail.submit}
      </Button>
      {errors !== '' && (
        <PortalLink to="/account" className="link self-start">
          {mailedLinksText.confirmEmail.otherLink}
        </PortalLink>
      )}
    </form>
  );
}
