import { askedAs, type AskedAs } from '../../shared/single-query/asked-as.ts';
import { singleQueryText } from './single-query.text.ts';

const { as: text } = singleQueryText.verdict;

/** Switches the direction of the call. The answers stay; the sentence uses the lists for that direction. */
export function AsSwitch({ as, onAs }: { as: AskedAs; onAs: (as: AskedAs) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="sr-only">{text.name}</legend>
      {askedAs.map((one) => (
        <label key={one} className="inline-flex min-h-6 items-center gap-1.5">
          <input type="radio" name="asked-as" className="checkbox" checked={as === one} onChange={() => onAs(one)} />
          {text[one]}
        </label>
      ))}
    </fieldset>
  );
}
