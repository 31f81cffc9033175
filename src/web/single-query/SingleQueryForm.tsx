import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { refusalOf, typedNumber } from '../../shared/base/phone-number.ts';
import { numbersWanted } from '../../shared/base/numbers-wanted.ts';
import { Service, serviceCodes, serviceOf, type ServiceCode } from '../../shared/services/services.ts';
import { servicesWanted } from '../../shared/services/wanted.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { MissingPermission } from '../account/MissingPermission.tsx';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useField } from '../api/use-contract-form.ts';
import { EntitlementsNotice } from '../entitlements/Entitlements.tsx';
import { closedServices, useEntitlements } from '../entitlements/use-entitlements.ts';
import { Button } from '../ui/Button.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { readTypedNumber } from '../ui/reading-help.ts';
import { serviceText } from '../ui/service-titles.text.ts';
import { AsSwitch } from './AsSwitch.tsx';
import { chosenServices, firstServices, keepChosenServices } from './chosen-services.ts';
import { singleQueryText } from './single-query.text.ts';
import { mostNumbers, severalNumbers } from './several-numbers.ts';
import type { LinkedQuery } from './query-link.ts';
import { useEachNew } from '../ui/use-each-new.ts';
import { ServicePicker } from '../services/ServicePicker.tsx';

const { form: text } = singleQueryText;
const offered = serviceCodes.map((code) => ({ code, title: serviceText.titles[code] }));

/** `services` is null before the first choice. */
type Values = { number: string; services: ServiceCode[] | null };

/** Keys refused by specification, section 5. */
const blockedKeys = ['.', 'e', 'E'];

interface SingleQueryFormProps {
  /** Query in the address; a new one replaces the input. */
  linked: LinkedQuery | null;
  /** Direction of the call, once there is a result that depends on it. */
  as: AskedAs | null;
  onAs: (as: AskedAs) => void;
  /** Receives one number as digits, several as they are written. */
  onQuery: (numbers: readonly [string, ...string[]], services: readonly ServiceCode[]) => void;
}

const servicesChosen = z.pipe(
  z.nullable(z.array(Service)),
  z.transform(async (given, { issues }) => {
    const services = given ?? (await firstServices());
    if (services.length === 0) issues.push({ code: 'custom', message: servicesWanted.required.text, input: given });
    return services;
  }),
);
const Query = z.object({ number: typedNumber(readTypedNumber, numbersWanted.e164, refusalOf), services: servicesChosen });
const Several = z.object({
  number: z.string().check(z.refine((typed) => numbersIn(typed).length <= mostNumbers, { error: text.tooMany(mostNumbers) })),
  services: servicesChosen,
});

/** Makes a resolver that drops chosen services that the user may no longer query. */
function resolverWithout(closed: readonly ServiceCode[]) {
  const toBody = ({ number, services }: Values) => ({
    number,
    services: services?.filter((service) => !closed.includes(service)) ?? null,
  });
  const [one, several] = [bodyResolver(Query, toBody), bodyResolver(Several, toBody)];
  const resolve: Resolver<Values, unknown, z.output<typeof Query>> = (values, context, options) =>
    (severalNumbers(values.number) ? several : one)(values, context, options);
  return resolve;
}

function numbersIn(typed: string): readonly string[] {
  return severalNumbers(typed) ?? [typed];
}

export function SingleQueryForm({ linked, as, onAs, onQuery }: SingleQueryFormProps) {
  const own = useEntitlements();
  const closed = own ? closedServices(own).map(serviceOf) : [];
  const { control, handleSubmit, setValue, clearErrors } = useForm({
    resolver: resolverWithout(closed),
    defaultValues: linked ?? { number: '', services: chosenServices() },
  });
  const number = useField(control, 'number');
  const { ref, value, error, onChange: choose } = useField(control, 'services');
  const first = useFirstServices(value === null);
  const chosen = (value ?? first).filter((service) => !closed.includes(service));
  const [isOpen, setOpen] = useState(value === null && !linked);
  useEachNew(linked, () => {
    if (!linked) return;
    setValue('number', linked.number);
    setValue('services', linked.services);
    setOpen(false);
    clearErrors();
  });
  const send = handleSubmit(({ number: read, services }) => {
    if (chosenServices() === null) keepChosenServices(services);
    setOpen(false);
    const [one = read, ...others] = numbersIn(read);
    onQuery([one, ...others], services);
  });
  const several = severalNumbers(number.value);
  // Without a service there is nothing to send: the choice is in sight.
  const isShown = isOpen || chosen.length === 0;
  const queries = text.queries((several ?? ['']).length * chosen.length);
  return (
    <form className="flex flex-col gap-2" noValidate onSubmit={send}>
      <NumberField
        {...number}
        label={text.number}
        helper={text.help(mostNumbers)}
        verb={text.willQuery}
        blockedKeys={blockedKeys}
        note={several && text.several(several.length, queries)}
        action={
          <Button type="submit" className="min-h-14 px-6!">
            {text.submit}
          </Button>
        }
      />
      {several && several.length > mostNumbers && <MissingPermission needs={['batch_query']} purpose="batch" />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-text-2">
        <span>
          {isShown ? queries : text.services(chosen.length)}
          {chosen.length > 0 && (
            <>
              {' · '}
              <Button
                variant="quiet"
                size="small"
                className="min-h-6! px-0.5! py-0!"
                aria-expanded={isShown}
                onClick={() => setOpen(!isShown)}
              >
                {isShown ? text.hide : text.change}
                <span className="sr-only"> {text.changes}</span>
              </Button>
            </>
          )}
        </span>
        {as !== null && <AsSwitch as={as} onAs={onAs} />}
      </div>
      <EntitlementsNotice />
      {isShown && (
        <div className="card py-4!">
          <ServicePicker
            ref={ref}
            offered={offered}
            chosen={chosen}
            closed={closed}
            error={error}
            onChange={(services) => {
              keepChosenServices(services);
              // A choice of none stays in sight, to choose another.
              setOpen(true);
              choose(services);
            }}
          />
        </div>
      )}
    </form>
  );
}

/** Returns the services of a first visit; all, until the server's reply is there. */
function useFirstServices(isWanted: boolean): readonly ServiceCode[] {
  const [found, setFound] = useState<readonly ServiceCode[]>(serviceCodes);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void firstServices().then((services) => isCurrent && setFound(services));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return found;
}
