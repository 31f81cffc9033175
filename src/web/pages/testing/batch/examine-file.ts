/** What is to be known of a batch file before it is sent. Runs in the worker. */
import { BatchFileCheck, type FileFinding } from '../../../../shared/batch-file/check-batch-file.ts';
import { surveyBatch, type BatchSurvey } from '../../../../shared/batch-file/survey-batch-file.ts';
import { cleanCopy, type CleanCopy } from '../../../../shared/batch-file/clean-copy.ts';
import { batchMaxBytes } from '../../../../shared/limits.ts';

export interface FileVerdict {
  readonly findings: readonly FileFinding[];
  readonly rows: number;
  /** Larger than the server takes. */
  readonly isTooLarge: boolean;
  /** What the file holds; only where nothing is wrong with its rows. */
  readonly survey: BatchSurvey | null;
  /** Where rows are wrong and some can be read all the same. */
  readonly copy: CleanCopy | null;
}

/** Notation makes a file larger than its numbers, so a copy may fit where the file does not. */
const maxCopiedBytes = 4 * batchMaxBytes;

/** Throws where the file cannot be read. */
export async function examineFile(file: File): Promise<FileVerdict> {
  const check = new BatchFileCheck(file.name);
  const isTooLarge = file.size > batchMaxBytes;
  if (file.size > maxCopiedBytes) {
    for (const reader = file.stream().getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      check.push(value);
    }
    return { ...check.finish(), isTooLarge, survey: null, copy: null };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  check.push(bytes);
  const { findings, rows } = check.finish();
  const hasBadRows = findings.some(({ lines }) => lines.length > 0);
  const copy = hasBadRows ? cleanCopy(bytes) : null;
  return { findings, rows, isTooLarge, survey: hasBadRows ? null : surveyBatch(bytes, rows), copy: copy && copy.rows > 0 ? copy : null };
}

/** Whether the file may be sent. */
export function isGoodFile({ findings, isTooLarge }: FileVerdict): boolean {
  return findings.length === 0 && !isTooLarge;
}
