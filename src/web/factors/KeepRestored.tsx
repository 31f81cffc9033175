import { keepRestored, type KeptKind } from '../../shared/account/restored-access.ts';
import { call } from '../api/call.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { keepRestoredText as texts } from './factors.text.ts';
import { ProofDialog } from './ProofDialog.tsx';

interface KeepRestoredProps {
  kind: KeptKind;
  of: { readonly id: string };
  name: string;
  onClose: () => void;
  onKept: () => void;
}

/** The question before something that came back with a backup works again. */
export function KeepRestored({ kind, of: { id }, name, onClose, onKept }: KeepRestoredProps) {
  return (
    <ProofDialog
      title={texts.title}
      answers={{ back: texts.back, confirm: texts.confirm }}
      operation={keepRestored.operation}
      send={(proof) => call(keepRestored, { body: { kind, id, ...proof } })}
      onDone={({ message }) => {
        showToast({ content: message, operationType: texts.action });
        onClose();
        onKept();
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{texts.lead(name)}</p>
    </ProofDialog>
  );
}
