import { changeHomeCountry, organisationDetail } from '../../shared/organisations/organisations.ts';
import { auditLog } from '../../shared/audit/audit.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { edited, settleForm } from '../api/edited-form.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { rereadStatus } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { CountryChooser } from '../ui/CountryChooser.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { homeCountryText as text } from '../ui/home-country.text.ts';

const resolver = bodyResolver(changeHomeCountry.body, ({ userId, homeCountry }: { userId: number; homeCountry: string }) => ({
  userId,
  homeCountry: homeCountry === '' ? null : homeCountry,
}));

interface OrganisationCountryProps {
  account: number;
  /** The country that the server has. */
  homeCountry: string | null;
}

/** The country in which an organisation's numbers without a country code are read. */
export function OrganisationCountry({ account, homeCountry }: OrganisationCountryProps) {
  const form = useCallForm(changeHomeCountry, {
    resolver,
    ...edited({ userId: account, homeCountry: homeCountry ?? '' }),
    input: (body) => ({ body }),
    refreshes: [organisationDetail, auditLog],
    onDone: () => {
      settleForm(form.reset, form.getValues());
      void rereadStatus();
    },
  });
  const country = useField(form.control, 'homeCountry');
  return (
    <form noValidate className="card flex max-w-160 flex-col gap-4" onSubmit={form.submit}>
      <ErrorList errors={form.errors} />
      <CountryChooser label={text.title} helper={text.organisation} value={country.value} none={text.none} onChange={country.onChange} />
      <div>
        <Button type="submit" variant="secondary" isLoading={form.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
