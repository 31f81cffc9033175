import { useMemo, useRef, useState } from 'react';
import { reasonCodeList } from '../../shared/services/reference-data.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { madeUpOf } from '../../shared/single-query/made-up.ts';
import { verdict } from '../../shared/single-query/verdict.ts';
import { useReply } from '../api/queries.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { LegendLink } from '../ui/LegendLink.tsx';
import { ReportAnswer } from '../tickets/ReportAnswer.tsx';
import { WatchNumber } from '../watch/WatchNumber.tsx';
import { WireView } from '../decoder/WireView.tsx';
import { resultsAsCsv, resultsAsCurl, resultsAsJson, verdictEvidence } from './query-formats.ts';
import { answeredIn, answersOf, askedText, failureTexts, progressText, type QueryResults } from './query-results.ts';
import { queryFragment } from './query-link.ts';
import { singleQueryText } from './single-query.text.ts';
import { useEachNew } from '../ui/use-each-new.ts';
import { Verdict } from './Verdict.tsx';
import { verdictWords } from './verdict.text.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { useNumberOrigin } from '../ui/number-origin.ts';
import { choosePreferences, type StoredPreferences, usePreferences } from '../browser/preferences.ts';
import { Fold } from '../ui/Fold.tsx';
import { AnswerMatrix } from './AnswerMatrix.tsx';
import { ServiceResults } from './ServiceResults.tsx';

interface QueryResultProps {
  /** Number that changes with each new query. */
  queryCount: number;
  query: QueryResults;
  as: AskedAs;
  onAs: (as: AskedAs) => void;
  onRetry: (services: readonly ServiceCode[]) => void;
}

/** Shows all results of one query, from the moment it is sent. */
export function QueryResult({ queryCount, query, as, onAs, onRetry }: QueryResultProps) {
  const section = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef(0);
  useEachNew(queryCount, () => {
    scrolledTo.current = bringIntoView(answer.current);
  });
  const reasons = useReasonDescriptions();
  const done = progressText(query.results);
  useEachNew(done, () => {
    // The last answers may have made it taller. A user who has scrolled meanwhile stays there.
    if (done !== '' && Math.abs(scrolledTo.current - scrollY) < settledPx) scrolledTo.current = bringIntoView(answer.current);
  });
  const told = useMemo(() => verdict(answersOf(query.results), verdictWords, as), [query.results, as]);
  const retry = (services: readonly ServiceCode[]) => {
    // The button disappears during the retry; the focus stays with the result.
    section.current?.focus({ preventScroll: true });
    onRetry(services);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={singleQueryText.result.name(query.number)} className="flex min-w-0 flex-col gap-3">
      <div ref={answer} className="flex scroll-mb-3 min-w-0 flex-col gap-3">
        <DigitRuler number={query.number} />
        {done !== '' && <Failures query={query} onRetry={retry} />}
        <Verdict
          verdict={told}
          asked={askedText(query)}
          as={as}
          onAs={onAs}
          actions={
            done !== '' && (
              <>
                <WatchNumber key={query.number} digits={query.number} isMadeUp={isMadeUp(query)} />
                <ReportAnswer evidence={() => verdictEvidence(query, { origin: window.location.origin, as })} />
              </>
            )
          }
        />
      </div>
      {done !== '' && <Copies query={query} as={as} />}
      <QueryTables key={queryCount} query={query} reasons={reasons} isOneLine={told.details === null} />
      <WireView answers={answeredIn(query.results)} />
      <output className="sr-only">{done && singleQueryText.result.done(done, told.sentence)}</output>
    </section>
  );
}

/** True if the demo made up an answer: such numbers cannot be watched. */
function isMadeUp({ results }: QueryResults): boolean {
  return answeredIn(results).some(({ answer }) => madeUpOf(answer) === 'demo');
}

