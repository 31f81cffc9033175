import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  callerAsUser,
  exportQueryRecords,
  type QueryRecordFilters,
  queryRecords,
  type QueryRecordRow,
  queryTotals,
} from '../../../shared/api/query-records.ts';
import { cursorOf, type Place, readCursor } from '../../../shared/api/cursor.ts';
import { csvRow } from '../../../shared/csv.ts';
import { queryRecordsPageSize, recordsKeptDays } from '../../../shared/limits.ts';
import { bits, holds } from '../../../shared/permissions.ts';
import { reasonCode } from '../../../shared/services/reason-codes.ts';
import { addDays, utcDay } from '../../../shared/utc-day.ts';
import { recordAuditOf } from '../../auth/audit-log.ts';
import type { Session } from '../../auth/sessions.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { FileReply } from '../../http/file-reply.ts';
import { serveOn } from '../../http/serve.ts';
import { nameOfCountry, requireCountries } from '../../query-log/country-names.ts';
import { listRecords, type RecordFilter, totalRecords } from '../../query-log/read-query-records.ts';
import { pastDays } from './past-days.ts';

export function queryRecordsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, clock } = deps;

  serve(queryRecords, async ({ query, session }) => {
    const { before, ...asked } = query;
    const filter = filterOf(asked, session, clock());
    const limit = queryRecordsPageSize;
    // One more than are answered says whether there are older ones.
    const found = await listRecords(db, session.organisationId, { filter, before: readCursor(before), limit: limit + 1 });
    const rows = found.slice(0, limit);
    return { response: { rows: rows.map((row) => rowFor(session, row)), older: found.length > limit ? cursorOf(rows.at(-1)) : null } };
  });

  serve(queryTotals, async ({ query, session }) => {
    const now = clock();
    const filter = filterOf(query, session, now);
    const { records, report } = await totalRecords(db, session.organisationId, filter);
    const isCounted = filter.class === undefined && filter.code === undefined && filter.userId === undefined;
    const keptFrom = addDays(utcDay(now), -recordsKeptDays);
    const difference = { answered: report.answered - records.answered, failed: report.failed - records.failed };
    return {
      response: {
        records,
        report: isCounted ? report : null,
        // Of days whose records are gone the difference is no longer what batches asked.
        inBatches: isCounted && filter.from >= keptFrom ? difference : null,
        keptFrom,
      },
    };
  });

  serve(exportQueryRecords, async ({ query, session }) => {
    const filter = filterOf(query, session, clock());
    const days = `${filter.from} to ${filter.to}`;
    await recordAuditOf(db, session, { action: 'query records exported', detail: days });
    return new FileReply({
      name: `queries-${filter.from}-${filter.to}.csv`,
      type: 'text/csv; charset=utf-8',
      open: async () => Readable.from(csvOf(deps, session, filter)),
    });
  });
}

const exportedAtOnce = 2_000;
const byteOrderMark = '\ufeff';
const columns = ['at', 'tel', 'isoCountry', 'countryName', 'service', 'rc', 'class', 'channel', 'user'];

async function* csvOf({ db }: Deps, session: Session, filter: RecordFilter): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvRow(columns)}\r\n`;
  for (let before: Place | undefined; ;) {
    const found = await listRecords(db, session.organisationId, { filter, before, limit: exportedAtOnce });
    const lines = found.map((record) => {
      const { at, tel, isoCountry, countryName, service, rc, channel, user } = rowFor(session, record);
      return `${csvRow([at, tel, isoCountry, countryName, service, rc, reasonCode(rc)?.class, channel, user])}\r\n`;
    });
    if (lines.length > 0) yield lines.join('');
    before = found.at(-1);
    if (found.length < exportedAtOnce) return;
  }
}

/** Throws a refusal where the caller may not ask for that, or where nothing could be found. */
function filterOf({ user, ...asked }: QueryRecordFilters, session: Session, now: Date): RecordFilter {
  const userId = user === callerAsUser ? session.portalId : user;
  if (userId !== undefined && userId !== session.portalId && !isAdministrator(session))
    throw new AppError('forbidden', 'Only an administrator sees who asked what');
  if (asked.country !== undefined) requireCountries([asked.country], 'country');
  return { ...asked, ...pastDays(asked, utcDay(now)), userId };
}

const isAdministrator = ({ permissions }: Session) => holds(permissions, bits.user_management);

type Found = Awaited<ReturnType<typeof listRecords>>[number];

/** How many digits of a number everybody with reports sees: its country, and a little more. */
const shownDigits = 4;

function rowFor(session: Session, { id, at, portal_user_id, channel, service, tel, country, rc, user }: Found): QueryRecordRow {
  const isOwn = portal_user_id === session.portalId;
  const isMasked = !isOwn && !isAdministrator(session);
  return {
    id,
    at: at.toISOString(),
    tel: isMasked ? `${tel.slice(0, shownDigits)}…` : tel,
    isMasked,
    isoCountry: country,
    countryName: nameOfCountry(country),
    service,
    rc,
    channel,
    user: isMasked ? null : user,
    isOwn,
  };
}
