import { useEffect, useRef } from 'react';
import type { ServiceCode } from '../../../../shared/services/services.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { Answered } from './answer-matrix.ts';
import { AnswerMatrix } from './AnswerMatrix.tsx';
import { DigitRuler } from './DigitRuler.tsx';
import { ladderAsCsv, ladderAsCurl, ladderAsJson } from './query-formats.ts';
import { failureTexts, progressText, type Ladder } from './query-results.ts';
import { queryFragment } from './query-link.ts';
import { useReasonDescriptions } from './reason-descriptions.ts';
import { ServiceLadder } from './ServiceResults.tsx';

interface QueryResultProps {
  /** Another number with each new query. */
  queryCount: number;
  ladder: Ladder;
  onRetry: (services: readonly ServiceCode[]) => void;
}

/** Everything that one query found, from the moment it was sent. */
export function QueryResult({ queryCount, ladder, onRetry }: QueryResultProps) {
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (result.current) bringIntoView(result.current);
  }, [queryCount]);
  const reasons = useReasonDescriptions();
  const done = progressText(ladder.rungs);
  const answers: Answered[] = ladder.rungs.flatMap((rung) =>
    rung.state === 'answered' ? [{ service: rung.service, answer: rung.answer }] : [],
  );
  const retry = (services: readonly ServiceCode[]) => {
    // The button goes while it is asked again; the focus stays with the result.
    result.current?.focus({ preventScroll: true });
    onRetry(services);
  };
  return (
    <section ref={result} tabIndex={-1} aria-label={`Result for ${ladder.number}`} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <DigitRuler number={ladder.number} />
        {done !== '' && <Copies ladder={ladder} />}
      </div>
      {done !== '' && <Failures ladder={ladder} onRetry={retry} />}
      <ServiceLadder ladder={ladder} reasons={reasons} />
      <AnswerMatrix answers={answers} />
      <output className="sr-only">{done}</output>
    </section>
  );
}

function Failures({ ladder, onRetry }: { ladder: Ladder; onRetry: (services: readonly ServiceCode[]) => void }) {
  return failureTexts(ladder.rungs).map(({ lead, detail, services }) => (
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

function Copies({ ladder }: { ladder: Ladder }) {
  const services = ladder.rungs.map(({ service }) => service);
  const { origin, pathname } = window.location;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <CopyButton isWordy label="Copy number" text={ladder.number} />
      <CopyButton isWordy label="Copy as JSON" text={ladderAsJson(ladder)} />
      <CopyButton isWordy label="Copy as CSV row" text={ladderAsCsv(ladder)} />
      <CopyButton isWordy label="Copy as curl" text={ladderAsCurl(ladder.number, services, origin)} />
      <CopyButton
        isWordy
        label="Copy link"
        text={`${origin}${pathname}?tab=single-live-query${queryFragment({ number: ladder.number, services })}`}
      />
    </div>
  );
}

const leastSeenPx = 160;

/** On a small screen the form fills the view, and what a query finds would come up unseen below it. */
function bringIntoView(element: HTMLElement) {
  if (element.getBoundingClientRect().top > innerHeight - leastSeenPx) element.scrollIntoView({ block: 'start' });
}
