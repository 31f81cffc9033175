import type { BatchSurvey } from '../../../../../shared/batch-file/survey-batch-file.ts';
import { refusedSentences } from '../../../../../shared/batch-file/number-cell.ts';
import type { PreparedBatch } from '../../../../../shared/batch-file/prepare-batch.ts';
import { batchColumnsMaxBytes, batchMaxColumns, batchMaxOwnRows } from '../../../../../shared/limits.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Code } from '../../../../ui/Code.tsx';
import { countryTitle } from '../../../../ui/number-origin.ts';

const mostCountries = 6;

interface FileSurveyProps {
  rows: number;
  survey: BatchSurvey;
  /** The table that the numbers are taken from, where they are. */
  prepared: PreparedBatch | null;
}

/** What would be sent, and what of a table comes back. */
export function FileSurvey({ rows, survey, prepared }: FileSurveyProps) {
  const { duplicates, countries, unusual } = survey;
  const shown = countries.slice(0, mostCountries);
  const others = countries.length - shown.length;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        <dt className="text-text-2">{prepared ? 'Numbers' : 'Rows'}</dt>
        <dd>{rows.toLocaleString('en')}</dd>
        <dt className="text-text-2">Duplicates</dt>
        <dd>{duplicates.toLocaleString('en')}</dd>
        <dt className="text-text-2">Countries</dt>
        <dd>
          {shown.map(({ region, code, numbers }) => `${regionTitle(region)} +${code}: ${numbers.toLocaleString('en')}`).join(' · ') ||
            'none known'}
          {others > 0 && ` · ${others} more`}
        </dd>
        {prepared?.table && (
          <>
            <dt className="text-text-2">Own columns</dt>
            <dd className="wrap-anywhere">{prepared.titles.join(', ')}: every row comes back with them in the joined file</dd>
          </>
        )}
      </dl>
      {prepared?.table === null && (
        <Alert tone="warning">
          The table has more than {batchMaxOwnRows.toLocaleString('en')} rows, {batchMaxColumns} columns or{' '}
          {batchColumnsMaxBytes / 1024 / 1024} MiB: its rows do not come back, only a row for each number that is asked.
        </Alert>
      )}
      {unusual > 0 && (
        <Alert tone="warning">
          {unusual === 1 ? '1 row is' : `${unusual.toLocaleString('en')} rows are`} no full E.164 number (3 to 15 digits, not beginning with
          0) and will come back as failed.
        </Alert>
      )}
      {prepared && <LeftOut {...prepared.refused} />}
    </>
  );
}

/** What several countries share is called by what they have in common. */
const sharedCodes: Record<string, string> = { US: 'North America', RU: 'Russia and Kazakhstan' };

function regionTitle(region: string): string {
  return sharedCodes[region] ?? countryTitle(region);
}

function LeftOut({ named, count }: PreparedBatch['refused']) {
  if (count === 0) return null;
  const more = count - named.length;
  return (
    <Alert tone="warning">
      <p>{count === 1 ? '1 line holds' : `${count.toLocaleString('en')} lines hold`} no number that can be read, and will not be asked:</p>
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {named.map(({ line, text, problem }) => (
          <li key={line}>
            line {line}: <Code>{text}</Code> {refusedSentences[problem]}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
      </ul>
    </Alert>
  );
}
