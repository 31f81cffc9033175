import type { BatchSummary } from '../../shared/batches/batches.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { ShareBar } from './ShareBar.tsx';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { batchText } from './batch.text.ts';

const { endings } = batchText;

/** Shows the outcomes of the rows of each service. */
export function BatchEndings({ batch: { services, rowsDone } }: { batch: BatchSummary }) {
  return (
    <section aria-labelledby="batch-endings" className="card flex min-w-0 flex-col gap-4">
      <h2 id="batch-endings" className="text-h2 font-semibold">
        {endings.title}
      </h2>
      {rowsDone === 0 && <p className="text-text-2">{endings.nothing}</p>}
      {rowsDone > 0 && services.some(({ reasons }) => reasons === null) && <p className="text-text-2">{endings.notKnown}</p>}
      {rowsDone > 0 &&
        services.map(({ service, failed, reasons }) => (
          <div key={service} className="min-w-0">
            <h3 className="mb-1 font-semibold">
              <span className="mono">{service}</span>
              <span className="font-normal text-text-2">: {endings.counts(rowsDone - failed, failed)}</span>
            </h3>
            <ul className="flex flex-col gap-1.5">
              {reasons?.map(({ rc, rows }) => (
                <li key={rc}>
                  <ShareBar part={rows} of={rowsDone} isBad={isFailure(rc)}>
                    <span className="mono">{rc}</span> {describeReasonCode(rc) ?? endings.unknownCode}
                  </ShareBar>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
