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
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { homeText } from './home.text.tsx';

/** The version and date of the data behind answers, for users who can query; and the missing data. */
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

/** The data sets. Staff also see the file and the importer of each. */
function DataSetTable({ rows }: { rows: readonly DataSetRow[] }) {
  const { isStaff } = useSession();
  const [now] = useState(() => new Date());
  const columns = [...columnsAt(now), ...(isStaff ? originColumns : [])];
  return <PlainTable name={text.title} caption={text.title} columns={columns} rows={rows} rowId={({ set }) => set} />;
}

const whole = 'whitespace-nowrap';

const columnsAt = (now: Date): readonly PlainColumn<DataSetRow>[] => [
  {
    title: text.set,
    cell: (row) => (
      <>
        {row.set}
        <Covered row={row} />
      </>
    ),
    className: whole,
  },
  { title: text.version, cell: ({ dataVersion, origin }) => dataVersion ?? originName(origin), isMono: true, className: whole },
  { title: text.asOf, cell: ({ asOf }) => <Moment time={asOf} />, isMono: true, className: whole },
  {
    title: text.loaded,
    cell: ({ origin, loadedAt }) => (origin === 'imported' ? <Moment time={loadedAt} /> : originName(origin)),
    isMono: true,
    className: whole,
  },
  { title: text.age, cell: (row) => <Age row={row} now={now} />, className: whole },
];

const originColumns: readonly PlainColumn<DataSetRow>[] = [
  { title: text.by, cell: ({ loadedBy }) => loadedBy ?? <NotKnown />, isMono: true, className: whole },
  { title: text.from, cell: ({ source }) => source ?? <NotKnown />, isMono: true, className: whole },
  { title: text.hash, cell: ({ sourceSha256 }) => sourceSha256 ?? <NotKnown />, isMono: true, className: whole },
];

function originName(origin: DataSetRow['origin']): string {
  return text.origins[origin === 'made up' ? 'demo' : origin];
}

/** The note below a set that covers only some countries. */
function Covered({ row: { set, origin, covers } }: { row: DataSetRow }) {
  if (covers !== null) return <span className="block font-normal text-text-2">{text.covers(covers)}</span>;
  if (set !== 'ported' || origin !== 'imported') return null;
  return <span className="block font-medium text-warning">{text.coverageNotDeclared}</span>;
}

/** The age of a set, marked if it exceeds the limit. */
function Age({ row: { asOf, maxAgeDays }, now }: { row: DataSetRow; now: Date }) {
  if (asOf === null) return <NotKnown />;
  const age = text.days(daysBetween(utcDay(new Date(asOf)), utcDay(now)));
  return isOlderThan(asOf, maxAgeDays, now) ? <span className="font-medium text-warning">{text.outOfDate(age)}</span> : age;
}

function Moment({ time }: { time: string | null }) {
  if (time === null) return <NotKnown />;
  return (
    <time dateTime={time} title={time}>
      {shownTime(time)}
    </time>
  );
}
