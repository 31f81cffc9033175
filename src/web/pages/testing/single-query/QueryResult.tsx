import { useEffect, useRef } from 'react';
import { reasonCodeList } from '../../../../shared/api/reference-data.ts';
import type { ServiceCode } from '../../../../shared/services/services.ts';
import { useReply } from '../../../api/queries.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { Answered } from './answer-matrix.ts';
import { AnswerMatrix } from './AnswerMatrix.tsx';
import { WireView } from '../wire/WireView.tsx';
import { DigitRuler } from './DigitRuler.tsx';
import { resultsAsCsv, resultsAsCurl, resultsAsJson } from './query-formats.ts';
import { failureTexts, progressText, type QueryResults } from './query-results.ts';
import { queryFragment } from './query-link.ts';
import { ServiceResults } from './ServiceResults.tsx';

interface QueryResultProps {
  /** Another number with each new query. */
  queryCount: number;
  query: QueryResults;
  onRetry: (services: readonly ServiceCode[]) => void;
}

/** Everything that one query found, from the moment it was sent. */
export function QueryResult({ queryCount, query, onRetry }: QueryResultProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current) bringIntoView(section.current);
  }, [queryCount]);
  const reasons = useReasonDescriptions();
  const done = progressText(query.results);
  const answers: Answered[] = query.results.flatMap((result) =>
    result.state === 'answered' ? [{ service: result.service, answer: result.answer }] : [],
  );
  const retry = (services: readonly ServiceCode[]) => {
    // The button goes while it is asked again; the focus stays with the result.
    section.current?.focus({ preventScroll: true });
    onRetry(services);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={`Result for ${query.number}`} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <DigitRuler number={query.number} />
        {done !== '' && <Copies query={query} />}
      </div>
      {done !== '' && <Failures query={query} onRetry={retry} />}
      <ServiceResults query={query} reasons={reasons} />
      <AnswerMatrix answers={answers} />
      <WireView answers={answers} />
      <output className="sr-only">{done}</output>
    </section>
  );
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
          Retry
          <span className="sr-only"> {services.join(', ')}</span>
        </Button>
      </span>
    </Alert>
  ));
}

function Copies({ query }: { query: QueryResults }) {
  const services = query.results.map(({ service }) => service);
  const { origin, pathname } = window.location;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <CopyButton isWordy label="Copy number" text={query.number} />
      <CopyButton isWordy label="Copy as JSON" text={resultsAsJson(query)} />
      <CopyButton isWordy label="Copy as CSV row" text={resultsAsCsv(query)} />
      <CopyButton isWordy label="Copy as curl" text={resultsAsCurl(query.number, services, origin)} />
      <CopyButton
        isWordy
        label="Copy link"
        text={`${origin}${pathname}?tab=single-live-query${queryFragment({ number: query.number, services })}`}
      />
    </div>
  );
}

const none: ReadonlyMap<number, string> = new Map();

/** What each reason code means, from the reason codes call; empty until it has answered. */
function useReasonDescriptions(): ReadonlyMap<number, string> {
  const { data } = useReply(reasonCodeList, {}, { select: descriptionsOf, staleTime: Number.POSITIVE_INFINITY });
  return data ?? none;
}

function descriptionsOf({ message }: { message: { reasonCode: number; description: string }[] }): ReadonlyMap<number, string> {
  return new Map(message.map(({ reasonCode, description }) => [reasonCode, description]));
}

const leastSeenPx = 160;

/** On a small screen the form fills the view, and what a query finds would come up unseen below it. */
function bringIntoView(element: HTMLElement) {
  if (element.getBoundingClientRect().top > innerHeight - leastSeenPx) element.scrollIntoView({ block: 'start' });
}
