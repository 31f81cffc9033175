import { shownTime } from '../ui/shown-time.ts';
import { FieldName } from '../ui/FieldName.tsx';
import * as drawings from '../ui/drawings.ts';
import * as stateDrawings from '../ui/state-drawings.ts';
import { StateTag } from '../ui/StateTag.tsx';
import { NotKnown } from '../ui/table/cells.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import { ReportAnswer, useMayReport } from '../tickets/ReportAnswer.tsx';
import { madeUpOf } from '../../shared/single-query/made-up.ts';
import { MadeUpMark } from './MadeUpMark.tsx';
import { statusOf, type QueryResults, type ServiceResult, type Tone } from './query-results.ts';
import { singleQueryText } from './single-query.text.ts';
import { resultEvidence } from './query-formats.ts';
import { serviceText } from '../ui/service-titles.text.ts';

const { answers: text } = singleQueryText;

const head = 'border-b border-border bg-sunken px-1.5 first:ps-3 last:pe-3 text-start font-semibold whitespace-nowrap text-text-2';
const cell = 'border-b border-border px-1.5 py-1.5 first:ps-3 last:pe-3';
const sticky = 'max-md:sticky max-md:start-0 max-md:z-10 max-md:border-e max-md:border-border';

/** Shows one row per service in a fixed order. Rows fill in place, so nothing moves while answers come. */
export function ServiceResults({ query, reasons }: { query: QueryResults; reasons: ReadonlyMap<number, string> }) {
  const mayReport = useMayReport();
  return (
    <ScrollRegion name={text.name(query.number)} className="max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="h-9">
            <th scope="col" className={`${head} ${sticky}`}>
              {text.service}
            </th>
            <th scope="col" className={head}>
              {text.status}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {text.time}
            </th>
            {mayReport && (
              <th scope="col" className={`${head} min-w-11`}>
                <span className="sr-only">{text.report}</span>
              </th>
            )}
            <th scope="col" className={head}>
              <FieldName name="rc" /> {text.reasonCode}
            </th>
            <th scope="col" className={head}>
              {text.source}
            </th>
            <th scope="col" className={head}>
              {text.dataVersion}
            </th>
            <th scope="col" className={head}>
              {text.asOf}
            </th>
          </tr>
        </thead>
        <tbody>
          {query.results.map((result) => (
            <tr key={result.service} className="h-11 bg-surface even:bg-stripe hover:bg-hover">
              <th scope="row" className={`${cell} bg-inherit text-start font-medium ${sticky}`} title={serviceText.titles[result.service]}>
                {result.service}
              </th>
              <td className={cell}>
                <StatusTag result={result} />
              </td>
              <td className={`${cell} mono text-end whitespace-nowrap`}>{result.state === 'pending' ? '' : `${result.ms} ms`}</td>
              {mayReport && (
                <td className={cell}>
                  {result.state !== 'pending' && <ReportAnswer isIcon evidence={() => resultEvidence(query.number, result)} />}
                </td>
              )}
              <ResultFacts result={result} reasons={reasons} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const tones: Record<Tone, { drawing: string; look: string }> = {
  waiting: { drawing: stateDrawings.waiting, look: 'border-border-strong text-text-2' },
  ok: { drawing: drawings.check, look: 'border-success bg-success-bg text-success' },
  partly: { drawing: stateDrawings.partly, look: 'border-warning bg-warning-bg text-warning' },
  bad: { drawing: drawings.close, look: 'border-danger bg-danger-bg text-danger' },
};

function StatusTag({ result }: { result: ServiceResult }) {
  const { word, tone } = statusOf(result);
  return <StateTag word={word} {...tones[tone]} />;
}

/** Shows reason, source, data version and time of an answer, or the cause of a failure. */
function ResultFacts({ result, reasons }: { result: ServiceResult; reasons: ReadonlyMap<number, string> }) {
  if (result.state === 'pending') return <td colSpan={4} className={cell} />;
  if (result.state !== 'answered') {
    return (
      <td colSpan={4} className={`${cell} min-w-60`}>
        {result.rc === null ? null : <ReasonCode rc={result.rc} descriptions={reasons} />}
        <span className="block wrap-anywhere">
          {result.message}
          {result.requestId && <span className="mono text-text-2"> {text.request(result.requestId)}</span>}
        </span>
      </td>
    );
  }
  const { rc, source, dataVersion, asOf } = result.answer;
  return (
    <>
      <td className={`${cell} min-w-60`}>
        <ReasonCode rc={rc} descriptions={reasons} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {singleQueryText.sources[source]}
        <MadeUpMark madeUp={madeUpOf(result.answer)} />
      </td>
      <td className={`${cell} mono whitespace-nowrap`}>{dataVersion ?? <NotKnown />}</td>
      <td className={`${cell} mono whitespace-nowrap`}>{asOf === null ? <NotKnown /> : <AsOf time={asOf} />}</td>
    </>
  );
}

/** Shows a time to the minute with its zone; the exact time is in the tooltip. */
function AsOf({ time }: { time: string }) {
  const shown = time.includes('T') ? shownTime(time) : time;
  return (
    <time dateTime={time} title={time}>
      {shown}
    </time>
  );
}

/** Shows a reason code with its description, if loaded. */
function ReasonCode({ rc, descriptions }: { rc: number; descriptions: ReadonlyMap<number, string> }) {
  const description = descriptions.get(rc);
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="mono">{rc}</span>
      {description && <span className="text-text-2">{description}</span>}
    </span>
  );
}
