import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changeEmail } from '../../shared/account/account.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useField } from '../api/use-contract-form.ts';
import { useProvedForm } from '../factors/use-proved-form.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Setting } from '../ui/Setting.tsx';
import { TextField } from '../ui/TextField.tsx';
import { accountText } from './account.text.ts';

const text = accountText.email;
const Typed = z.object({ newEmail: emailAddress() });
const resolver = zodResolver(Typed);
const defaultValues: z.input<typeof Typed> = { newEmail: '' };

/** The user's address, and the way to another one. */
export function ChangeEmail() {
  const { userInfo } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const close = () => setOpen(false);
  return (
    <Setting
      id="change-email"
      title={text.title}
      lead={userInfo?.email}
      control={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      }
    >
      {sent !== null && (
        <Alert tone="success" isLive>
          {sent}
        </Alert>
      )}
      {isOpen && (
        <AddressForm
          onClose={close}
          onSent={(message) => {
            setSent(message);
            close();
          }}
        />
      )}
    </Setting>
  );
}

/** Requests another address, which takes effect once its mailbox confirms it; until then everything stays. */
function AddressForm({ onClose, onSent }: { onClose: () => void; onSent: (message: string) => void }) {
  const form = useProvedForm(changeEmail, {
    resolver,
    defaultValues,
    input: async ({ newEmail }, prove) => ({ body: { newEmail, ...(await prove()) } }),
    isSilent: true,
    refreshes: [],
    onDone: ({ message }) => onSent(message),
  });
  return (
    <FormDialog form={form} title={text.change} answers={{ back: text.back, confirm: text.submit }} onClose={onClose}>
      <p>{text.lead}</p>
      <TextField {...useField(form.control, 'newEmail')} label={text.new} type="email" autoComplete="email" required />
      {form.proofFields}
    </FormDialog>
  );
}
