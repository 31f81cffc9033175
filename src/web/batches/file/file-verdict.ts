/** What the check says of a chosen file. */
import type { FileFinding } from '../../../shared/batches/check-batch-file.ts';
import type { CountedLines } from '../../../shared/batches/counted-lines.ts';
import type { PreparedBatch, SheetChoice, SheetRow } from '../../../shared/batches/prepare-batch.ts';
import type { BatchSurvey } from '../../../shared/batches/survey-batch-file.ts';
import { batchMaxBytes } from '../../../shared/base/limits.ts';
import type { Separator, WhyNoSheet } from '../read-sheet.ts';

/** The table that was found in a file. */
export interface SheetView {
  readonly separator: Separator | null;
  readonly isWorkbook: boolean;
  readonly width: number;
  /** How it is read. */
  readonly choice: SheetChoice;
  readonly heading: readonly string[] | null;
  /** Rows with a letter in any column. */
  readonly lettered: CountedLines;
  /** Rows below the heading in which a column besides that of the numbers holds something else than digits. */
  readonly beside: CountedLines;
  /** The first rows below the heading, long cells cut off. */
  readonly sample: readonly SheetRow[];
}

/** What can be sent in place of the file. */
export interface PreparedFile {
  readonly name: string;
  readonly batch: PreparedBatch;
  /** The rules that it still breaks. */
  readonly findings: readonly FileFinding[];
  readonly survey: BatchSurvey | null;
}

export interface FileVerdict {
  /** The rules that the file breaks as it was chosen. */
  readonly findings: readonly FileFinding[];
  readonly rows: number;
  /** Larger than the server takes. */
  readonly isTooLarge: boolean;
  /** What the file holds; only where it can be sent as it was chosen. */
  readonly survey: BatchSurvey | null;
  readonly sheet: SheetView | null;
  readonly prepared: PreparedFile | null;
  /** Why no table could be read. */
  readonly trouble: WhyNoSheet | null;
}

/** Whether the file may be sent as it was chosen. */
export function isGoodFile({ findings, isTooLarge }: FileVerdict): boolean {
  return findings.length === 0 && !isTooLarge;
}

/** Whether what was prepared may be sent. */
export function isGoodPrepared({ batch, findings }: PreparedFile): boolean {
  return batch.numbers > 0 && findings.length === 0 && batch.bytes.byteLength <= batchMaxBytes;
}
