/** Query records as a file, written while they are read: only some thousand are in memory at a time. */
import { Readable } from 'node:stream';
import type { Place } from '../../shared/base/cursor.ts';
import type { QueryRecordRow, RecordExportFormat } from '../../shared/query-records/query-records.ts';
import { csvRow } from '../../shared/base/csv.ts';
import { fileName } from '../../shared/base/file-name.ts';
import { xlsxMediaType } from '../../shared/base/media-types.ts';
import { reasonCode } from '../../shared/services/reason-codes.ts';
import type { Session } from '../auth/sessions.ts';
import { csvReply, FileReply } from '../http/file-reply.ts';
import { listAllRecords } from '../archive/all-records.ts';
import type { RecordSources } from '../archive/read-archive.ts';
import type { RecordFilter } from '../query-records/read-query-records.ts';
import { textRow } from '../http/text-cells.ts';
import { workbookOf } from '../http/workbook.ts';
import { rowFor } from './shown-record.ts';

interface Wanted {
  readonly filter: RecordFilter;
  /** The user of the filter, as the caller named them. */
  readonly user: string | undefined;
  readonly format: RecordExportFormat;
}

/** Exports the records that the caller may see, newest first, masked for them. */
export function recordExport(sources: RecordSources, session: Session, { filter, user, format }: Wanted): FileReply {
  const { from, to, service, country, class: outcome, code } = filter;
  const rows = (write: WriteRow) => rowsOf(sources, session, { filter, write });
  const name = `${fileName('queries', service, country, outcome, code, user && 'by', user, from, to)}.${format}`;
  if (format === 'csv')
    return csvReply(
      name,
      rows((cells) => `${csvRow(cells)}\r\n`),
    );
  return new FileReply({ name, type: xlsxMediaType, open: async () => Readable.from(workbookOf(rows(textRow)), { objectMode: false }) });
}

type WriteRow = (cells: readonly string[], row: number) => string;

/** The value under each heading. */
const columns: Readonly<Record<string, (row: QueryRecordRow) => string>> = {
  at: ({ at }) => at,
  tel: ({ tel }) => tel,
  isoCountry: ({ isoCountry }) => isoCountry,
  countryName: ({ countryName }) => countryName,
  service: ({ service }) => service,
  rc: ({ rc }) => String(rc),
  class: ({ rc }) => reasonCode(rc)?.class ?? '',
  channel: ({ channel }) => channel,
  user: ({ user }) => user ?? '',
  key: ({ key }) => key ?? '',
};
const readAtOnce = 2_000;

/** Yields the heading and the records, some thousand at a time. */
async function* rowsOf(
  sources: RecordSources,
  session: Session,
  { filter, write }: { filter: RecordFilter; write: WriteRow },
): AsyncGenerator<string> {
  let row = 1;
  yield write(Object.keys(columns), row);
  for (let before: Place | undefined; ;) {
    const found = await listAllRecords(sources, session.organisationId, { filter, before, limit: readAtOnce });
    if (found.length > 0) yield found.map((record) => write(cellsOf(rowFor(session, record)), (row += 1))).join('');
    before = found.at(-1);
    if (found.length < readAtOnce) return;
  }
}

const cellsOf = (row: QueryRecordRow) => Object.values(columns).map((cell) => cell(row));
