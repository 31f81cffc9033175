import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { numbersWanted } from '../../shared/base/numbers-wanted.ts';
import { bits } from '../../shared/base/permissions.ts';
import { refusalOf } from '../../shared/base/phone-number.ts';
import { useRecentNumbers } from '../command-box/recent-numbers.ts';
import { sentence } from '../locale/catalogue.ts';
import { listAddress, lookUpAddress, queryAddress } from '../navigation/number-addresses.ts';
import { usePermission } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { readTypedNumber } from '../ui/reading-help.ts';
import { mostNumbers, severalNumbers } from './several-numbers.ts';
import { startQueryText as text } from './start-query.text.ts';

const mostRecent = 5;

/** Number field of Home, which leads to the answers; or to the range of the number, for users who may only search ranges. */
export function StartQuery() {
  const mayQuery = usePermission(bits.test_and_diagnostics);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const numbers = mayQuery ? severalNumbers(typed) : null;
  const id = useId();
  const addressOf = mayQuery ? queryAddress : lookUpAddress;
  const start = async (form: HTMLFormElement) => {
    const refuse = (why: string) => {
      setError(why);
      form.querySelector('input')?.focus();
    };
    if (numbers && numbers.length > mostNumbers) return refuse(text.tooMany(mostNumbers));
    if (numbers) return navigate({ href: listAddress(numbers) });
    if (typed.trim() === '') return refuse(sentence(numbersWanted.e164));
    const found = await readTypedNumber(typed);
    return 'digits' in found ? navigate({ href: addressOf(found.digits) }) : refuse(sentence(refusalOf(found)));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start(event.currentTarget);
  };
  const type = (next: string) => {
    setTyped(next);
    setError(undefined);
  };
  return (
    <section aria-labelledby={id} data-begins="" className="flex min-w-0 flex-col">
      <h2 id={id} className="mb-2 text-large font-semibold">
        {text.title}
      </h2>
      <form noValidate onSubmit={send}>
        <NumberField
          name="number"
          value={typed}
          onChange={type}
          error={error}
          label={text.number}
          helper={mayQuery ? text.help(mostNumbers) : text.helpOfOne}
          verb={mayQuery ? text.willQuery : text.willLookUp}
          note={numbers && text.several(numbers.length)}
          action={
            <Button type="submit" className="min-h-14 px-6!">
              {text.submit}
            </Button>
          }
        />
      </form>
      <RecentNumbers addressOf={addressOf} />
    </section>
  );
}

/** The last numbers of this session; nothing before the first. */
function RecentNumbers({ addressOf }: { addressOf: (digits: string) => string }) {
  const numbers = useRecentNumbers().slice(0, mostRecent);
  if (numbers.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-small">
      <h3 className="text-text-2">{text.recent}</h3>
      <ul className="contents">
        {numbers.map((digits) => (
          <li key={digits}>
            <PortalLink to={addressOf(digits)} className="mono link inline-flex min-h-6 items-center">
              {digits}
            </PortalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
