import { useMemo, useState } from 'react';
import type { BatchResultRow, BatchSummary } from '../../shared/batches/batches.ts';
import { mayBeRepeated } from '../../shared/services/reason-codes.ts';
import { bits } from '../../shared/base/permissions.ts';
import { isUnderWay } from './batch-progress.ts';
import { usePermission, useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { batchRows } from './batch-rows.ts';
import { downloadResult } from './batch-download.ts';
import { fileGroups } from './batch-files.ts';
import { CancelBatch } from './CancelBatch.tsx';
import { RerunBatch } from './RerunBatch.tsx';
import { batchResultsText } from './batch-results.text.ts';

/** Shows the files of a batch and its actions: cancel while it is under way, rerun if rows failed. */
export function BatchActions({ batch, rows }: { batch: BatchSummary; rows: readonly BatchResultRow[] }) {
  const { isSupportView } = useSession();
  const maySend = usePermission(bits.batch_query) && !isSupportView;
  const [asked, setAsked] = useState<'cancel' | 'rerun' | null>(null);
  const [row] = useMemo(() => batchRows(rows), [rows]);
  const files = row ? fileGroups(row, downloadResult) : [];
  const dialog = {
    onClose: () => setAsked(null),
    batch: { id: batch.id, name: batch.name, services: batch.services.map(({ service }) => service) },
  };
  const mayCancel = maySend && isUnderWay(batch.state);
  const mayRerun = maySend && batch.state === 'partly' && batch.services.some(mayBeAskedAgain);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {files.length > 0 && <MenuButton label={batchResultsText.menu.label} detail={batch.name} groups={files} />}
        {mayCancel && (
          <Button variant="secondary" size="small" onClick={() => setAsked('cancel')}>
            {batchResultsText.cancel.label}
          </Button>
        )}
        {mayRerun && (
          <Button variant="secondary" size="small" onClick={() => setAsked('rerun')}>
            {batchResultsText.rerun.label}
          </Button>
        )}
      </div>
      <CancelBatch {...dialog} isOpen={asked === 'cancel'} />
      <RerunBatch {...dialog} isOpen={asked === 'rerun'} />
    </>
  );
}

/** Returns true if a failure of the service is not the number's; also if an older version did not count the reasons. */
function mayBeAskedAgain({ failed, reasons }: BatchSummary['services'][number]): boolean {
  return failed > 0 && (reasons?.some(({ rc }) => mayBeRepeated(rc)) ?? true);
}
