import { useState } from 'react';
import { downloadBatchResult, type BatchSummary } from '../../shared/batches/batches.ts';
import { cellsOfRow } from '../../shared/base/csv-rows.ts';
import { firstLines } from '../api/first-lines.ts';
import { Button } from '../ui/Button.tsx';
import { FailureOf } from '../api/Loaded.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { batchText } from './batch.text.ts';

interface FailedRow {
  readonly service: string;
  readonly number: string;
  readonly rc: number;
}

type Found = { readonly rows: readonly FailedRow[] } | { readonly error: unknown };

/** Of each service. */
const rowsShown = 10;

const { failedRows: text } = batchText;

/** The first rows that failed; all of them are in the files. */
export function FailedRows({ batch }: { batch: BatchSummary }) {
  const failing = batch.services.filter(({ failed }) => failed > 0);
  const [found, setFound] = useState<Found | null>(null);
  const [isLoading, setLoading] = useState(false);
  const failed = failing.reduce((sum, service) => sum + service.failed, 0);
  if (failed === 0) return null;
  const load = async () => {
    setLoading(true);
    try {
      setFound({ rows: (await Promise.all(failing.map(firstFailed))).flat() });
    } catch (error) {
      setFound({ error });
    } finally {
      setLoading(false);
    }
  };
  return (
    <section aria-labelledby="failed-rows" className="card flex min-w-0 flex-col gap-3">
      <h2 id="failed-rows" className="text-h2 font-semibold">
        {text.title(failed)}
      </h2>
      {found === null && (
        <Button variant="secondary" size="small" className="self-start" isLoading={isLoading} onClick={() => void load()}>
          {text.show}
        </Button>
      )}
      {found && 'error' in found && <FailureOf reply={{ error: found.error, refetch: load }} />}
      {found && 'rows' in found && <Rows rows={found.rows} failed={failed} />}
    </section>
  );
}

async function firstFailed({ service, fileName }: BatchSummary['services'][number]): Promise<FailedRow[]> {
  const [heading = '', ...lines] = await firstLines(downloadBatchResult, { query: { file: fileName, rows: 'failed' } }, rowsShown + 1);
  const rcAt = cellsOfRow(heading).indexOf('rc');
  return lines.map(cellsOfRow).map((cells) => ({ service, number: cells[0] ?? '', rc: Number(cells[rcAt]) }));
}

function Rows({ rows, failed }: { rows: readonly FailedRow[]; failed: number }) {
  return (
    <>
      <ScrollRegion name={text.name}>
        <table className="w-full border-separate border-spacing-0 text-small">
          <thead>
            <tr>
              {[text.number, text.service, text.reason].map((title) => (
                <th key={title} scope="col" className={`${cell} text-start font-semibold text-text-2`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ service, number, rc }, index) => (
              // A number may stand twice in the file.
              <tr key={index}>
                <td className={`${cell} mono whitespace-nowrap`}>{number}</td>
                <td className={`${cell} mono`}>{service}</td>
                <td className={`${cell} min-w-60`}>
                  {rc}: {describeReasonCode(rc) ?? text.seeFile}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length < failed && <p className="text-small text-text-2">{text.part(rows.length, failed, rowsShown)}</p>}
    </>
  );
}

const cell = 'border-b border-border px-3 py-1.5 align-top';
