import { BackLink } from '../ui/BackLink.tsx';
import { addOrganisationText as texts } from '../organisations/organisations.text.tsx';
import { AddOrganisationForm } from '../organisations/AddOrganisationForm.tsx';
import { organisationsSearch } from '../users/admin-search.ts';
import { Page } from '../ui/Page.tsx';

export function AddOrganisationPage() {
  return (
    <Page
      back={
        <BackLink to="/admin" search={organisationsSearch}>
          {texts.back}
        </BackLink>
      }
      title={texts.title}
    >
      <AddOrganisationForm />
    </Page>
  );
}
