import { CommandBox } from './CommandBox.tsx';
import { commandBoxText } from './command-box.text.ts';
import { closeBox } from '../navigation/opened-box.ts';
import { Modal } from '../ui/Modal.tsx';

/** The command box over the screen. It closes at once, so that the chosen action places the focus. */
export function CommandDialog() {
  return (
    <Modal isOpen onClose={closeBox} title={commandBoxText.title} isList>
      <CommandBox onChosen={closeBox} />
    </Modal>
  );
}
