import { useState } from 'react';
import { downloadBatchResult, type BatchSummary } from '../../shared/batches/batches.ts';
import { cellsOfRow } from '../../shared/base/csv-rows.ts';
import { firstLines } from '../api/first-lines.ts';
import { Button } from '../ui/Button.tsx';
import { FailureOf } from '../api/Loaded.tsx';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { batchText } from './batch.text.ts';

interface FailedRow {
  readonly service: string;
  readonly number: string;
  readonly rc: number;
}

type Found = { readonly rows: readonly FailedRow[] } | { readonly error: unknown };

/** Number of rows shown per service. */
const rowsShown = 10;

const { failedRows: text } = batchText;

/** Shows the first failed rows; the files hold all of them. */
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
      {/* The file may repeat a number. */}
      <PlainTable name={text.name} columns={columns} rows={rows} rowId={(_, index) => String(index)} />
      {rows.length < failed && <p className="text-small text-text-2">{text.part(rows.length, failed, rowsShown)}</p>}
    </>
  );
}

const columns: readonly PlainColumn<FailedRow>[] = [
  { title: text.number, cell: ({ number }) => number, isMono: true, className: 'whitespace-nowrap' },
  { title: text.service, cell: ({ service }) => service, isMono: true },
  { title: text.reason, cell: ({ rc }) => `${rc}: ${describeReasonCode(rc) ?? text.seeFile}`, className: 'min-w-60' },
];
