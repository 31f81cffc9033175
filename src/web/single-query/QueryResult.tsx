import { useMemo, useRef, useState } from 'react';
import { reasonCodeList } from '../../shared/services/reference-data.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { madeUpOf } from '../../shared/single-query/made-up.ts';
import { verdict } from '../../shared/single-query/verdict.ts';
import { isOffline } from '../api/call.ts';
import { useReply } from '../api/queries.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ReportAnswer } from '../tickets/ReportAnswer.tsx';
import { WatchNumber } from '../watch/WatchNumber.tsx';
import { WireView } from '../decoder/WireView.tsx';
import { verdictEvidence } from './query-formats.ts';
import { answeredIn, answersOf, askedText, failureText, isUnsent, progressText, type QueryResults } from './query-results.ts';
import { singleQueryText } from './single-query.text.ts';
import { Verdict } from './Verdict.tsx';
import { demoNotes, verdictAsText } from './verdict-text.ts';
import { unmarkedWords } from './unmarked-words.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { useNumberOrigin } from '../ui/number-origin.ts';
import { choosePreferences, type StoredPreferences, usePreferences } from '../browser/preferences.ts';
import { Fold } from '../ui/Fold.tsx';
import { AnswerMatrix } from './AnswerMatrix.tsx';
import { Copies } from './Copies.tsx';
import { ServiceResults } from './ServiceResults.tsx';

interface QueryResultProps {
  /** Number that changes with each new query. */
  queryCount: number;
  query: QueryResults;
  as: AskedAs;
  /** Queries services again, or too. */
  onQuery: (services: readonly ServiceCode[]) => void;
}

/** Shows all results of one query, from the moment it is sent. */
export function QueryResult({ queryCount, query, as, onQuery }: QueryResultProps) {
  const section = useRef<HTMLElement>(null);
  const reasons = useReasonDescriptions();
  const { number, results } = query;
  const answers = useMemo(() => answersOf(results), [results]);
  const told = useMemo(() => verdict(answers, unmarkedWords, as), [answers, as]);
  const done = progressText(results);
  const failure = done === '' ? null : failureText(results);
  const asked = askedText(query);
  const ask = (services: readonly ServiceCode[]) => {
    // The button disappears during the query; the focus stays with the result.
    section.current?.focus({ preventScroll: true });
    onQuery(services);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={singleQueryText.result.name(number)} className="flex min-w-0 flex-col gap-3">
      {failure?.services.length !== results.length && (
        <Verdict
          verdict={told}
          head={
            <>
              <NumberInGroups number={number} />
              {done !== '' && <CopyButton isWordy label={singleQueryText.copy.text} text={verdictAsText({ number, answers, as, asked })} />}
            </>
          }
          notes={[...demoNotes(answers), ...(asked === '' ? [] : [asked])]}
          isWaiting={done === ''}
          onQuery={(service) => ask([service])}
          actions={
            done !== '' && (
              <>
                <WatchNumber key={number} digits={number} isMadeUp={isMadeUp(query)} />
                <ReportAnswer evidence={() => verdictEvidence(query, as)} />
              </>
            )
          }
        />
      )}
      {failure && <Failure {...failure} isLive={isOffline()} onRetry={ask} />}
      {!results.every(isUnsent) && (
        <>
          {done !== '' && <Copies query={query} as={as} />}
          <QueryTables key={queryCount} query={query} reasons={reasons} isOneLine={told.details === null} />
          <WireView answers={answeredIn(results)} />
          <output className="sr-only">{done && singleQueryText.result.done(done, told.sentence)}</output>
        </>
      )}
    </section>
  );
}

/** Shows "+44 7700 900123", and the digits alone until the country is known. */
function NumberInGroups({ number }: { number: string }) {
  const origin = useNumberOrigin(number);
  const written = origin && origin.countryCode !== '' ? `+${origin.countryCode} ${origin.groups.join(' ')}` : number;
  return (
    <p dir="ltr" className="mono min-w-0 text-large font-medium wrap-anywhere text-text-2 max-sm:text-small">
      {written}
    </p>
  );
}

/** True if the demo made up an answer: such numbers cannot be watched. */
function isMadeUp({ results }: QueryResults): boolean {
  return answeredIn(results).some(({ answer }) => madeUpOf(answer) === 'demo');
}

interface FailureProps extends NonNullable<ReturnType<typeof failureText>> {
  isLive: boolean;
  onRetry: QueryResultProps['onQuery'];
}

function Failure({ lead, detail, services, isLive, onRetry }: FailureProps) {
  return (
    <Alert tone="danger" isLive={isLive}>
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
