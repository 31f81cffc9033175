import type { ReactNode } from 'react';
import { askedAs, type AskedAs } from '../../shared/single-query/asked-as.ts';
import type { Fact } from '../../shared/single-query/facts.ts';
import type { Verdict as VerdictOf } from '../../shared/single-query/verdict.ts';
import type { Disagreement } from '../../shared/single-query/same-question.ts';
import { shownTime } from '../ui/shown-time.ts';
import { Code } from '../ui/Code.tsx';
import { FieldName } from '../ui/FieldName.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import { MadeUpMark } from './MadeUpMark.tsx';
import { singleQueryText } from './single-query.text.ts';
import { verdictWords } from './verdict.text.ts';

const { verdict: text } = singleQueryText;

interface VerdictProps {
  verdict: VerdictOf;
  /** Time of the query, and a note if it was repeated. */
  asked: string;
  /** Direction of the call: the reader calls the number, or it called the reader. */
  as: AskedAs;
  onAs: (as: AskedAs) => void;
  /** Buttons for further actions. */
  actions: ReactNode;
}

/** Shows the verdict before the answers: one sentence and six labelled facts. */
export function Verdict({ verdict: { sentence, details }, asked, as, onAs, actions }: VerdictProps) {
  return (
    <section aria-label={text.name} className="card flex min-w-0 flex-col gap-3 px-5! py-4!">
      <p className="text-h3 font-semibold wrap-anywhere">{sentence}</p>
      {details && <AsSwitch as={as} onAs={onAs} />}
      {details && (
        <>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-2.5 border-t border-border pt-3">
            {details.facts.map((fact) => (
              <FactLine key={fact.label} fact={fact} />
            ))}
          </dl>
          <section aria-label={text.lists} className="border-t border-border pt-2.5">
            <h3 className="mb-1.5 text-small font-semibold">{text.lists}</h3>
            <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-2.5">
              {details.fraudLists.map((fact) => (
                <FactLine key={fact.label} fact={fact} />
              ))}
            </dl>
          </section>
          {details.untold.map((line) => (
            <p key={line} className="text-small text-text-2 wrap-anywhere">
              {line}
            </p>
          ))}
          <Disagreements disagreements={details.disagreements} />
        </>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-border pt-2.5">
        <div className="min-w-0 text-small text-text-2">
          {details?.sources.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          {asked !== '' && <p>{asked}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </section>
  );
}

/** Switches the direction. The answers stay; the sentence uses the lists for that direction. */
function AsSwitch({ as, onAs }: Pick<VerdictProps, 'as' | 'onAs'>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <legend className="sr-only">{text.as.name}</legend>
      {askedAs.map((one) => (
        <label key={one} className="inline-flex min-h-6 items-center gap-1.5">
          <input type="radio" name="asked-as" className="checkbox" checked={as === one} onChange={() => onAs(one)} />
          {text.as[one]}
        </label>
      ))}
    </fieldset>
  );
}

const looks: Record<Fact['state'], string> = {
  known: 'font-medium',
  warning: 'font-semibold text-danger',
  unknown: 'text-text-2',
  'not asked': 'text-text-2',
  waiting: 'text-text-3',
};

function FactLine({ fact: { label, state, text: said, cic, why, madeUp } }: { fact: Fact }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-text-2">{label}</dt>
      <dd className={`wrap-anywhere ${looks[state]}`}>
        {state === 'warning' && (
          <span className="me-1.5 inline-block align-text-bottom">
            <Icon drawing={drawings.warning} />
          </span>
        )}
        {said}
        {cic !== undefined && ' '}
        {cic !== undefined && (
          <span className="inline-block font-normal whitespace-nowrap">
            <FieldName name="cic" /> <Code>{cic}</Code>
          </span>
        )}
        <MadeUpMark madeUp={madeUp} />
        {state === 'warning' && why !== undefined && <span className="block text-small font-normal text-text-2">{reason(why)}</span>}
      </dd>
    </div>
  );
}

/** Cuts the beginning that repeats the label. */
function reason(why: string): string {
  return verdictWords.lists.reason(why.slice(why.indexOf(': ') + 2));
}

/** Shows both values, and the newer one, if services answer the same question differently. */
function Disagreements({ disagreements }: { disagreements: readonly Disagreement[] }) {
  if (disagreements.length === 0) return null;
  return (
    <div className="rounded-control border border-s-4 border-warning bg-warning-bg px-3 py-2">
      <h3 className="text-h3 font-semibold">
        <span aria-hidden="true">≠ </span>
        {text.disagree}
      </h3>
      <ul className="text-small">
        {disagreements.map(({ field, values }) => (
          <li key={`${field} ${values[0]?.value}`} className="wrap-anywhere">
            <FieldName name={field} />{' '}
            {values.map(({ value, services, asOf, isNewest }, index) => (
              <span key={value}>
                {index > 0 && ' ≠ '}
                <strong className="font-semibold">{value}</strong>
                {` (${text.said(services.join(', '), asOf?.includes('T') ? shownTime(asOf) : asOf, isNewest)})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
