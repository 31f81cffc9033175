import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { refusalOf, typedNumber } from '../../shared/base/phone-number.ts';
import { numbersWanted } from '../../shared/base/numbers-wanted.ts';
import { Service, serviceCodes, serviceOf, type ServiceCode } from '../../shared/services/services.ts';
import { servicesWanted } from '../../shared/services/wanted.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useField } from '../api/use-contract-form.ts';
import { EntitlementsNotice } from '../entitlements/Entitlements.tsx';
import { closedServices, useEntitlements } from '../entitlements/use-entitlements.ts';
import { Button } from '../ui/Button.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { readTypedNumber } from '../ui/reading-help.ts';
import { serviceText } from '../ui/service-titles.text.ts';
import { chosenServices, keepChosenServices } from './chosen-services.ts';
import { singleQueryText } from './single-query.text.ts';
import type { LinkedQuery } from './query-link.ts';
import { useEachNew } from '../ui/use-each-new.ts';
import { ServicePicker } from '../services/ServicePicker.tsx';

const { form: text } = singleQueryText;
const offered = serviceCodes.map((code) => ({ code, title: serviceText.titles[code] }));

type Values = { number: string; services: ServiceCode[] };

/** Keys refused by specification, section 5. */
const blockedKeys = ['.', 'e', 'E'];
interface SingleQueryFormProps {
  /** Query in the address; a new one replaces the input. */
  linked: LinkedQuery | null;
  onQuery: (number: string, services: readonly ServiceCode[]) => void;
}

const Query = z.object({
  number: typedNumber(readTypedNumber, numbersWanted.e164, refusalOf),
  services: z.array(Service).check(z.minLength(1, { error: servicesWanted.required.text })),
});

/** Makes a resolver that drops chosen services that the user may no longer query. */
function resolverWithout(closed: readonly ServiceCode[]) {
  return bodyResolver(Query, ({ number, services }: Values) => ({
    number,
    services: services.filter((service) => !closed.includes(service)),
  }));
}

export function SingleQueryForm({ linked, onQuery }: SingleQueryFormProps) {
  const own = useEntitlements();
  const closed = own ? closedServices(own).map(serviceOf) : [];
  const { control, handleSubmit, setValue, clearErrors } = useForm({
    resolver: resolverWithout(closed),
    defaultValues: linked ?? { number: '', services: chosenServices() },
  });
  const number = useField(control, 'number');
  const { ref, value: chosen, error, onChange: choose } = useField(control, 'services');
  useEachNew(linked, () => {
    if (!linked) return;
    setValue('number', linked.number);
    setValue('services', linked.services);
    clearErrors();
  });
  return (
    <form className="card flex flex-col gap-4 py-4!" noValidate onSubmit={handleSubmit((query) => onQuery(query.number, query.services))}>
      <NumberField {...number} label={text.number} helper={text.help} verb={text.willQuery} blockedKeys={blockedKeys} />
      <EntitlementsNotice />
      <ServicePicker
        ref={ref}
        offered={offered}
        chosen={chosen}
        closed={closed}
        error={error}
        onChange={(services) => {
          keepChosenServices(services);
          choose(services);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{text.submit}</Button>
      </div>
    </form>
  );
}
