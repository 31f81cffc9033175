import { BackLink } from '../ui/BackLink.tsx';
import { addOrganisationText as texts } from '../organisations/add-organisation.text.ts';
import { AddOrganisationForm } from '../organisations/AddOrganisationForm.tsx';

export function AddOrganisationPage() {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/admin">{texts.back}</BackLink>
      <h1 className="text-h1 font-semibold">{texts.title}</h1>
      <AddOrganisationForm />
    </div>
  );
}
