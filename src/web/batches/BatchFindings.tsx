import { Suspense, type ReactNode } from 'react';
import type { Finding } from '../../shared/batches/findings.ts';
import { batchFindings } from '../../shared/batches/found-numbers.ts';
import type { BatchSummary } from '../../shared/batches/batches.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { formatCount } from '../locale/current-locale.ts';
import { useSearchParameter } from '../ui/search.ts';
import type { FoundNumbersProps } from './FoundNumbers.tsx';
import { findingsText as text } from './findings.text.ts';

/** Comes with the first finding that is opened. */
const foundNumbers = codeChunk<FoundNumbersProps>(() => import('./FoundNumbers.tsx').then((part) => part.FoundNumbers));

interface BatchFindingsProps {
  batch: BatchSummary;
  /** Offers to watch the numbers of a finding. */
  watch: (found: Finding) => ReactNode;
}

/** Shows what a finished batch found about its numbers. A finding opens its numbers. */
export function BatchFindings({ batch, watch }: BatchFindingsProps) {
  const reply = useReply(
    batchFindings,
    { query: { id: batch.id } },
    { select: ({ message }) => message, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Loaded reply={reply}>
      {({ findings }) =>
        findings === null ? <p className="card text-text-2">{text.older}</p> : <Found batch={batch} findings={findings} watch={watch} />
      }
    </Loaded>
  );
}

type Found = NonNullable<ReplyOf<typeof batchFindings>['message']['findings']>;

function Found({ batch, findings, watch }: BatchFindingsProps & { findings: Found }) {
  const [chosen, choose] = useSearchParameter('found');
  const shown = findings.find(({ finding, numbers }) => finding === chosen && numbers > 0);
  return (
    <>
      <section aria-label={text.title} className="card flex flex-wrap p-0!">
        {findings.map(({ finding, numbers }) => (
          <FindingButton
            key={finding}
            finding={finding}
            numbers={numbers}
            isChosen={finding === shown?.finding}
            onPress={() => choose(finding === shown?.finding ? null : finding, { push: true })}
          />
        ))}
      </section>
      {shown && (
        <Suspense>
          <foundNumbers.Component
            key={shown.finding}
            batch={batch}
            found={shown.finding}
            count={shown.numbers}
            watch={watch(shown.finding)}
          />
        </Suspense>
      )}
    </>
  );
}

const colours: Partial<Record<Finding, string>> = { listed: 'text-danger', ported: 'text-warning', unassigned: 'text-warning' };

interface FindingButtonProps {
  finding: Finding;
  numbers: number;
  isChosen: boolean;
  onPress: () => void;
}

function FindingButton({ finding, numbers, isChosen, onPress }: FindingButtonProps) {
  const isNone = numbers === 0;
  const colour = isNone ? 'text-text-2' : (colours[finding] ?? 'text-text');
  const look = `min-w-32 flex-1 rounded-control px-4 py-3 text-start ${isChosen ? 'bg-selected shadow-[inset_0_-3px_0_var(--accent-edge)]' : ''}`;
  const content = (
    <>
      <span className={`block text-h1 font-semibold tabular-nums ${colour}`}>{formatCount(numbers)}</span>{' '}
      <span className="block text-small text-text-2">{text.titles[finding]}</span>
    </>
  );
  if (isNone) return <div className={look}>{content}</div>;
  return (
    <button type="button" aria-pressed={isChosen} className={`${look} hover:bg-hover`} onClick={onPress}>
      {content}
    </button>
  );
}
