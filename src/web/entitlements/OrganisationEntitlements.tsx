import { useState } from 'react';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { useDestinationNames } from './use-entitlements.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { EntitlementForm } from './EntitlementForm.tsx';
import { organisationEntitlementsText as texts } from './organisation-entitlements.text.ts';

/** The entitlements of an organisation, and the button that opens their form. */
export function OrganisationEntitlements({ organisation }: { organisation: OrganisationDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { services, dailyQuota, destinations, usedToday } = organisation.entitlement;
  const names = useDestinationNames(destinations);
  return (
    <section aria-label={texts.title} className="card flex flex-col gap-3">
      <h2 className="text-h3 font-semibold">{texts.title}</h2>
      <Facts
        facts={[
          [texts.services, services === null ? texts.all : services.join(', ') || texts.none],
          [texts.quota, dailyQuota === null ? texts.noQuota : texts.used(usedToday, dailyQuota)],
          [texts.destinations, names.join(', ') || texts.noDestinations],
        ]}
      />
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.change}
          <span className="sr-only">: {texts.title}</span>
        </Button>
      </div>
      {isOpen && <EntitlementForm organisation={organisation} onClose={() => setOpen(false)} />}
    </section>
  );
}
