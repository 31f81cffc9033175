import type { ServiceState, ServiceStatus } from '../../shared/status/status.ts';
import { batchNameOf } from '../../shared/services/services.ts';
import { shownTime } from '../ui/shown-time.ts';
import * as drawings from '../ui/drawings.ts';
import * as stateDrawings from '../ui/state-drawings.ts';
import { StateTag } from '../ui/StateTag.tsx';
import { NotKnown } from '../ui/table/cells.tsx';
import { WholeDates } from '../ui/WholeDates.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import { ageWords, answererWords, failureWords, latencyWords, percent } from './status-words.ts';
import { serviceText } from '../ui/service-titles.text.ts';
import { statusText } from './status.text.ts';

const cell = 'border-b border-border px-2.5 py-2 align-baseline first:ps-3';
const columns = Object.values(statusText.columns);

/** A row a service. */
export function StatusTable({ rows, asOf }: { rows: readonly ServiceStatus[]; asOf: string }) {
  return (
    <ScrollRegion name={statusText.title} className="max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="px-3 py-2.5 text-start text-text-2">{statusText.asOf(shownTime(asOf))}</caption>
        <thead>
          <tr className="h-9">
            {columns.map((title) => (
              <th
                key={title}
                scope="col"
                className="border-b border-border bg-sunken px-2.5 text-start font-semibold whitespace-nowrap text-text-2 first:ps-3"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.service} className="bg-surface even:bg-stripe hover:bg-hover">
              <th scope="row" className={`${cell} min-w-28 bg-inherit text-start font-medium max-md:sticky max-md:start-0 max-md:z-10`}>
                {batchNameOf(row.service)}
                <span className="block font-normal text-text-2 max-md:hidden">{serviceText.titles[row.service]}</span>
              </th>
              <td className={cell}>
                <StateTag word={statusText.states[row.state]} {...looks[row.state]} />
              </td>
              {row.hasQueries ? <Counts row={row} /> : <NoQueries />}
              <td className={`${cell} min-w-32`}>
                {answererWords(row)}
                {row.circuitSince && <span className="block text-text-2">{statusText.since(shownTime(row.circuitSince))}</span>}
              </td>
              <td className={`${cell} min-w-32`}>
                <DataAge data={row.data} now={asOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const looks: Record<ServiceState, { drawing: string; look: string }> = {
  working: { drawing: drawings.check, look: 'border-success bg-success-bg text-success' },
  disturbed: { drawing: stateDrawings.partly, look: 'border-warning bg-warning-bg text-warning' },
  failing: { drawing: drawings.close, look: 'border-danger bg-danger-bg text-danger' },
  unused: { drawing: stateDrawings.none, look: 'border-border-strong text-text-2' },
  'not set up': { drawing: stateDrawings.none, look: 'border-border-strong text-text-2' },
};

function NoQueries() {
  return (
    <td colSpan={3} className={`${cell} text-text-2`}>
      {statusText.noQueries}
    </td>
  );
}

function Counts({ row: { answered, queries, refused, storedData, failures, p50Ms, p95Ms } }: { row: ServiceStatus }) {
  return (
    <>
      <td className={`${cell} min-w-28`}>
        {answered === null ? <NotKnown /> : percent(answered)}
        {queries !== null && <span className="block text-text-2">{statusText.queries(queries)}</span>}
        {storedData !== null && storedData > 0 && <span className="block text-text-2">{statusText.inPart(percent(storedData))}</span>}
        {refused !== null && refused > 0 && <span className="block text-text-2">{statusText.refused(percent(refused))}</span>}
      </td>
      <td className={`${cell} min-w-48`}>
        {failures.length === 0 ? statusText.noneFailed : failures.map((failure) => <p key={failure.reasonCode}>{failureWords(failure)}</p>)}
      </td>
      {/* Where everything was refused before it was asked there is no latency. */}
      <td className={`${cell} whitespace-nowrap`}>{answered === null ? <NotKnown /> : `${latencyWords(p50Ms)}, ${latencyWords(p95Ms)}`}</td>
    </>
  );
}

function DataAge({ data, now }: { data: ServiceStatus['data']; now: string }) {
  if (data === null) return statusText.eachTime;
  if (data.asOf === null) return <NotKnown />;
  return (
    <>
      {statusText.ago(ageWords(data.asOf, now))}
      <span className="mono block wrap-anywhere text-text-2">
        <WholeDates>{data.dataVersion ?? ''}</WholeDates>
      </span>
    </>
  );
}
