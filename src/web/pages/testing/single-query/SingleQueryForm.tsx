import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { e164Message, readPhoneNumber } from '../../../../shared/phone-number.ts';
import { services as allServices, servicesRequiredMessage, type ServiceCode } from '../../../../shared/services/services.ts';
import { history } from '../../../browser/history.ts';
import { Button } from '../../../ui/Button.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { storedServices, storeServices } from './chosen-services.ts';
import { readQueryFragment } from './query-link.ts';
import { ServicePicker } from '../ServicePicker.tsx';

type Values = { number: string; services: ServiceCode[] };

/** Specification, section 5. */
const blockedKeys = ['.', 'e', 'E'];

/** What a link asks about; without services in it, those last chosen here. */
function linkedValues(): Values | null {
  const linked = readQueryFragment(history.location.hash);
  return linked && { number: linked.number, services: linked.services.length > 0 ? linked.services : storedServices() };
}

interface SingleQueryFormProps {
  onQuery: (number: string, services: readonly ServiceCode[]) => void;
}

export function SingleQueryForm({ onQuery }: SingleQueryFormProps) {
  const { control, handleSubmit, setValue, clearErrors } = useForm<Values>({
    defaultValues: linkedValues() ?? { number: '', services: storedServices() },
  });
  useEffect(
    () =>
      history.subscribe(() => {
        const linked = linkedValues();
        if (!linked) return;
        setValue('number', linked.number);
        setValue('services', linked.services);
        clearErrors();
      }),
    [setValue, clearErrors],
  );
  const submit = handleSubmit(({ number, services }) => {
    const read = readPhoneNumber(number);
    if ('digits' in read) onQuery(read.digits, services);
  });
  return (
    <form className="card flex flex-col gap-5" noValidate onSubmit={submit}>
      <Controller
        control={control}
        name="number"
        rules={{ validate: (typed) => 'digits' in readPhoneNumber(typed) || e164Message }}
        render={({ field, fieldState }) => (
          <NumberField
            label="Phone number"
            name="number"
            helper="Any format. We send the full E.164 digits without the plus sign."
            verb="Will query"
            blockedKeys={blockedKeys}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="services"
        rules={{ validate: (chosen) => chosen.length > 0 || servicesRequiredMessage }}
        render={({ field, fieldState }) => (
          <ServicePicker
            ref={field.ref}
            offered={allServices}
            chosen={field.value}
            error={fieldState.error?.message}
            onChange={(chosen) => {
              storeServices(chosen);
              field.onChange(chosen);
            }}
          />
        )}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
