import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { RenamedOrganisation, renameOrganisation, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { userReads } from '../users/user-reads.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { organisationText } from './organisations.text.tsx';
import { organisationReads } from './use-organisations.ts';

const texts = organisationText.rename;
const resolver = zodResolver(RenamedOrganisation);

/** The button that opens the form for another name. */
export function RenameOrganisation({ organisation: { userId, name } }: { organisation: OrganisationDetail }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useCallForm(renameOrganisation, {
    resolver,
    defaultValues: { userId, name },
    input: (body) => ({ body }),
    refreshes: [...organisationReads, ...userReads],
    onDone: close,
  });
  const open = () => {
    form.reset({ userId, name });
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.button}
      </Button>
      <FormDialog form={form} title={texts.title(name)} answers={{ back: texts.back, confirm: texts.save }} isOpen={isOpen} onClose={close}>
        <TextField {...useField(form.control, 'name')} label={texts.name} autoComplete="off" required />
      </FormDialog>
    </>
  );
}
