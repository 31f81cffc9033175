import { BackLink } from '../ui/BackLink.tsx';
import { addOrganisationText as texts } from '../organisations/organisations.text.tsx';
import { AddOrganisationForm } from '../organisations/AddOrganisationForm.tsx';
import { Page } from '../ui/Page.tsx';

export function AddOrganisationPage() {
  return (
    <Page back={<BackLink to="/admin">{texts.back}</BackLink>} title={texts.title}>
      <AddOrganisationForm />
    </Page>
  );
}
