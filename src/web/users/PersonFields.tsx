import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { usersText } from './users.text.tsx';

const { columns: text } = usersText;

type Row = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>;

/** The rows of a person's name and address. */
export function PersonFields({ fullName, email }: { fullName: Row; email: Row }) {
  return (
    <>
      <TextField label={text.name} autoComplete="off" required {...fullName} />
      <TextField label={text.email} type="email" autoComplete="off" required {...email} />
    </>
  );
}
