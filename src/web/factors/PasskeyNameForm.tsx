import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { type Passkey, PasskeyName, renamePasskey } from '../../shared/factors/passkeys.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { passkeysText as texts } from './factors.text.ts';
import { TextField } from '../ui/TextField.tsx';

const resolver = zodResolver(z.object({ name: PasskeyName }));

/** Asks for another name of a passkey. */
export function PasskeyNameForm({ of, onClose, onRenamed }: { of: Passkey; onClose: () => void; onRenamed: () => void }) {
  const form = useCallForm(renamePasskey, {
    resolver,
    defaultValues: { name: of.name },
    input: ({ name }) => ({ body: { id: of.id, name } }),
    heading: texts.rename.title,
    // The opener reloads the list.
    refreshes: [],
    onDone: () => {
      onClose();
      onRenamed();
    },
  });
  return (
    <FormDialog form={form} title={texts.rename.title} answers={{ back: texts.back, confirm: texts.rename.submit }} onClose={onClose}>
      <TextField {...useField(form.control, 'name')} label={texts.name} helper={texts.create.nameHelp} autoComplete="off" required />
    </FormDialog>
  );
}
