import { useState } from 'react';
import { closeOrganisation, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { Question } from '../api/Question.tsx';
import { readAnew } from '../api/queries.ts';
import { userReads } from '../users/user-reads.ts';
import { Button } from '../ui/Button.tsx';
import { organisationText } from './organisations.text.tsx';
import { organisationReads } from './use-organisations.ts';

const texts = organisationText.close;

/** The button that closes an organisation, with what ends by that. */
export function CloseOrganisation({ organisation }: { organisation: OrganisationDetail }) {
  const { userId, name, signedIn, invitations, openBatches } = organisation;
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // Who is signed in and which batches run may be others than when the page came.
    readAnew(...organisationReads);
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={open}>
        {texts.button}
      </Button>
      <Question
        call={closeOrganisation}
        input={{ body: { userId } }}
        texts={{ ...texts, title: texts.title(name) }}
        isDanger
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        refreshes={[...organisationReads, ...userReads]}
      >
        <p>{texts.lead(<strong className="font-semibold">{name}</strong>)}</p>
        <ul className="list-disc ps-5">
          <li>{signedIn === 0 ? texts.nobodySignedIn : texts.signedIn(signedIn)}</li>
          {openBatches > 0 && <li>{texts.batches(openBatches)}</li>}
          {invitations.length > 0 && <li>{texts.invitations(invitations.length)}</li>}
          <li>{texts.keys}</li>
          <li>{texts.links}</li>
          <li>{texts.mails}</li>
        </ul>
        <p>{texts.stays}</p>
      </Question>
    </>
  );
}
