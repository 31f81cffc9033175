import type { ServiceState, ServiceStatus } from '../../../shared/api/status.ts';
import { batchNameOf, services, type ServiceCode } from '../../../shared/services/services.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import { NotKnown } from '../../ui/table/cells.tsx';
import { HeadRow } from '../../ui/table/HeadRow.tsx';
import { ScrollRegion } from '../../ui/table/ScrollRegion.tsx';
import { ageWords, answererWords, failureWords, latencyWords, percent, stateWords } from './status-words.ts';

const cell = 'border-b border-border px-2.5 py-2 align-baseline first:ps-3';
const titles: ReadonlyMap<ServiceCode, string> = new Map(services.map(({ code, title }) => [code, title]));
const columns = ['Service', 'State', 'Answered', 'Failed because', 'Half, 95 of 100 within', 'Answered by', 'Data of'];

/** A row a service. */
export function StatusTable({ rows, asOf }: { rows: readonly ServiceStatus[]; asOf: string }) {
  return (
    <ScrollRegion name="Service status" className="max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="px-3 py-2.5 text-start text-text-2">As of {utcTime(asOf)}</caption>
        <thead>
          <HeadRow titles={columns} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.service} className="bg-surface even:bg-stripe hover:bg-hover">
              <th scope="row" className={`${cell} min-w-28 bg-inherit text-start font-medium max-md:sticky max-md:start-0 max-md:z-10`}>
                {batchNameOf(row.service)}
                <span className="block font-normal text-text-2 max-md:hidden">{titles.get(row.service)}</span>
              </th>
              <td className={cell}>
                <State state={row.state} />
              </td>
              {row.hasQueries ? <Counts row={row} /> : <NoQueries />}
              <td className={`${cell} min-w-32`}>
                {answererWords(row)}
                {row.circuitSince && <span className="block text-text-2">since {utcTime(row.circuitSince)}</span>}
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

const looks: Record<ServiceState, [symbol: string, look: string]> = {
  working: ['✓', 'border-success bg-success-bg text-success'],
  disturbed: ['◐', 'border-warning bg-warning-bg text-warning'],
  failing: ['✕', 'border-danger bg-danger-bg text-danger'],
  unused: ['–', 'border-border-strong text-text-2'],
  'not set up': ['–', 'border-border-strong text-text-2'],
};

function State({ state }: { state: ServiceState }) {
  const [symbol, look] = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-tag border px-2 font-medium whitespace-nowrap ${look}`}>
      <span aria-hidden="true">{symbol}</span>
      {stateWords[state]}
    </span>
  );
}

function NoQueries() {
  return (
    <td colSpan={3} className={`${cell} text-text-2`}>
      No queries in the last 24 hours
    </td>
  );
}

function Counts({ row: { answered, queries, refused, storedData, failures, p50Ms, p95Ms } }: { row: ServiceStatus }) {
  return (
    <>
      <td className={`${cell} min-w-28`}>
        {answered === null ? <NotKnown /> : percent(answered)}
        {queries !== null && <span className="block text-text-2">{queries.toLocaleString('en')} queries</span>}
        {storedData !== null && storedData > 0 && (
          <span className="block text-text-2">{percent(storedData)} in part: stored data, or the ranges alone</span>
        )}
        {refused !== null && refused > 0 && (
          <span className="block text-text-2">{percent(refused)} of all not asked: the number or the account</span>
        )}
      </td>
      <td className={`${cell} min-w-48`}>
        {failures.length === 0 ? 'none failed' : failures.map((failure) => <p key={failure.reasonCode}>{failureWords(failure)}</p>)}
      </td>
      {/* Where everything was refused before it was asked there is no latency. */}
      <td className={`${cell} whitespace-nowrap`}>{answered === null ? <NotKnown /> : `${latencyWords(p50Ms)}, ${latencyWords(p95Ms)}`}</td>
    </>
  );
}

function DataAge({ data, now }: { data: ServiceStatus['data']; now: string }) {
  if (data === null) return 'asked each time';
  if (data.asOf === null) return <NotKnown />;
  return (
    <>
      {ageWords(data.asOf, now)} ago
      <span className="mono block wrap-anywhere text-text-2">{data.dataVersion}</span>
    </>
  );
}
