import { useNumberOrigin } from '../ui/number-origin.ts';
import { singleQueryText } from './single-query.text.ts';

const { ruler } = singleQueryText;

/** Shows the number once, large, split into its parts; in one piece until they are known. */
export function DigitRuler({ number }: { number: string }) {
  const origin = useNumberOrigin(number);
  const parts =
    origin && origin.countryCode !== '' ? rulerParts(origin.countryCode, origin.groups) : [{ label: ruler.number, digits: number }];
  return (
    <dl dir="ltr" className="flex flex-wrap items-start gap-x-2">
      {parts.map(({ label, digits }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="mt-1 border-t border-border-strong pt-0.5 text-meta text-text-2">{label}</dt>
          <dd className="mono text-display font-medium wrap-anywhere max-sm:text-[1.375rem]">{digits}</dd>
        </div>
      ))}
    </dl>
  );
}

function rulerParts(countryCode: string, groups: readonly string[]) {
  const [network = '', ...rest] = groups;
  const subscriber = rest.join('');
  return [
    { label: ruler.country, digits: countryCode },
    ...(subscriber === '' ? [] : [{ label: ruler.network, digits: network }]),
    { label: ruler.subscriber, digits: subscriber === '' ? network : subscriber },
  ].filter(({ digits }) => digits !== '');
}
