import { authenticatorText } from './factors.text.ts';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Modal } from '../ui/Modal.tsx';

const texts = authenticatorText.codes;

/** The one time that they are seen. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.done}</Button>}>
      <div className="flex flex-col gap-4">
        <p>{texts.lead}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-2 rounded-control bg-sunken p-3">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} label={texts.copy} isWordy />
      </div>
    </Modal>
  );
}
