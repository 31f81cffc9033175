import { findingPlace } from '../../../../shared/batch-file/check-batch-file.ts';
import type { BatchSurvey } from '../../../../shared/batch-file/survey-batch-file.ts';
import type { CleanCopy } from '../../../../shared/batch-file/clean-copy.ts';
import { batchMaxBytes } from '../../../../shared/limits.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Code } from '../../../ui/Code.tsx';
import { countryTitle } from '../../../ui/number-origin.ts';
import { goodName } from './batch-order.ts';
import { isGoodFile, type FileVerdict } from './examine-file.ts';
import type { ChosenFile } from './use-batch-file.ts';

interface BatchFileReportProps {
  chosen: ChosenFile | null;
  /** Goes on with another file in place of the chosen one, which may be a clean copy of it. */
  onReplace: (file: File, copied?: CleanCopy) => void;
}

/** What the check says of the file. The region stands before there is a file, so that it is read out. */
export function BatchFileReport({ chosen, onReplace }: BatchFileReportProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no lists
    <div role="status" className="mt-3 flex flex-col gap-3 empty:mt-0">
      {chosen?.failure && <Alert tone="danger">{chosen.failure}</Alert>}
      {chosen && chosen.failure === null && chosen.verdict === null && <p className="text-text-2">Checking {chosen.file.name}…</p>}
      {chosen?.verdict && <Verdict chosen={chosen} verdict={chosen.verdict} onReplace={onReplace} />}
    </div>
  );
}

function Verdict({
  chosen: { file, copied },
  verdict,
  onReplace,
}: {
  chosen: ChosenFile;
  verdict: FileVerdict;
  onReplace: BatchFileReportProps['onReplace'];
}) {
  const { rows, survey, copy } = verdict;
  const renamed = verdict.findings.some(({ lines }) => lines.length === 0) ? goodName(file.name) : null;
  return (
    <>
      {!isGoodFile(verdict) && <Problems verdict={verdict} />}
      {survey && <Survey rows={rows} survey={survey} />}
      {copied && copied.refusedCount > 0 && <LeftOut copy={copied} />}
      {(copy || renamed !== null) && (
        <div className="flex flex-wrap gap-3">
          {copy && (
            <Button variant="secondary" onClick={() => onReplace(new File([copy.bytes], renamed ?? file.name, { type: 'text/csv' }), copy)}>
              {repairText(copy)}
            </Button>
          )}
          {!copy && renamed !== null && (
            <Button variant="secondary" onClick={() => onReplace(new File([file], renamed, { type: 'text/csv' }))}>
              Rename it to {renamed}
            </Button>
          )}
        </div>
      )}
      {copy && copy.refusedCount > 0 && <LeftOut copy={copy} />}
    </>
  );
}

function Problems({ verdict: { findings, isTooLarge } }: { verdict: FileVerdict }) {
  return (
    <Alert tone="danger">
      <ul className="flex flex-col gap-1">
        {findings.map((finding) => (
          <li key={finding.rule}>
            <span>{finding.message}</span> <span>{findingPlace(finding)}</span>
          </li>
        ))}
        {isTooLarge && <li>The file is larger than {batchMaxBytes / 1024 / 1024} MiB</li>}
      </ul>
    </Alert>
  );
}

const mostCountries = 6;

function Survey({ rows, survey: { duplicates, countries, unusual } }: { rows: number; survey: BatchSurvey }) {
  const shown = countries.slice(0, mostCountries);
  const others = countries.length - shown.length;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        <dt className="text-text-2">Rows</dt>
        <dd>{rows.toLocaleString('en')}</dd>
        <dt className="text-text-2">Duplicates</dt>
        <dd>{duplicates.toLocaleString('en')}</dd>
        <dt className="text-text-2">Countries</dt>
        <dd>
          {shown.map(({ region, code, numbers }) => `${regionTitle(region)} +${code}: ${numbers.toLocaleString('en')}`).join(' · ') ||
            'none known'}
          {others > 0 && ` · ${others} more`}
        </dd>
      </dl>
      {unusual > 0 && (
        <Alert tone="warning">
          {unusual === 1 ? '1 row is' : `${unusual.toLocaleString('en')} rows are`} no full E.164 number (3 to 15 digits, not beginning with
          0) and will come back as failed.
        </Alert>
      )}
    </>
  );
}

/** What several countries share is called by what they have in common. */
const sharedCodes: Record<string, string> = { US: 'North America', RU: 'Russia and Kazakhstan' };

function regionTitle(region: string): string {
  return sharedCodes[region] ?? countryTitle(region);
}

function LeftOut({ copy: { refused, refusedCount } }: { copy: CleanCopy }) {
  const more = refusedCount - refused.length;
  return (
    <Alert tone="warning">
      <p>
        {refusedCount === 1 ? '1 line holds' : `${refusedCount.toLocaleString('en')} lines hold`} no number that can be read and cannot be
        sent:
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {refused.map(({ line, text, reason }) => (
          <li key={line}>
            line {line}: <Code>{text}</Code> {reason}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
      </ul>
    </Alert>
  );
}

function repairText({ repaired, emptied, refusedCount }: CleanCopy): string {
  const count = (lines: number, word = '') => `${lines.toLocaleString('en')} ${word}${lines === 1 ? 'line' : 'lines'}`;
  const steps = [
    repaired > 0 ? `remove + and spaces from ${count(repaired)}` : '',
    emptied > 0 ? `remove ${count(emptied, 'empty ')}` : '',
    refusedCount > 0 ? `leave ${count(refusedCount)} out` : '',
  ].filter(Boolean);
  const text = steps.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
