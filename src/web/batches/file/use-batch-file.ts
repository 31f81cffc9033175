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

/** What goes to the server. */
export interface FileToSend {
  readonly file: File;
  readonly numbers: number;
  /** The table that the numbers come from, whose rows come back in the joined file; null where each number is a row by itself. */
  readonly table: { readonly content: Blob; readonly rows: number; readonly titles: readonly string[] } | null;
}

export interface ChosenFile {
  readonly file: File;
  /** What stands here while the file is read in another way is still of the old one. `null` while nothing is known. */
  readonly verdict: FileVerdict | null;
  readonly isChecking: boolean;
  /** Why the check itself failed. */
  readonly failure: string | null;
  /** Whether what was prepared goes in place of the file. */
  readonly isPrepared: boolean;
  /** `null` where nothing can be sent, or not yet. */
  readonly toSend: FileToSend | null;
}

/** The file of the form. It is checked as soon as it is chosen, in a worker, so that the page stays quick with 100,000 rows. */
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
    /** Takes what was prepared in place of the file, or the file as it was. */
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

/** As the file stands, numbers without a country code would be asked as they are. */
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
