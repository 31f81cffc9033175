/** Query records as a file, written while they are read: only some thousand are in memory at a time. */
import { Readable } from 'node:stream';
import type { Place } from '../../shared/base/cursor.ts';
import type { QueryRecordRow, RecordExportFormat } from '../../shared/query-records/query-records.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { noCountry } from '../../numbers/ranges/country-of-number.ts';
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
  readonly language: LanguageTag;
}

/** Exports the records that the caller may see, newest first, masked for them. */
export function recordExport(sources: RecordSources, session: Session, { filter, user, format, language }: Wanted): FileReply {
  const { from, to, service, country, class: outcome, code } = filter;
  const rows = (write: WriteRow) => rowsOf(sources, session, { filter, language, write });
  const name = `${fileName('queries', service, country, outcome, code, user && 'by', user, from, to)}.${format}`;
  if (format === 'csv')
    return csvReply(
      name,
      rows((cells) => `${csvRow(cells)}\r\n`),
    );
  return new FileReply({ name, type: xlsxMediaType, open: async () => Readable.from(workbookOf(rows(textRow)), { objectMode: false }) });
}

type WriteRow = (cells: readonly string[], row: number) => string;

/** The value under each heading, which is the name of the field. */
const columns = {
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
} satisfies Readonly<Record<string, (row: QueryRecordRow) => string>>;

const germanHeadings: Readonly<Record<keyof typeof columns, string>> = {
  at: 'Zeit',
  tel: 'Rufnummer',
  isoCountry: 'Ländercode',
  countryName: 'Land',
  service: 'Dienst',
  rc: 'Reason-Code',
  class: 'Klasse',
  channel: 'Kanal',
  user: 'Benutzer',
  key: 'API-Schlüssel',
};
const readAtOnce = 2_000;

/** Yields the heading and the records, some thousand at a time. */
async function* rowsOf(
  sources: RecordSources,
  session: Session,
  { filter, language, write }: Pick<Wanted, 'filter' | 'language'> & { readonly write: WriteRow },
): AsyncGenerator<string> {
  let row = 1;
  yield write(language === 'de' ? Object.values(germanHeadings) : Object.keys(columns), row);
  for (let before: Place | undefined; ;) {
    const found = await listAllRecords(sources, session.organisationId, { filter, before, limit: readAtOnce });
    if (found.length > 0) yield found.map((record) => write(cellsOf(inLanguage(language, rowFor(session, record))), (row += 1))).join('');
    before = found.at(-1);
    if (found.length < readAtOnce) return;
  }
}

const germanCountries = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });

/** Names the country of a record. */
function inLanguage(language: LanguageTag, row: QueryRecordRow): QueryRecordRow {
  const { isoCountry } = row;
  if (language === 'en') return row;
  if (isoCountry === '001') return { ...row, countryName: 'Globaler Dienst' };
  if (isoCountry === noCountry) return { ...row, countryName: 'Unbekannt' };
  return { ...row, countryName: germanCountries.of(isoCountry) ?? row.countryName };
}

const cellsOf = (row: QueryRecordRow) => Object.values(columns).map((cell) => cell(row));
