import { type FormEvent, type ReactNode, useState } from 'react';
import { passwordDigest } from '../../features/passwords/password-digest.ts';
import { passwordsText } from '../../features/passwords/passwords.text.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { accountText } from './account.text.ts';

interface PasswordAgainProps {
  title: string;
  /** The texts of the two buttons. */
  answers: { back: string; confirm: string };
  /** What cannot be undone. */
  isDanger?: boolean;
  isSending: boolean;
  /** How it was refused; empty where it was not. */
  errors: string | Record<string, string>;
  onClose: () => void;
  /** Gets the password's digest. */
  onConfirm: (password: string) => void;
  /** What it is about, above the field. */
  children: ReactNode;
}

/** The question before a change of how one signs in, which takes the password once more. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { title, answers, isDanger = false, isSending, errors, onClose, onConfirm, children } = props;
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const shown = isMissing ? { password: passwordsText.enterCurrent } : errors;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !isSending) onConfirm(passwordDigest(password));
  };
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <form noValidate className="flex flex-col gap-5" onSubmit={send}>
        <ErrorList errors={shown} />
        {children}
        <TextField
          label={accountText.email.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={typeof shown === 'string' ? undefined : shown['password']}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {answers.back}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isLoading={isSending}>
            {answers.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