function Failures({ query, onRetry }: { query: QueryResults; onRetry: (services: readonly ServiceCode[]) => void }) {
  return failureTexts(query.results).map(({ lead, detail, services }) => (
    <Alert key={lead} tone="danger">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <strong>{lead}</strong>
          {detail}
        </span>
        <Button variant="secondary" size="small" onClick={() => onRetry(services)}>
          {singleQueryText.result.retry}
          <span className="sr-only"> {services.join(', ')}</span>
        </Button>
      </span>
    </Alert>
  ));
}

function Copies({ query, as }: { query: QueryResults; as: AskedAs }) {
  const { copy } = singleQueryText;
  const services = query.results.map(({ service }) => service);
  const { origin, pathname } = window.location;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <LegendLink />
      <CopyButton isWordy label={copy.number} text={query.number} />
      <CopyButton isWordy label={copy.json} text={resultsAsJson(query)} />
      <CopyButton isWordy label={copy.csv} text={resultsAsCsv(query)} />
      <CopyButton isWordy label={copy.curl} text={resultsAsCurl(query.number, services, origin)} />
      <CopyButton
        isWordy
        label={copy.link}
        text={`${origin}${pathname}?tab=single-live-query${queryFragment({ number: query.number, services, as })}`}
      />
    </div>
  );
}

const none: ReadonlyMap<number, string> = new Map();

/** Returns the description of each reason code; empty until the call answers. */
function useReasonDescriptions(): ReadonlyMap<number, string> {
  const { data } = useReply(reasonCodeList, {}, { select: descriptionsOf, staleTime: Number.POSITIVE_INFINITY });
  return data ?? none;
}

function descriptionsOf({ message }: { message: { reasonCode: number; description: string }[] }): ReadonlyMap<number, string> {
  return new Map(message.map(({ reasonCode, description }) => [reasonCode, describeReasonCode(reasonCode) ?? description]));
}

/** Pixels of scroll offset that count as unmoved: a redraw may shift the page a little, a user scrolls further. */
const settledPx = 64;

/** Brings an answer below the fold into view, as far as needed, or from its top if it is taller than the window. Returns the scroll offset after that. */
function bringIntoView(element: HTMLElement | null): number {
  if (element === null) return scrollY;
  const { top, bottom, height } = element.getBoundingClientRect();
  const isTaller = height > innerHeight;
  if (isTaller ? top > innerHeight / 2 : bottom > innerHeight) element.scrollIntoView({ block: isTaller ? 'start' : 'end' });
  return scrollY;
}

const { ruler } = singleQueryText;

/** Shows the number once, large, split into its parts; in one piece until they are known. */
function DigitRuler({ number }: { number: string }) {
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

type TableName = NonNullable<StoredPreferences['queryTables']>[number];

interface QueryTablesProps {
  query: QueryResults;
  reasons: ReadonlyMap<number, string>;
  /** True if the verdict is one line: every service agrees, so both tables start folded. */
  isOneLine: boolean;
}

/** Shows each service's answer below the verdict: folded, unless the user opened it last time. */
function QueryTables({ query, reasons, isOneLine }: QueryTablesProps) {
  const liked = usePreferences().queryTables ?? [];
  const [opened, setOpened] = useState<readonly TableName[]>([]);
  const open = isOneLine ? opened : liked;
  const foldOf = (name: TableName) => ({
    isOpen: open.includes(name),
    onToggle: (isOpen: boolean) => {
      const next = [...open.filter((other) => other !== name), ...(isOpen ? [name] : [])];
      setOpened(next);
      if (!isOneLine) choosePreferences({ queryTables: next });
    },
  });
  const answers = answeredIn(query.results);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Fold title={singleQueryText.answers.title} {...foldOf('answers')}>
        <ServiceResults query={query} reasons={reasons} />
      </Fold>
      <Fold title={singleQueryText.fields.title} {...foldOf('fields')}>
        {answers.length === 0 ? (
          <p className="text-small text-text-2">{singleQueryText.fields.noAnswer}</p>
        ) : (
          <AnswerMatrix answers={answers} />
        )}
      </Fold>
    </div>
  );
}
