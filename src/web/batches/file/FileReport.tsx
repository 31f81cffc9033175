import { Suspense } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { type FileFinding, fileRules } from '../../../shared/batches/check-batch-file.ts';
import { batchMaxBytes } from '../../../shared/base/limits.ts';
import { Alert } from '../../ui/Alert.tsx';
import { FileActions } from './FileActions.tsx';
import { causesOf, placeOf, removedText } from './file-causes.ts';
import { FileSurvey } from './FileSurvey.tsx';
import { type FileVerdict, isGoodFile, type PreparedFile } from './file-verdict.ts';
import type { FileCountryProps } from './FileCountry.tsx';
import type { SheetPreviewProps } from './SheetPreview.tsx';
import type { BatchFileState, ChosenFile } from './use-batch-file.ts';
import { sentence } from '../../locale/catalogue.ts';
import { batchFileText } from './batch-file.text.ts';
import type { PreparedBatch, SheetChoice } from '../../../shared/batches/prepare-batch.ts';
import { countryTitle } from '../../ui/number-origin.ts';

/** Needed for a table alone. */
const preview = codeChunk<SheetPreviewProps>(() => import('./SheetPreview.tsx').then((part) => part.SheetPreview));

/** Needed for numbers without a country code alone. */
const country = codeChunk<FileCountryProps>(() => import('./FileCountry.tsx').then((part) => part.FileCountry));

export interface FileReportProps extends Pick<BatchFileState, 'readAs' | 'setPrepared'> {
  chosen: ChosenFile;
  verdict: FileVerdict;
}

/** Shows the findings about a checked file, what is in it, and what can be sent of it. */
export function FileReport({ chosen, verdict, readAs, setPrepared }: FileReportProps) {
  const { sheet, prepared } = verdict;
  const { isPrepared } = chosen;
  const isGood = isGoodFile(verdict);
  const survey = isPrepared ? prepared?.survey : verdict.survey;
  const mayPrepare = prepared !== null && prepared.batch.numbers > 0;
  // The findings about the original file are already above.
  const still = !prepared || isGood || !mayPrepare ? [] : isPrepared ? prepared.findings : newFindings(verdict, prepared);
  const steps = isPrepared && prepared && sheet ? stepsTaken(prepared.batch, sheet.choice) : '';
  const rows = isPrepared && prepared ? prepared.batch.numbers : verdict.rows;
  return (
    <>
      {!isPrepared && !isGood && <Problems verdict={verdict} />}
      {/* The numbers may be in another column. */}
      {sheet && (isGood || mayPrepare || sheet.width > 1) && (
        <Suspense>
          <preview.Component sheet={sheet} isFixed={chosen.isChecking} onRead={readAs} />
        </Suspense>
      )}
      {sheet && prepared && prepared.batch.national.read + prepared.batch.national.unread > 0 && (
        <Suspense>
          <country.Component choice={sheet.choice} batch={prepared.batch} onRead={readAs} />
        </Suspense>
      )}
      {steps !== '' && <p className="text-small text-text-2">{steps}</p>}
      {prepared && still.length > 0 && <Problems verdict={{ ...verdict, isTooLarge: false, findings: still }} />}
      {survey && <FileSurvey rows={rows} survey={survey} prepared={isPrepared ? (prepared?.batch ?? null) : null} />}
      <FileActions chosen={chosen} verdict={verdict} readAs={readAs} setPrepared={setPrepared} />
    </>
  );
}

function newFindings({ findings }: FileVerdict, prepared: PreparedFile): readonly FileFinding[] {
  return prepared.findings.filter(({ rule }) => !findings.some((finding) => finding.rule === rule));
}

function Problems({ verdict }: { verdict: FileVerdict }) {
  const { findings, isTooLarge, sheet } = verdict;
  return (
    <Alert tone="danger">
      <ul className="flex flex-col gap-1.5">
        {findings.map((finding) => (
          <li key={finding.rule}>
            <span>{sentence(fileRules[finding.rule])}</span> <span>{placeOf(finding, verdict)}</span>
            <Causes causes={causesOf(finding, verdict)} />
          </li>
        ))}
        {isTooLarge && (
          <li>
            {batchFileText.tooLarge(batchMaxBytes / 1024 / 1024)}
            {sheet !== null && <Causes causes={[batchFileText.mayFit]} />}
          </li>
        )}
      </ul>
    </Alert>
  );
}

function Causes({ causes }: { causes: readonly string[] }) {
  if (causes.length === 0) return null;
  return (
    <ul className="mt-0.5 ms-4 list-disc text-small text-text-2">
      {causes.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  );
}

/** Returns the repairs behind the numbers in one sentence; empty without any. */
function stepsTaken(
  { heading, repaired, national, emptied, refused, duplicates }: PreparedBatch,
  { dropsDuplicates, country }: SheetChoice,
): string {
  const { steps, listed } = batchFileText;
  const taken = [
    heading === null ? '' : steps.heading,
    repaired.count > 0 ? steps.removed(removedText(repaired.removed), repaired.removed.length, repaired.count) : '',
    national.read > 0 && country !== undefined ? steps.national(national.read, countryTitle(country)) : '',
    emptied.count > 0 ? steps.emptied(emptied.count) : '',
    refused.count > 0 ? steps.refused(refused.count) : '',
    dropsDuplicates && duplicates > 0 ? steps.duplicates(duplicates) : '',
  ].filter(Boolean);
  const text = listed(taken);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
