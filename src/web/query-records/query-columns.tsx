import type { QueryRecordRow } from '../../shared/query-records/query-records.ts';
import { shownTime } from '../ui/shown-time.ts';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { shownCountry } from '../ui/country-names.ts';
import { nameReasonCode } from '../ui/reason-codes.text.ts';
import { queryRecordsText } from './query-records.text.ts';

const { columns: text, askedBy: who } = queryRecordsText;

/** Names the user who queried; an administrator gets the name of each present user. */
function askedBy({ channel, isOwn, user, key }: QueryRecordRow, isAdministrator: boolean): string {
  if (channel === 'import') return who.provider;
  const person = isOwn ? who.you : (user ?? (isAdministrator ? who.removed : who.another));
  return key === null ? person : who.withKey(person, key);
}

const column = columnsOf<QueryRecordRow>();

/** The columns keep the order of the records, since the loaded ones may be only a part. */
export function queryColumns(isAdministrator: boolean): readonly Column<QueryRecordRow>[] {
  return [
    column.accessor(({ at }) => shownTime(at, { seconds: true }), {
      id: 'at',
      header: () => text.time,
      enableSorting: false,
      meta: { isMono: true, isTime: true },
    }),
    column.accessor('tel', { header: () => text.number, enableSorting: false, meta: { isMono: true } }),
    column.accessor(({ isoCountry, countryName }) => shownCountry(isoCountry, countryName), {
      id: 'countryName',
      header: () => text.country,
      enableSorting: false,
    }),
    column.accessor('service', { header: () => text.service, enableSorting: false }),
    column.accessor(({ rc }) => String(rc), { id: 'rc', header: () => text.code, enableSorting: false, meta: { isMono: true } }),
    column.accessor((row) => askedBy(row, isAdministrator), {
      id: 'user',
      header: () => text.user,
      enableSorting: false,
      meta: { shrinks: true },
    }),
    column.accessor(({ rc }) => nameReasonCode(rc), {
      id: 'meaning',
      header: () => text.result,
      enableSorting: false,
      meta: { shrinks: true },
    }),
  ];
}
