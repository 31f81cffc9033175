import type { ReactNode } from 'react';
import type { BatchSummary } from '../../shared/batches/batches.ts';
import { Facts } from '../ui/Facts.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { isUnderWay } from './batch-progress.ts';
import { BatchStateText } from './batch-states.tsx';
import { durationText } from './expected-duration.ts';
import { formatCount } from '../locale/current-locale.ts';
import { batchText } from './batch.text.ts';

const { facts: names } = batchText;

/** Shows sender, content and time of a batch, and its progress. */
export function BatchFacts({ batch, actions }: { batch: BatchSummary; actions: ReactNode }) {
  const failed = batch.services.reduce((rows, service) => rows + service.failed, 0);
  const progress = Math.floor((batch.rowsDone / batch.records) * 100);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      names.state,
      <BatchStateText key="state" status={batch.state} progress={progress} failed={failed} isOfNumbers={batch.services.length === 1} />,
    ],
    [names.started, names.startedBy(shownTime(batch.createdAt), batch.startedBy)],
    ...(batch.finishedAt === null ? [] : [[names.finished, finishedText(batch, batch.finishedAt)] as const]),
    [names.numbers, formatCount(batch.records)],
    [names.services, batch.services.map(({ service }) => service).join(', ')],
    ...(batch.days === null ? [] : [[names.days, String(batch.days)] as const]),
    [names.email, batch.mailWaits ? names.mailWaits(batch.email) : batch.email],
    ...ownFacts(batch),
  ];
  return (
    <section aria-label={names.name} className="card flex flex-col gap-4">
      {isUnderWay(batch.state) && <Progress batch={batch} progress={progress} />}
      <Facts facts={facts} />
      {actions}
    </section>
  );
}

/** Returns the rows and columns that came with the numbers and come back in the joined file. */
function ownFacts({ ownColumns, ownRows }: BatchSummary): (readonly [string, string])[] {
  if (ownRows !== null) return [[names.comesBack, batchText.rowsBack(ownRows, ownColumns)]];
  return ownColumns.length === 0 ? [] : [[names.ownColumns, ownColumns.join(', ')]];
}

function Progress({ batch: { records, rowsDone, secondsLeft }, progress }: { batch: BatchSummary; progress: number }) {
  const left = secondsLeft === null ? null : durationText(secondsLeft);
  const text = batchText.progress.text({ done: rowsDone, of: records, percent: progress, left });
  return (
    <div>
      <p className="mb-1 text-small text-text-2 tabular-nums">{text}</p>
      <progress className="progress" aria-label={batchText.progress.name} max={records} value={rowsDone} />
    </div>
  );
}

function finishedText({ startedAt, state }: BatchSummary, finishedAt: string): string {
  if (startedAt === null || state === 'cancelled') return shownTime(finishedAt);
  return names.took(shownTime(finishedAt), durationText((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
}
