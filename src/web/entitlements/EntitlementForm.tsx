import { ChangedEntitlement, setEntitlement } from '../../shared/entitlements/entitlements.ts';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { batchServiceCodes, type BatchServiceCode, serviceOf } from '../../shared/services/services.ts';
import { edited, onlyChanged } from '../api/edited-form.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { serviceText } from '../ui/service-titles.text.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { organisationEntitlementsText as texts } from './organisation-entitlements.text.ts';
import { organisationReads } from '../organisations/use-organisations.ts';

interface Typed {
  userId: number;
  /** Null: all of them. */
  services: readonly BatchServiceCode[] | null;
  dailyQuota: string;
  destinations: string;
}

const resolver = bodyResolver(ChangedEntitlement, ({ dailyQuota, destinations, ...typed }: Typed) => ({
  ...typed,
  // Input that is not a number stays text, which the schema refuses in words.
  dailyQuota: dailyQuota.trim() === '' ? null : /^\d+$/.test(dailyQuota.trim()) ? Number(dailyQuota) : dailyQuota,
  destinations: destinations
    .toUpperCase()
    .split(/[\s,;+]+/)
    .filter(Boolean),
}));

interface EntitlementFormProps {
  organisation: OrganisationDetail;
  onClose: () => void;
}

/** The dialog in which staff say what an organisation may ask. */
export function EntitlementForm({ organisation: { userId, name, entitlement }, onClose }: EntitlementFormProps) {
  const form = useCallForm(setEntitlement, {
    resolver,
    ...edited(typedOf(userId, entitlement)),
    input: (body, dirtyFields) => ({ body: onlyChanged(body, dirtyFields, 'userId') }),
    refreshes: organisationReads,
    onDone: onClose,
  });
  const services = useField(form.control, 'services');
  return (
    <FormDialog form={form} title={texts.changeTitle(name)} answers={{ back: texts.back, confirm: texts.save }} onClose={onClose}>
      <Services chosen={services.value} onChange={services.onChange} />
      <TextField
        {...useField(form.control, 'dailyQuota')}
        label={texts.quotaField}
        helper={texts.quotaHelp}
        inputMode="numeric"
        autoComplete="off"
        mono
      />
      <TextArea
        {...useField(form.control, 'destinations')}
        label={texts.destinationsField}
        helper={texts.destinationsHelp}
        rows={2}
        growsTo={6}
      />
      <p className="text-small text-text-2">{texts.effect}</p>
    </FormDialog>
  );
}

function typedOf(userId: number, { services, dailyQuota, destinations }: OrganisationDetail['entitlement']): Typed {
  return { userId, services, dailyQuota: dailyQuota === null ? '' : String(dailyQuota), destinations: destinations.join(', ') };
}

interface ServicesProps {
  chosen: Typed['services'];
  onChange: (chosen: Typed['services']) => void;
}

/** All of them by one box, which later versions' follow, or each by its own. */
function Services({ chosen, onChange }: ServicesProps) {
  const toggle = (service: BatchServiceCode) => onChange(batchServiceCodes.filter((code) => chosen?.includes(code) !== (code === service)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{texts.allowed}</legend>
      <Checkbox
        name="services"
        label={texts.allServices}
        detail={texts.allServicesHelp}
        checked={chosen === null}
        onChange={(isAll) => onChange(isAll ? null : batchServiceCodes)}
      />
      {chosen !== null && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-2">
          {batchServiceCodes.map((code) => (
            <Checkbox
              key={code}
              layout="tile"
              name="service"
              value={code}
              label={code}
              detail={serviceText.titles[serviceOf(code)]}
              checked={chosen.includes(code)}
              onChange={() => toggle(code)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
