import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';

type Row = Pick<TextFieldProps, 'value' | 'onChange' | 'error'>;

/** The rows of who somebody is. `email.name` is what the request calls the address. */
export function PersonFields({ fullName, email }: { fullName: Row; email: Row & { name: string } }) {
  return (
    <>
      <TextField label="Full Name" name="fullName" autoComplete="off" required {...fullName} />
      <TextField label="Email Address" type="email" autoComplete="off" required {...email} />
    </>
  );
}
