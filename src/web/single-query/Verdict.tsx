import type { ReactNode } from 'react';
import type { Fact } from '../../shared/single-query/facts.ts';
import { batchNameOf, type ServiceCode } from '../../shared/services/services.ts';
import type { Severity, Verdict as VerdictOf } from '../../shared/single-query/verdict.ts';
import type { Disagreement } from '../../shared/single-query/same-question.ts';
import { closedServices, useEntitlements } from '../entitlements/use-entitlements.ts';
import { shownTime } from '../ui/shown-time.ts';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { FieldName } from '../ui/FieldName.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import { singleQueryText } from './single-query.text.ts';
import { isSharedUnknown } from './unmarked-words.ts';
import { verdictWords } from './verdict.text.ts';

const { verdict: text } = singleQueryText;

interface VerdictProps {
  verdict: VerdictOf;
  /** The number, and a button that copies the verdict. */
  head: ReactNode;
  /** Lines on demo data and on the time of the query. */
  notes: readonly string[];
  /** Buttons for further actions. */
  actions: ReactNode;
  /** True while a service has not answered. */
  isWaiting: boolean;
  onQuery: (service: ServiceCode) => void;
}

const edges: Record<Severity, string> = {
  danger: 'border-s-danger!',
  warning: 'border-s-warning!',
  neutral: 'border-s-border-strong!',
};

/** Shows the verdict before the answers: one sentence, the worst first, and its facts in two columns. */
export function Verdict({ verdict: { sentence, foremost, severity, details }, head, notes, actions, isWaiting, onQuery }: VerdictProps) {
  const known = details ? [...details.facts, ...details.fraudLists].filter((fact) => !isSharedUnknown(fact)) : [];
  const foot = [...(details?.sources ?? []), ...notes];
  return (
    <section
      aria-label={text.name}
      className={`card flex min-w-0 flex-col gap-3 border-s-4! px-5! py-4! max-sm:px-4! max-sm:py-3! ${edges[severity]}`}
    >
      <div className="flex min-h-8 items-center justify-between gap-x-3">{head}</div>
      {/* Room for the sentence that comes with the last answer. */}
      <h2 className={`text-[1.25rem]/7 font-medium wrap-anywhere ${isWaiting ? 'min-h-14 max-sm:min-h-56' : ''}`}>
        {foremost !== '' && <strong className="font-semibold">{foremost}</strong>}
        {sentence.slice(foremost.length)}
      </h2>
      {details && (
        <>
          <dl className="grid gap-x-12 border-b border-border sm:grid-cols-2">
            {known.map((fact) => (
              <FactLine key={fact.label} fact={fact} onQuery={onQuery} />
            ))}
          </dl>
          {details.untold.map((line) => (
            <p key={line} className="text-small text-text-2 wrap-anywhere">
              {line}
            </p>
          ))}
          <Disagreements disagreements={details.disagreements} />
        </>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 text-small text-text-2">
          {foot.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </section>
  );
}

const looks: Record<Fact['state'], string> = {
  known: 'font-medium',
  warning: 'font-semibold text-danger',
  unknown: 'text-text-2',
  'not asked': 'text-text-2',
  waiting: 'text-text-3',
};

function FactLine({ fact, onQuery }: { fact: Fact; onQuery: VerdictProps['onQuery'] }) {
  const { label, state, text: said, cic, why, services = [] } = fact;
  return (
    <div className="flex min-w-0 gap-x-3 border-t border-border py-1.5">
      <dt className="w-36 shrink-0 text-text-2 max-sm:w-24 max-sm:text-small">{label}</dt>
      <dd className={`min-w-0 wrap-anywhere ${looks[state]}`}>
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
        {state === 'not asked' && <QueryToo services={services} onQuery={onQuery} />}
        {state === 'warning' && why !== undefined && <span className="block text-small font-normal text-text-2">{reason(why)}</span>}
      </dd>
    </div>
  );
}

/** Queries the service that answers a fact, if the organisation may use one. */
function QueryToo({ services, onQuery }: { services: readonly ServiceCode[]; onQuery: VerdictProps['onQuery'] }) {
  const own = useEntitlements();
  const closed = own ? closedServices(own) : [];
  const service = services.find((one) => !closed.includes(batchNameOf(one)));
  if (service === undefined) return null;
  return (
    <>
      {' · '}
      <Button variant="quiet" size="small" className="min-h-6! px-0.5! py-0!" onClick={() => onQuery(service)}>
        {text.query}
        <span className="sr-only"> {service}</span>
      </Button>
    </>
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
