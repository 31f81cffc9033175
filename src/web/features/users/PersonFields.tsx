import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';

type Row = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>;

/** The rows of who somebody is. */
export function PersonFields({ fullName, email }: { fullName: Row; email: Row }) {
  return (
    <>
      <TextField label="Full Name" autoComplete="off" required {...fullName} />
      <TextField label="Email Address" type="email" autoComplete="off" required {...email} />
    </>
  );
}
