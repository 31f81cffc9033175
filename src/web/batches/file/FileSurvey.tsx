import type { BatchSurvey } from '../../../shared/batches/survey-batch-file.ts';
import { refusedSentences } from '../../../shared/batches/number-cell.ts';
import type { PreparedBatch } from '../../../shared/batches/prepare-batch.ts';
import { batchColumnsMaxBytes, batchMaxColumns, batchMaxOwnRows } from '../../../shared/base/limits.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Code } from '../../ui/Code.tsx';
import { countryTitle } from '../../ui/number-origin.ts';
import { sentence } from '../../locale/catalogue.ts';
import { formatCount } from '../../locale/current-locale.ts';
import { batchFileText } from './batch-file.text.ts';

const { survey: words } = batchFileText;
const mostCountries = 6;

interface FileSurveyProps {
  rows: number;
  survey: BatchSurvey;
  /** The prepared batch, whose numbers come from a table; null for the original file. */
  prepared: PreparedBatch | null;
}

/** Shows the content to send, and the columns that come back. */
export function FileSurvey({ rows, survey, prepared }: FileSurveyProps) {
  const { duplicates, countries, unusual } = survey;
  const shown = countries.slice(0, mostCountries);
  const others = countries.length - shown.length;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        <dt className="text-text-2">{prepared ? words.numbers : words.rows}</dt>
        <dd>{formatCount(rows)}</dd>
        <dt className="text-text-2">{words.duplicates}</dt>
        <dd>{formatCount(duplicates)}</dd>
        <dt className="text-text-2">{words.countries}</dt>
        <dd>
          {shown.map(({ region, code, numbers }) => words.country(regionTitle(region), code, numbers)).join(' · ') || words.noCountries}
          {others > 0 && ` · ${words.moreCountries(others)}`}
        </dd>
        {prepared?.table && (
          <>
            <dt className="text-text-2">{words.ownColumns}</dt>
            <dd className="wrap-anywhere">{words.withColumns(prepared.titles.join(', '))}</dd>
          </>
        )}
      </dl>
      {prepared?.table === null && (
        <Alert tone="warning">{words.tooMuch(batchMaxOwnRows, batchMaxColumns, batchColumnsMaxBytes / 1024 / 1024)}</Alert>
      )}
      {unusual > 0 && <Alert tone="warning">{words.unusual(unusual)}</Alert>}
      {prepared && <LeftOut {...prepared.refused} />}
    </>
  );
}

/** Returns the name of a region; a shared code is named after its countries' common trait. */
function regionTitle(region: string): string {
  return words.shared[region] ?? countryTitle(region);
}

function LeftOut({ named, count }: PreparedBatch['refused']) {
  if (count === 0) return null;
  const more = count - named.length;
  return (
    <Alert tone="warning">
      <p>{words.leftOut(count)}</p>
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {named.map(({ line, text, problem }) => (
          <li key={line}>
            {words.line(line)} <Code>{text}</Code> {sentence(refusedSentences[problem])}
          </li>
        ))}
        {more > 0 && <li>{words.more(more)}</li>}
      </ul>
    </Alert>
  );
}
