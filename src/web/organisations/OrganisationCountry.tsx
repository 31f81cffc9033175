import { useState, type FormEvent } from 'react';
import { changeHomeCountry, organisationDetail } from '../../shared/organisations/organisations.ts';
import { auditLog } from '../../shared/audit/audit.ts';
import { readAnew, useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { rereadStatus } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { CountryChooser } from '../ui/CountryChooser.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { homeCountryText as text } from '../ui/home-country.text.ts';
import { showToast } from '../ui/toast/Toasts.tsx';

interface OrganisationCountryProps {
  account: number;
  /** As the server has it. */
  homeCountry: string | null;
}

/** As of which country an organisation's numbers are read that have no country code. */
export function OrganisationCountry({ account, homeCountry }: OrganisationCountryProps) {
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { mutate, isPending, error } = useSend(changeHomeCountry, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: changeHomeCountry.operation });
      readAnew(organisationDetail, auditLog);
      void rereadStatus().finally(() => setChosen(undefined));
    },
  });
  const country = chosen ?? homeCountry ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ body: { userId: account, homeCountry: country === '' ? null : country } });
  };
  return (
    <form noValidate className="card flex max-w-160 flex-col gap-4" onSubmit={submit}>
      <ErrorList errors={failureContent(error)} />
      <CountryChooser label={text.title} helper={text.organisation} value={country} none={text.none} onChange={setChosen} />
      <div>
        <Button type="submit" variant="secondary" isLoading={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
