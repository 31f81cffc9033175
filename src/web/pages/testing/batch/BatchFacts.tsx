import type { ReactNode } from 'react';
import type { BatchSummary } from '../../../../shared/api/batches.ts';
import { utcTime } from '../../../../shared/utc-time.ts';
import { isUnderWay } from '../../../features/batches/batch-progress.ts';
import { BatchStateText } from './batch-states.tsx';
import { rowsBack } from './rows-back.ts';
import { durationText } from './expected-duration.ts';

/** Who sent what when, and how far it is. */
export function BatchFacts({ batch, actions }: { batch: BatchSummary; actions: ReactNode }) {
  const failed = batch.services.reduce((rows, service) => rows + service.failed, 0);
  const progress = Math.floor((batch.rowsDone / batch.records) * 100);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['State', <BatchStateText key="state" status={batch.state} progress={progress} failed={failed} />],
    ['Started', `${utcTime(batch.createdAt)} by ${batch.startedBy ?? 'a user who was removed'}`],
    ...(batch.finishedAt === null ? [] : [['Finished', `${utcTime(batch.finishedAt)}${tookText(batch)}`] as const]),
    ['Numbers', batch.records.toLocaleString('en')],
    ['Services', batch.services.map(({ service }) => service).join(', ')],
    ...(batch.days === null ? [] : [['Days', String(batch.days)] as const]),
    ['Email', batch.mailWaits ? `${batch.email}: the mail waits until that address is confirmed` : batch.email],
    ...ownFacts(batch),
  ];
  return (
    <section aria-label="The batch" className="card flex flex-col gap-4">
      {isUnderWay(batch.state) && <Progress batch={batch} progress={progress} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {actions}
    </section>
  );
}

/** What came with the numbers and comes back in the joined file. */
function ownFacts({ ownColumns, ownRows }: BatchSummary): (readonly [string, string])[] {
  if (ownRows !== null) return [['Comes back', rowsBack({ rows: ownRows, titles: ownColumns })]];
  return ownColumns.length === 0 ? [] : [['Own columns', ownColumns.join(', ')]];
}

function Progress({ batch: { records, rowsDone, secondsLeft }, progress }: { batch: BatchSummary; progress: number }) {
  const left = secondsLeft === null ? '' : `, about ${durationText(secondsLeft)} left`;
  const text = `${rowsDone.toLocaleString('en')} of ${records.toLocaleString('en')} numbers, ${progress} %${left}`;
  return (
    <div>
      <p className="mb-1 text-small text-text-2 tabular-nums">{text}</p>
      <progress className="progress" aria-label="Progress" max={records} value={rowsDone} />
    </div>
  );
}

function tookText({ startedAt, finishedAt, state }: BatchSummary): string {
  if (startedAt === null || finishedAt === null || state === 'cancelled') return '';
  return `, in ${durationText((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000)}`;
}
