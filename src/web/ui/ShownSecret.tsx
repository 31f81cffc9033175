import { Button } from './Button.tsx';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Modal } from './Modal.tsx';

interface ShownSecretProps {
  secret: string;
  texts: { title: string; lead: string; copy: string; done: string };
  onClose: () => void;
}

/** Shows a secret for the only time. Only the button closes the dialog: it confirms that the reader has the secret. */
export function ShownSecret({ secret, texts, onClose }: ShownSecretProps) {
  return (
    <Modal isOpen isHeld onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.done}</Button>}>
      <div className="flex flex-col gap-4">
        <p>{texts.lead}</p>
        <p className="break-all rounded-control bg-sunken p-3">
          <Code>{secret}</Code>
        </p>
        <CopyButton text={secret} label={texts.copy} isWordy />
      </div>
    </Modal>
  );
}
