import { downloadBatchResult, downloadJoinedBatch, type BatchResultRow } from '../../shared/batches/batches.ts';
import type { InputOf } from '../../shared/base/endpoint.ts';
import { fetchFile } from '../api/download.ts';
import { saveFile } from '../browser/save-file.ts';
import { reportFailure } from '../api/report-failure.ts';

/** The form of a result download; omitted fields keep the stored form. */
export type DownloadForm = Omit<InputOf<typeof downloadBatchResult>['query'], 'file'>;

/** Fetches a result file and hands it to the browser; a failure is a toast. */
export function downloadResult({ Filename }: BatchResultRow, form: DownloadForm): void {
  fetchFile(downloadBatchResult, { query: { file: Filename, ...form } }).then(saveFile, (failure: unknown) =>
    reportFailure(downloadBatchResult.operation, failure),
  );
}

/** The form of a joined file, of all numbers or of those with a finding. */
type JoinedForm = Pick<InputOf<typeof downloadJoinedBatch>['query'], 'format' | 'found'>;

/** Fetches the answers of all services in one file, the verdicts first; a failure is a toast. */
export function downloadJoined(id: string, form: JoinedForm): void {
  fetchFile(downloadJoinedBatch, { query: { id, first: 'verdict', ...form } }).then(saveFile, (failure: unknown) =>
    reportFailure(downloadJoinedBatch.operation, failure),
  );
}
