import { useRef, useState } from 'react';
import type { SheetChoice } from '../../../shared/batches/prepare-batch.ts';
import { currentHomeCountry } from '../../browser/home-country.ts';
import { startWorker } from '../../browser/start-worker.ts';
import { useWhenLeft } from '../../ui/Places.tsx';
import { batchFileText } from './batch-file.text.ts';
import { FileExamination } from './file-examination.ts';
import { isGoodFile, isGoodPrepared, type FileVerdict, type PreparedFile } from './file-verdict.ts';
// oxlint-disable-next-line import/default -- the build makes a file of the worker and exports its address
import workerUrl from './examine-file.worker.ts?worker&url';

/** Files and counts for the server. */
export interface FileToSend {
  readonly file: File;
  readonly numbers: number;
  /** The table behind the numbers, whose rows come back in the joined file; null if each number is its own row. */
  readonly table: { readonly content: Blob; readonly rows: number; readonly titles: readonly string[] } | null;
}

export interface ChosenFile {
  readonly file: File;
  /** Verdict on the file; the last one while it is read in another way, null before the first. */
  readonly verdict: FileVerdict | null;
  readonly isChecking: boolean;
  /** Reason why the check itself failed. */
  readonly failure: string | null;
  /** True if the prepared file replaces the original. */
  readonly isPrepared: boolean;
  /** Content to send; null if nothing can be sent, or not yet. */
  readonly toSend: FileToSend | null;
}

/** State of the form's file. A worker checks it once chosen, so that the page stays fast with 100,000 rows. */
export function useBatchFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const examination = useRef<FileExamination | null>(null);
  useWhenLeft(() => examination.current?.end());

  const check = (start: ChosenFile, choice: SheetChoice | null) => {
    const put = (part: Partial<ChosenFile>) => setChosen({ ...start, ...part });
    put({ isChecking: true, toSend: null });
    examination.current?.examine(choice).then(
      (verdict) => {
        const { country } = currentHomeCountry();
        if (choice === null && country !== undefined && verdict.sheet) return check(start, { ...verdict.sheet.choice, country });
        const isPrepared = start.isPrepared || (start.verdict === null && hasNational(verdict));
        return put({ verdict, isChecking: false, isPrepared, toSend: toSendOf({ ...start, isPrepared }, verdict) });
      },
      (cause: unknown) =>
        put({ verdict: null, isChecking: false, failure: cause instanceof Error ? cause.message : batchFileText.failures.other }),
    );
  };
  return {
    chosen,
    choose(file: File) {
      examination.current?.end();
      examination.current = new FileExamination(file, { start: () => startWorker(workerUrl) });
      check({ file, verdict: null, isChecking: true, failure: null, isPrepared: false, toSend: null }, null);
    },
    /** Reads the file in another way. */
    readAs(choice: Partial<SheetChoice>, isPrepared = false) {
      const before = chosen?.verdict?.sheet?.choice;
      if (chosen && before) check({ ...chosen, isPrepared: isPrepared || chosen.isPrepared }, { ...before, ...choice });
    },
    /** Chooses between the prepared file and the original. */
    setPrepared(isPrepared: boolean) {
      if (chosen?.verdict) setChosen({ ...chosen, isPrepared, toSend: toSendOf({ ...chosen, isPrepared }, chosen.verdict) });
    },
    clear() {
      examination.current?.end();
      setChosen(null);
    },
  };
}

export type BatchFileState = ReturnType<typeof useBatchFile>;

/** True if a good prepared file adds missing country codes: the original file would send those numbers as they are. */
function hasNational({ prepared }: FileVerdict): boolean {
  return prepared !== null && prepared.batch.national.read > 0 && isGoodPrepared(prepared);
}

function toSendOf({ file, isPrepared }: Pick<ChosenFile, 'file' | 'isPrepared'>, verdict: FileVerdict): FileToSend | null {
  if (!isPrepared) return isGoodFile(verdict) ? { file, numbers: verdict.rows, table: null } : null;
  return verdict.prepared && isGoodPrepared(verdict.prepared) ? preparedToSend(verdict.prepared) : null;
}

function preparedToSend({ name, batch }: PreparedFile): FileToSend {
  const { bytes, numbers, table, rows, titles } = batch;
  return {
    file: new File([bytes], name, { type: 'text/csv' }),
    numbers,
    table: table && { content: new Blob([table], { type: 'text/csv' }), rows, titles },
  };
}
