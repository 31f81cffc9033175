import { Suspense } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { FileReportProps } from './FileReport.tsx';
import type { ChosenFile } from './use-batch-file.ts';
import { batchFileText } from './batch-file.text.ts';

/** Comes with the first file that is chosen. */
const report = codeChunk<FileReportProps>(() => import('./FileReport.tsx').then((part) => part.FileReport));

/** Shows the findings about the file. The live region exists before the file, so that it is read out. */
export function BatchFileReport({ chosen, ...acts }: { chosen: ChosenFile | null } & Pick<FileReportProps, 'readAs' | 'setPrepared'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no lists
    <div role="status" className="mt-3 flex flex-col gap-3 empty:mt-0">
      {chosen?.failure && <Alert tone="danger">{chosen.failure}</Alert>}
      {chosen?.failure === null && (
        <Suspense fallback={<Checking name={chosen.file.name} />}>
          {chosen.verdict ? <report.Component chosen={chosen} verdict={chosen.verdict} {...acts} /> : <Checking name={chosen.file.name} />}
        </Suspense>
      )}
    </div>
  );
}

function Checking({ name }: { name: string }) {
  return <p className="text-text-2">{batchFileText.checking(name)}</p>;
}
