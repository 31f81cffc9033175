import { useState } from 'react';
import type { DataSetRow } from '../../shared/services/reference-data.ts';
import { daysBetween, isOlderThan, utcDay } from '../../shared/base/utc-day.ts';
import { shownTime } from '../ui/shown-time.ts';
import { NotKnown } from '../ui/table/cells.tsx';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { statusText } from './status.text.ts';

const text = statusText.dataSets;

/** The version and date of each data set; for staff also its file and importer. */
export function DataSets({ rows, isStaff }: { rows: readonly DataSetRow[]; isStaff: boolean }) {
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
