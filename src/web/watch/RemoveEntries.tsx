import { removeWatched } from '../../shared/watch/watch.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { piecesOf } from './named-entries.ts';
import type { WatchedRow } from './watched-rows.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.remove;

interface RemoveEntriesProps {
  rows: readonly WatchedRow[];
  onClose: () => void;
  onRemoved: () => void;
  /** Also where only a part was removed, or nothing. */
  onSettled: () => void;
}

/** Removes the selected entries after a confirmation. */
export function RemoveEntries({ rows, onClose, onRemoved, onSettled }: RemoveEntriesProps) {
  const { isPending, error, mutate } = useAction(removeWatched.operation, {
    send: async () => {
      const ofKind = (kind: WatchedRow['kind']) => rows.filter((row) => row.kind === kind).map(({ digits }) => digits);
      let removed = 0;
      for (const body of piecesOf({ numbers: ofKind('number'), prefixes: ofKind('prefix') }))
        removed += (await call(removeWatched, { body })).removed;
      return removed;
    },
    onSuccess: (removed) => {
      showToast({ content: text.done(removed), operationType: removeWatched.operation });
      onRemoved();
      onClose();
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title(rows.length)}
      answers={{ back: text.back, confirm: text.confirm }}
      isDanger
      isSending={isPending}
      errors={failureContent(error)}
      onConfirm={() => mutate()}
    >
      <p>{text.loss}</p>
    </ConfirmDialog>
  );
}
