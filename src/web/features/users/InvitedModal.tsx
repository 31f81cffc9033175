import { useConfig } from '../../api/public-config.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';

export interface Invited {
  fullName: string;
  email: string;
}

/** Confirms that a user was added, and what is to be looked for in whose mailbox (specification, section 4). */
export function InvitedModal({ invited, isOpen, onClose }: { invited: Invited | null; isOpen: boolean; onClose: () => void }) {
  const { productName } = useConfig();
  if (invited === null) return null;
  const { fullName, email } = invited;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={`${fullName} was added`}
      actions={
        <Button data-safe="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          An e-mail with the title “{productName}: your portal access” is on its way to <strong className="font-semibold">{email}</strong>.
          Its link to set a password works for 7 days.
        </p>
        <p>If it does not arrive, {fullName} should check the spam folder. You can send the invitation again from the list of users.</p>
      </div>
    </Modal>
  );
}
