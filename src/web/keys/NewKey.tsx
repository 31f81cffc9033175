import { useState } from 'react';
import type * as z from 'zod/mini';
import { createKey, NewApiKey } from '../../shared/keys/keys.ts';
import { apiKeyDays } from '../../shared/base/limits.ts';
import { bits, holds, permissions } from '../../shared/base/permissions.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { refusalBeside, useProof, withProof } from '../factors/use-proof.tsx';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PermissionBoxes } from '../users/PermissionBoxes.tsx';
import { refreshKeys } from './KeyTable.tsx';
import { keysText as texts } from './keys.text.ts';

/** The button that opens the form of a key, and the key that comes of it. */
export function NewKey() {
  const [step, setStep] = useState<'closed' | 'form' | { key: string }>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <Button className="self-start" onClick={() => setStep('form')}>
        {texts.add}
      </Button>
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
  const { control, errors, refuse, handleSubmit } = useContractForm({ resolver, defaultValues });
  const { value: mask, error, ...boxes } = useField(control, 'permissions');
  const {
    isPending,
    mutate,
    error: failure,
  } = useAction(createKey.operation, {
    send: async (asked: z.output<typeof NewApiKey>) => call(createKey, { body: { ...asked, ...(await proof.give()) } }),
    onSuccess: ({ key }) => {
      onMade(key);
      refreshKeys();
    },
    onError: (refused) => refuse(refusalBeside(failureContent(refused))),
  });
  const proof = useProof(failureContent(failure));
  const held = permissions.filter(({ bit }) => bit !== bits.user_management && holds(own, bit)).map(({ bit }) => bit);
  return (
    <Modal isOpen onClose={onClose} title={texts.create.title}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={withProof(
          proof,
          handleSubmit((body) => isPending || !proof.isComplete() || mutate(body)),
        )}
      >
        <ErrorList errors={proof.errorsWith(errors)} />
        <TextField {...useField(control, 'name')} label={texts.create.name} helper={texts.create.nameHelp} autoComplete="off" required />
        <PermissionBoxes {...boxes} legend={texts.create.permissions} mask={mask} error={error} bits={held} />
        <TextArea
          {...useField(control, 'addresses')}
          label={texts.create.addresses}
          helper={texts.create.addressesHelp}
          rows={2}
          growsTo={6}
        />
        <TextField
          {...useField(control, 'expiresInDays')}
          label={texts.create.days}
          helper={texts.create.daysHelp}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        {proof.fields}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {texts.create.back}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {texts.create.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
