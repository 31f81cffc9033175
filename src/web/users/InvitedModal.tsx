import { useConfig } from '../api/public-config.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { invitedText as texts } from './users.text.tsx';

export interface Invited {
  fullName: string;
  email: string;
}

interface InvitedModalProps {
  invited: Invited | null;
  /** The dialog's title; without one it says that `invited` was added. */
  title?: string;
  isOpen: boolean;
  /** Returns to the form, which is empty again. */
  onClose: () => void;
  onDone: () => void;
}

/** Confirms that a user was added, and says which mail to expect in whose mailbox (specification, section 4). */
export function InvitedModal({ invited, title, isOpen, onClose, onDone }: InvitedModalProps) {
  const { productName } = useConfig();
  if (invited === null) return null;
  const { fullName, email } = invited;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title ?? texts.title(fullName)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.another}
          </Button>
          <Button data-safe="" onClick={onDone}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{texts.mail(productName, <strong className="font-semibold">{email}</strong>)}</p>
        <p>{texts.spam(fullName)}</p>
      </div>
    </Modal>
  );
}
