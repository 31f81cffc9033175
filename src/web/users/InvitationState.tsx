import { useId } from 'react';
import { resendInvitation } from '../../shared/users/users.ts';
import { readAnew, useSend } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { Button } from '../ui/Button.tsx';
import { supportViewReason } from '../ui/ReadOnlyNotice.tsx';
import { usersText as text } from './users.text.tsx';
import { userReads } from './user-reads.ts';

/** The state of a user without a password yet, and a button that mails the link once more. */
export function InvitationState({ portalId, person }: { portalId: string; person: string }) {
  const id = useId();
  const { isSupportView } = useSession();
  const { mutate, isPending } = useSend(resendInvitation, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: resendInvitation.operation });
      readAnew(...userReads);
    },
  });
  return (
    <span className="inline-flex items-center gap-x-2">
      {text.columns.invited}
      <Button
        variant="quiet"
        size="small"
        className="-my-1 px-2!"
        title={isSupportView ? supportViewReason : undefined}
        isLoading={isPending}
        disabled={isSupportView}
        aria-describedby={isSupportView ? id : undefined}
        onClick={() => mutate({ body: { portalId } })}
      >
        {text.invitation.resend}
        <span className="sr-only">{text.invitation.to(person)}</span>
      </Button>
      {isSupportView && (
        <span id={id} className="sr-only">
          {supportViewReason}
        </span>
      )}
    </span>
  );
}
