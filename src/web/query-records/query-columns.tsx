import type { QueryRecordRow } from '../../shared/query-records/query-records.ts';
import { shownTime } from '../ui/shown-time.ts';
import type { Column } from '../ui/table/columns.ts';
import { shownCountry } from '../ui/country-names.ts';
import { nameReasonCode } from '../ui/reason-codes.text.ts';
import { queryRecordsText } from './query-records.text.ts';

const { columns: text, askedBy: who } = queryRecordsText;

/** Who asked, in words; `isAdministrator` is told of whoever still is a user here. */
function askedBy({ channel, isOwn, user, key }: QueryRecordRow, isAdministrator: boolean): string {
  if (channel === 'import') return who.provider;
  const person = isOwn ? who.you : (user ?? (isAdministrator ? who.removed : who.another));
  return key === null ? person : who.withKey(person, key);
}

export function queryColumns(isAdministrator: boolean): readonly Column<QueryRecordRow>[] {
  return [
    {
      id: 'at',
      title: text.time,
      value: ({ at }) => shownTime(at, { seconds: true }),
      content: ({ at }) => <time dateTime={at}>{shownTime(at, { seconds: true })}</time>,
      order: 'digits',
      isMono: true,
      isSortable: false,
    },
    { id: 'tel', title: text.number, isMono: true, isSortable: false },
    {
      id: 'countryName',
      title: text.country,
      value: ({ isoCountry, countryName }) => shownCountry(isoCountry, countryName),
      isSortable: false,
    },
    { id: 'service', title: text.service, isSortable: false },
    { id: 'rc', title: text.code, value: ({ rc }) => String(rc), isMono: true, isSortable: false },
    { id: 'user', title: text.user, value: (row) => askedBy(row, isAdministrator), isSortable: false },
    { id: 'meaning', title: text.result, isDerived: true, value: ({ rc }) => nameReasonCode(rc), isSortable: false },
  ];
}
