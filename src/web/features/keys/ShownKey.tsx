import { Button } from '../../ui/Button.tsx';
import { Code } from '../../ui/Code.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { keysText as texts } from './keys.text.ts';

/** The one time that a key is seen. */
export function ShownKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title={texts.shown.title} actions={<Button onClick={onClose}>{texts.shown.done}</Button>}>
      <div className="flex flex-col gap-4">
        <p>{texts.shown.lead}</p>
        <p className="break-all rounded-control bg-sunken p-3">
          <Code>{apiKey}</Code>
        </p>
        <CopyButton text={apiKey} label={texts.shown.copy} isWordy />
      </div>
    </Modal>
  );
}
