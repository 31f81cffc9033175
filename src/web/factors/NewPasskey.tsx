import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { addPasskey, PasskeyName, passkeyToAdd } from '../../shared/factors/passkeys.ts';
import { call } from '../api/call.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useField } from '../api/use-contract-form.ts';
import { makePasskey } from './authenticator.ts';
import { passkeysText as texts } from './factors.text.ts';
import { useProvedForm } from './use-proved-form.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

/** The button that opens the form of a passkey. */
export function NewPasskey({ onAdded }: { onAdded: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && <PasskeyForm onClose={close} onAdded={onAdded} />}
    </>
  );
}

const Typed = z.object({ name: PasskeyName });
const resolver = zodResolver(Typed);
const defaultValues: z.input<typeof Typed> = { name: '' };

function PasskeyForm({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const form = useProvedForm(addPasskey, {
    resolver,
    defaultValues,
    input: async ({ name }, prove) => {
      const { options } = await call(passkeyToAdd, { body: await prove() });
      return { body: { name, response: await makePasskey(options) } };
    },
    heading: texts.create.title,
    // The opener reloads the list.
    refreshes: [],
    onDone: () => {
      onClose();
      onAdded();
    },
  });
  return (
    <FormDialog form={form} title={texts.create.title} answers={{ back: texts.back, confirm: texts.create.submit }} onClose={onClose}>
      <p>{texts.create.lead}</p>
      <TextField {...useField(form.control, 'name')} label={texts.create.name} helper={texts.create.nameHelp} autoComplete="off" required />
      {form.proofFields}
    </FormDialog>
  );
}
