import { Button } from '../../ui/Button.tsx';
import { isGoodFile, isGoodPrepared, type FileVerdict } from './file-verdict.ts';
import type { BatchFileState, ChosenFile } from './use-batch-file.ts';
import { batchFileText } from './batch-file.text.ts';

const { actions } = batchFileText;

/** Keeps the next action at the foot, however many findings a file has. */
export const atFoot = 'z-10 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-0';

interface FileActionsProps extends Pick<BatchFileState, 'readAs' | 'setPrepared'> {
  chosen: ChosenFile;
  verdict: FileVerdict;
}

/** Shows the repairs of the file and their outcome. Without a file to send it sticks to the foot of a window that is high enough; after that Submit does. */
export function FileActions({ chosen: { isPrepared }, verdict, readAs, setPrepared }: FileActionsProps) {
  const { sheet, prepared } = verdict;
  if (!prepared || prepared.batch.numbers === 0) return null;
  const { numbers, duplicates } = prepared.batch;
  const dropsDuplicates = sheet?.choice.dropsDuplicates === true;
  const isGood = isGoodFile(verdict);
  const mayUse = !isPrepared && !isGood && isGoodPrepared(prepared);
  const mayDrop = (isPrepared || isGood) && duplicates > 0 && !dropsDuplicates;
  if (!mayUse && !mayDrop && !isPrepared) return null;
  return (
    <div
      className={`-mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-border bg-surface px-5 py-3 ${mayUse ? atFoot : ''}`}
    >
      {mayUse && <Button onClick={() => setPrepared(true)}>{actions.use(numbers)}</Button>}
      {mayDrop && (
        <Button variant="secondary" onClick={() => readAs({ dropsDuplicates: true }, true)}>
          {actions.drop(duplicates)}
        </Button>
      )}
      {isPrepared && (
        <Button variant="quiet" onClick={() => (dropsDuplicates ? readAs({ dropsDuplicates: false }) : setPrepared(false))}>
          {dropsDuplicates ? actions.keep : actions.back}
        </Button>
      )}
      {(isPrepared || mayUse) && prepared.batch.table && (
        <p className="text-small">{batchFileText.comesBack(prepared.batch.rows, numbers)}</p>
      )}
    </div>
  );
}
