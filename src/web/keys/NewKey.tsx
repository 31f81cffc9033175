import { useState } from 'react';
import { createKey, listKeys, NewApiKey } from '../../shared/keys/keys.ts';
import { apiKeyDays } from '../../shared/base/limits.ts';
import { bits, holds, permissions } from '../../shared/base/permissions.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useField } from '../api/use-contract-form.ts';
import { useProvedForm } from '../factors/use-proved-form.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PermissionBoxes } from '../users/PermissionBoxes.tsx';
import { keysText as texts } from './keys.text.ts';

/** The button that opens the form of a key, and the key that comes of it. */
export function NewKey() {
  const [step, setStep] = useState<'closed' | 'form' | { key: string }>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <Button onClick={() => setStep('form')}>{texts.add}</Button>
      {step === 'form' && <KeyForm onClose={close} onMade={(key) => setStep({ key })} />}
      {typeof step === 'object' && <ShownSecret secret={step.key} texts={texts.shown} onClose={close} />}
    </>
  );
}

interface Typed {
  name: string;
  permissions: number;
  addresses: string;
  expiresInDays: string;
}

const resolver = bodyResolver(NewApiKey, ({ name, permissions: mask, addresses, expiresInDays }: Typed) => ({
  name,
  permissions: mask,
  addresses: addresses.split(/[\s,;]+/).filter(Boolean),
  expiresInDays: expiresInDays.trim() === '' ? undefined : Number(expiresInDays),
}));
const defaultValues: Typed = { name: '', permissions: 0, addresses: '', expiresInDays: String(apiKeyDays) };

function KeyForm({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const { permissions: own } = useSession();
  const form = useProvedForm(createKey, {
    resolver,
    defaultValues,
    input: async (body, prove) => ({ body: { ...body, ...(await prove()) } }),
    isSilent: true,
    refreshes: [listKeys],
    onDone: ({ key }) => onMade(key),
  });
  const { value: mask, error, ...boxes } = useField(form.control, 'permissions');
  const held = permissions.filter(({ bit }) => bit !== bits.user_management && holds(own, bit)).map(({ bit }) => bit);
  return (
    <FormDialog
      form={form}
      title={texts.create.title}
      answers={{ back: texts.create.back, confirm: texts.create.submit }}
      onClose={onClose}
    >
      <TextField {...useField(form.control, 'name')} label={texts.create.name} helper={texts.create.nameHelp} autoComplete="off" required />
      <PermissionBoxes {...boxes} legend={texts.create.permissions} mask={mask} error={error} bits={held} />
      <TextArea
        {...useField(form.control, 'addresses')}
        label={texts.create.addresses}
        helper={texts.create.addressesHelp}
        rows={2}
        growsTo={6}
      />
      <TextField
        {...useField(form.control, 'expiresInDays')}
        label={texts.create.days}
        helper={texts.create.daysHelp}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {form.proofFields}
    </FormDialog>
  );
}
