import { useId, type KeyboardEvent } from 'react';
import { callName, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { requestOf } from '../../shared/developers/sample-request.ts';
import { keyVariable, sampleLanguages, sampleOf, type SampleLanguage } from '../../shared/developers/samples.ts';
import { createStore } from '../browser/store.ts';
import { valuesOf, type CallForm } from './call-form.ts';
import { developersText } from './developers.text.ts';
import { ShownText } from './ShownText.tsx';
import { useBase } from './use-base.ts';

const text = developersText.call;
/** One for all calls, as long as the document is there. */
const language = createStore<SampleLanguage>('curl');

/** The call as a program, with the values typed into its form. */
export function Samples({ call, form }: { call: DescribedCall; form: CallForm }) {
  const id = useId();
  const chosen = language.useValue();
  const sample = sampleOf(chosen, requestOf(call, useBase(), valuesOf(call, form)));
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h5 className="font-semibold">{text.sample}</h5>
      <Languages id={id} chosen={chosen} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        <ShownText name={`${text.languages[chosen]}: ${callName(call)}`} text={sample} copyLabel={text.copySample} />
      </div>
      {call.needsToken && <p className="text-small text-text-2">{text.keyHint(keyVariable)}</p>}
    </section>
  );
}

const steps: Readonly<Record<string, (present: number) => number>> = {
  ArrowRight: (present) => (present + 1) % sampleLanguages.length,
  ArrowLeft: (present) => (present + sampleLanguages.length - 1) % sampleLanguages.length,
  Home: () => 0,
  End: () => sampleLanguages.length - 1,
};

/** Unlike the tabs of a page, these are not in the address. */
function Languages({ id, chosen }: { id: string; chosen: SampleLanguage }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = sampleLanguages[steps[event.key]?.(sampleLanguages.indexOf(chosen)) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    language.set(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the tabs; their key presses arrive here
    <div role="tablist" aria-label={text.sample} className="flex gap-6 border-b border-border print:hidden" onKeyDown={onKeyDown}>
      {sampleLanguages.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          aria-selected={one === chosen}
          aria-controls={one === chosen ? `${id}-panel` : undefined}
          tabIndex={one === chosen ? 0 : -1}
          className="tab"
          onClick={() => language.set(one)}
        >
          {text.languages[one]}
        </button>
      ))}
    </div>
  );
}
