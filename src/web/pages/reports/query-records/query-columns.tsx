import type { QueryRecordRow } from '../../../../shared/api/query-records.ts';
import { utcTime } from '../../../../shared/utc-time.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { nameReasonCode } from '../../../ui/reason-codes.text.ts';

/** Who asked, in words; `isAdministrator` is told of whoever still is a user here. */
function askedBy({ channel, isOwn, user }: QueryRecordRow, isAdministrator: boolean): string {
  if (channel === 'import') return 'The provider’s platform';
  if (isOwn) return 'You';
  return user ?? (isAdministrator ? 'A removed user' : 'Another user');
}

export function queryColumns(isAdministrator: boolean): readonly Column<QueryRecordRow>[] {
  return [
    {
      id: 'at',
      title: 'Time',
      value: ({ at }) => utcTime(at, { seconds: true }),
      content: ({ at }) => <time dateTime={at}>{utcTime(at, { seconds: true })}</time>,
      order: 'digits',
      isMono: true,
      isSortable: false,
    },
    { id: 'tel', title: 'Number', isMono: true, isSortable: false },
    { id: 'countryName', title: 'Country', isSortable: false },
    { id: 'service', title: 'Service', isSortable: false },
    { id: 'rc', title: 'Code', value: ({ rc }) => String(rc), isMono: true, isSortable: false },
    { id: 'user', title: 'Asked by', value: (row) => askedBy(row, isAdministrator), isSortable: false },
    { id: 'meaning', title: 'Result', isDerived: true, value: ({ rc }) => nameReasonCode(rc), isSortable: false },
  ];
}
