/** Verdict of the check of a chosen file. */
import type { FileFinding } from '../../../shared/batches/check-batch-file.ts';
import type { CountedLines } from '../../../shared/batches/counted-lines.ts';
import type { PreparedBatch, SheetChoice, SheetRow } from '../../../shared/batches/prepare-batch.ts';
import type { BatchSurvey } from '../../../shared/batches/survey-batch-file.ts';
import { batchMaxBytes } from '../../../shared/base/limits.ts';
import type { Separator, WhyNoSheet } from '../read-sheet.ts';

/** The table found in a file. */
export interface SheetView {
  readonly separator: Separator | null;
  readonly isWorkbook: boolean;
  readonly width: number;
  /** The choice by which the table is read. */
  readonly choice: SheetChoice;
  readonly heading: readonly string[] | null;
  /** Rows with a letter in any column. */
  readonly lettered: CountedLines;
  /** Rows below the heading with a non-digit in a column other than that of the numbers. */
  readonly beside: CountedLines;
  /** The first rows below the heading, long cells cut off. */
  readonly sample: readonly SheetRow[];
}

/** A repaired file to send instead of the original. */
export interface PreparedFile {
  readonly name: string;
  readonly batch: PreparedBatch;
  /** The rules that the prepared file still breaks. */
  readonly findings: readonly FileFinding[];
  readonly survey: BatchSurvey | null;
}

export interface FileVerdict {
  /** The rules that the original file breaks. */
  readonly findings: readonly FileFinding[];
  readonly rows: number;
  /** True if the file exceeds the server's limit. */
  readonly isTooLarge: boolean;
  readonly isUtf16: boolean;
  /** Content of the file; null if it cannot be sent as it is. */
  readonly survey: BatchSurvey | null;
  readonly sheet: SheetView | null;
  readonly prepared: PreparedFile | null;
  /** Reason why no table could be read. */
  readonly trouble: WhyNoSheet | null;
}

/** True if the original file may be sent. */
export function isGoodFile({ findings, isTooLarge }: FileVerdict): boolean {
  return findings.length === 0 && !isTooLarge;
}

/** True if the prepared file may be sent. */
export function isGoodPrepared({ batch, findings }: PreparedFile): boolean {
  return batch.numbers > 0 && findings.length === 0 && batch.bytes.byteLength <= batchMaxBytes;
}
