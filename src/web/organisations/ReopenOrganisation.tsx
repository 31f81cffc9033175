import { useState } from 'react';
import { reopenOrganisation, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { Question } from '../api/Question.tsx';
import { Button } from '../ui/Button.tsx';
import { organisationText } from './organisations.text.tsx';
import { organisationReads } from './use-organisations.ts';

const texts = organisationText.reopen;

/** The button that lets the users of a closed organisation sign in again. */
export function ReopenOrganisation({ organisation: { userId, name } }: { organisation: OrganisationDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Question
        call={reopenOrganisation}
        input={{ body: { userId } }}
        texts={{ ...texts, title: texts.title(name) }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        refreshes={organisationReads}
      >
        <p>{texts.consequence}</p>
        <p>{texts.gone}</p>
      </Question>
    </>
  );
}
