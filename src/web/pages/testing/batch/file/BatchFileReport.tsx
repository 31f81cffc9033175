import { type FileFinding, findingPlace } from '../../../../../shared/batch-file/check-batch-file.ts';
import type { BatchSurvey } from '../../../../../shared/batch-file/survey-batch-file.ts';
import type { RefusedLine } from '../../../../../shared/batch-file/prepare-batch.ts';
import { batchMaxBytes } from '../../../../../shared/limits.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Code } from '../../../../ui/Code.tsx';
import { countryTitle } from '../../../../ui/number-origin.ts';
import { isGoodFile, isGoodPrepared, type FileVerdict, type PreparedFile } from './file-verdict.ts';
import { causesOf, listed } from './file-causes.ts';
import { SheetPreview } from './SheetPreview.tsx';
import type { BatchFileState, ChosenFile } from './use-batch-file.ts';

type Acts = Pick<BatchFileState, 'readAs' | 'setPrepared'>;

/** What the check says of the file. The region stands before there is a file, so that it is read out. */
export function BatchFileReport({ chosen, ...acts }: { chosen: ChosenFile | null } & Acts) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no lists
    <div role="status" className="mt-3 flex flex-col gap-3 empty:mt-0">
      {chosen?.failure && <Alert tone="danger">{chosen.failure}</Alert>}
      {chosen && chosen.failure === null && chosen.verdict === null && <p className="text-text-2">Checking {chosen.file.name}…</p>}
      {chosen?.verdict && <Verdict chosen={chosen} verdict={chosen.verdict} {...acts} />}
    </div>
  );
}

function Verdict({ chosen, verdict, readAs, setPrepared }: { chosen: ChosenFile; verdict: FileVerdict } & Acts) {
  const { sheet, prepared } = verdict;
  const { isPrepared } = chosen;
  const isGood = isGoodFile(verdict);
  const survey = isPrepared ? prepared?.survey : verdict.survey;
  const mayPrepare = prepared !== null && prepared.batch.rows > 0;
  const duplicates = prepared?.batch.duplicates ?? 0;
  // What is wrong with the file as it was chosen stands above already.
  const still = !prepared || isGood || !mayPrepare ? [] : isPrepared ? prepared.findings : newFindings(verdict, prepared);
  return (
    <>
      {!isPrepared && !isGood && <Problems verdict={verdict} />}
      {/* Another column may have the numbers that this one has not. */}
      {sheet && (isGood || mayPrepare || sheet.width > 1) && <SheetPreview sheet={sheet} isFixed={chosen.isChecking} onRead={readAs} />}
      {prepared && isPrepared && <Steps verdict={verdict} />}
      {prepared && still.length > 0 && <Problems verdict={{ ...verdict, isTooLarge: false, findings: still }} />}
      {survey && (
        <Survey
          rows={isPrepared && prepared ? prepared.batch.rows : verdict.rows}
          survey={survey}
          titles={isPrepared ? (prepared?.batch.titles ?? []) : []}
        />
      )}
      {isPrepared && prepared && <LeftOut {...prepared.batch.refused} />}
      {mayPrepare && (
        <div className="flex flex-wrap gap-3">
          {!isPrepared && !isGood && isGoodPrepared(prepared) && (
            <Button variant="secondary" onClick={() => setPrepared(true)}>
              Use {prepared.batch.rows === 1 ? 'this number' : `these ${prepared.batch.rows.toLocaleString('en')} numbers`}
            </Button>
          )}
          {(isPrepared || isGood) && duplicates > 0 && !sheet?.choice.dropsDuplicates && (
            <Button variant="secondary" onClick={() => readAs({ dropsDuplicates: true }, true)}>
              Drop {duplicates === 1 ? '1 duplicate' : `${duplicates.toLocaleString('en')} duplicates`}
            </Button>
          )}
          {isPrepared && (
            <Button
              variant="quiet"
              onClick={() => (sheet?.choice.dropsDuplicates ? readAs({ dropsDuplicates: false }) : setPrepared(false))}
            >
              {sheet?.choice.dropsDuplicates ? 'Keep the duplicates' : 'Back to the file as it was'}
            </Button>
          )}
        </div>
      )}
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
            <span>{finding.message}</span> <span>{findingPlace(finding)}</span>
            <Causes causes={causesOf(finding, verdict)} />
          </li>
        ))}
        {isTooLarge && (
          <li>
            The file is larger than {batchMaxBytes / 1024 / 1024} MiB
            {sheet !== null && <Causes causes={['Its numbers alone may fit, see below']} />}
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

/** What was done to the file. */
function Steps({ verdict: { prepared, sheet } }: { verdict: FileVerdict }) {
  if (!prepared || !sheet) return null;
  const { heading, repaired, emptied, refused, duplicates } = prepared.batch;
  const count = (lines: number, word = '') => `${lines.toLocaleString('en')} ${word}${lines === 1 ? 'line' : 'lines'}`;
  const steps = [
    heading === null ? '' : 'the heading was left out',
    repaired.count > 0 ? `${listed(repaired.removed)} went from ${count(repaired.count)}` : '',
    emptied.count > 0 ? `${count(emptied.count)} without a number went` : '',
    refused.count > 0 ? `${count(refused.count)} that cannot be read went` : '',
    sheet.choice.dropsDuplicates && duplicates > 0
      ? `${duplicates.toLocaleString('en')} ${duplicates === 1 ? 'duplicate' : 'duplicates'} went`
      : '',
  ].filter(Boolean);
  if (steps.length === 0) return null;
  const text = listed(steps);
  return (
    <p className="text-small text-text-2">
      {text.charAt(0).toUpperCase()}
      {text.slice(1)}.
    </p>
  );
}

const mostCountries = 6;

function Survey({ rows, survey, titles }: { rows: number; survey: BatchSurvey; titles: readonly string[] }) {
  const { duplicates, countries, unusual } = survey;
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
        {titles.length > 0 && (
          <>
            <dt className="text-text-2">Own columns</dt>
            <dd className="wrap-anywhere">{titles.join(', ')}: they come back in the joined file</dd>
          </>
        )}
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

function LeftOut({ named, count }: { named: readonly RefusedLine[]; count: number }) {
  if (count === 0) return null;
  const more = count - named.length;
  return (
    <Alert tone="warning">
      <p>{count === 1 ? '1 line holds' : `${count.toLocaleString('en')} lines hold`} no number that can be read and will not be sent:</p>
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {named.map(({ line, text, reason }) => (
          <li key={line}>
            line {line}: <Code>{text}</Code> {reason}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
      </ul>
    </Alert>
  );
}
