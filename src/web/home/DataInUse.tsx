import { useState } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { dataSetList, type DataSetRow } from '../../shared/services/reference-data.ts';
import { bits } from '../../shared/base/permissions.ts';
import { daysBetween, isOlderThan, utcDay } from '../../shared/base/utc-day.ts';
import { shownTime } from '../ui/shown-time.ts';
import { useReply } from '../api/queries.ts';
import { usePermission, useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { NotKnown } from '../ui/table/cells.tsx';
import { HeadRow } from '../ui/table/HeadRow.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import { homeText } from './home.text.tsx';

/** Of which version and of when the data is that answers come from, for those who may ask; and what of it is missing. */
export function DataInUse() {
  const mayQuery = usePermission(bits.test_and_diagnostics);
  const maySearch = usePermission(bits.gnr_search);
  const { data } = useReply(dataSetList, {}, { enabled: mayQuery || maySearch });
  if (data === undefined) return null;
  return (
    <div className="mt-6 flex min-w-0 flex-col gap-5">
      {mayQuery && data.partlyChecked.length > 0 && <ListsNotice data={data} />}
      <DataSetTable rows={data.message} />
    </div>
  );
}

function ListsNotice({ data: { partlyChecked: services, onlyDemoLists = [] } }: { data: ReplyOf<typeof dataSetList> }) {
  const { partlyChecked } = homeText;
  const named = (some: readonly string[]) => <strong className="font-semibold">{some.join(', ')}</strong>;
  const missing = services.filter((service) => !onlyDemoLists.includes(service));
  return (
    <Alert tone="warning">
      <h2 className="text-h3 font-semibold">{partlyChecked.title}</h2>
      {onlyDemoLists.length > 0 && <p>{partlyChecked.onlyDemo(named(onlyDemoLists))}</p>}
      {missing.length > 0 && <p>{partlyChecked.missing(named(missing))}</p>}
      <p>{partlyChecked.meaning}</p>
    </Alert>
  );
}

const text = homeText.data;
const cell = 'border-b border-border px-2.5 py-1.5 whitespace-nowrap first:ps-3';

/** Staff also see from which file a set was loaded, and by whom. */
function DataSetTable({ rows }: { rows: readonly DataSetRow[] }) {
  const { isStaff } = useSession();
  const [now] = useState(() => new Date());
  const titles = [text.set, text.version, text.asOf, text.loaded, text.age, ...(isStaff ? [text.by, text.from, text.hash] : [])];
  return (
    <ScrollRegion name={text.title}>
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="px-3 py-2.5 text-start text-h3 font-semibold">{text.title}</caption>
        <thead>
          <HeadRow titles={titles} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.set} className="h-9 bg-surface even:bg-stripe hover:bg-hover">
              <th scope="row" className={`${cell} text-start font-medium`}>
                {row.set}
                <Covered row={row} />
              </th>
              <td className={`${cell} mono`}>{row.dataVersion ?? text.origins[row.origin]}</td>
              <td className={`${cell} mono`}>
                <Moment time={row.asOf} />
              </td>
              <td className={`${cell} mono`}>{row.origin === 'imported' ? <Moment time={row.loadedAt} /> : text.origins[row.origin]}</td>
              <td className={cell}>
                <Age row={row} now={now} />
              </td>
              {isStaff && <Origin row={row} />}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Below a set that covers some countries alone. */
function Covered({ row: { set, origin, covers } }: { row: DataSetRow }) {
  if (covers !== null) return <span className="block font-normal text-text-2">{text.covers(covers)}</span>;
  if (set !== 'ported' || origin !== 'imported') return null;
  return <span className="block font-medium text-warning">{text.coverageNotDeclared}</span>;
}

/** Marked where the set is older than it may be. */
function Age({ row: { asOf, maxAgeDays }, now }: { row: DataSetRow; now: Date }) {
  if (asOf === null) return <NotKnown />;
  const age = text.days(daysBetween(utcDay(new Date(asOf)), utcDay(now)));
  return isOlderThan(asOf, maxAgeDays, now) ? <span className="font-medium text-warning">{text.outOfDate(age)}</span> : age;
}

function Origin({ row: { loadedBy, source, sourceSha256 } }: { row: DataSetRow }) {
  return [loadedBy, source, sourceSha256].map((text, column) => (
    // oxlint-disable-next-line react/no-array-index-key -- three columns that never move
    <td key={column} className={`${cell} mono`}>
      {text ?? <NotKnown />}
    </td>
  ));
}

function Moment({ time }: { time: string | null }) {
  if (time === null) return <NotKnown />;
  return (
    <time dateTime={time} title={time}>
      {shownTime(time)}
    </time>
  );
}
