import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  callerAsUser,
  exportQueryRecords,
  type QueryRecordFilters,
  queryRecords,
  queryTotals,
} from '../../shared/query-records/query-records.ts';
import { cursorOf, readCursor } from '../../shared/base/cursor.ts';
import { prefixesOfPlace } from '../../numbers/from-packages/places.ts';
import { queryRecordsPageSize, queryWorkbookMaxRows } from '../../shared/base/limits.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { queryRecordsSaid } from '../../shared/query-records/said.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import { comparableDays, firstUncompared } from '../query-records/comparable-days.ts';
import { requireCountries } from '../query-records/country-names.ts';
import { listAllRecords, requireArchive, totalAllRecords } from '../archive/all-records.ts';
import type { RecordFilter } from '../query-records/read-query-records.ts';
import { createPlaces, keepUntilSent } from '../http/made-files.ts';
import { createCountingTurns } from './counting-turns.ts';
import { pastDays } from './past-days.ts';
import { recordExport } from './record-export.ts';
import { isAdministrator, rowFor } from './shown-record.ts';
import { untilRecorded } from './until-recorded.ts';

export function queryRecordsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, clock, config } = deps;
  const inTurn = createCountingTurns();
  const workbookPlaces = createPlaces('workbook');
  const countTotals = async ({ organisationId }: Session, filter: RecordFilter, { raw }: FastifyReply) => {
    const days = await comparableDays(db, clock(), config.KEEP_QUERY_RECORDS_DAYS);
    const countedFrom = isReported(filter) ? firstUncompared(filter.from, days) : filter.from;
    const totals = await inTurn(
      organisationId,
      () => totalAllRecords(deps, organisationId, { ...filter, countedFrom }),
      () => raw.destroyed,
    );
    return { ...totals, days };
  };

  serve(queryRecords, async ({ query, session, reply }) => {
    await untilRecorded(deps, session.organisationId, reply);
    const { before, ...asked } = query;
    const filter = filterOf(asked, session, clock());
    const limit = queryRecordsPageSize;
    // One more than requested tells whether there are older ones.
    const found = await listAllRecords(deps, session.organisationId, { filter, before: readCursor(before), limit: limit + 1 });
    const rows = found.slice(0, limit);
    return { response: { rows: rows.map((row) => rowFor(session, row)), older: found.length > limit ? cursorOf(rows.at(-1)) : null } };
  });

  serve(queryTotals, async ({ query, session, reply }) => {
    await untilRecorded(deps, session.organisationId, reply);
    const filter = filterOf(query, session, clock());
    const { records, report, batches, days } = await countTotals(session, filter, reply);
    const isCounted = isReported(filter);
    const { countedFrom, keptFrom } = days;
    // Only this is known about days before batches were counted.
    const difference = { answered: report.answered - records.answered, failed: report.failed - records.failed };
    const inBatches = filter.from >= countedFrom ? batches : difference;
    return {
      response: {
        records,
        report: isCounted ? report : null,
        // The sums do not match on days whose records are gone.
        inBatches: isCounted && filter.from >= keptFrom ? inBatches : null,
        keptFrom,
      },
    };
  });

  serve(exportQueryRecords, async ({ query: { format, language, ...asked }, session, reply }) => {
    const filter = filterOf(asked, session, clock());
    if (format === 'xlsx') {
      keepUntilSent(reply, workbookPlaces.takeNow(session.organisationId));
      requireWorkbookRows((await countTotals(session, filter, reply)).records);
    }
    await untilRecorded(deps, session.organisationId, reply);
    await requireArchive(deps, session.organisationId, filter);
    await recordAuditOf(db, session, { action: 'query records exported', detail: `${filter.from} to ${filter.to}` });
    return recordExport(deps, session, { filter, user: asked.user, format, language });
  });
}

/** True if reports count the filtered records: they count only by day, service and country. */
const isReported = ({ class: wantedClass, prefixes, code, userId, keyId }: RecordFilter) =>
  [wantedClass, prefixes, code, userId, keyId].every((part) => part === undefined);

/** Throws a refusal if there are more records than a workbook can hold. */
function requireWorkbookRows({ answered, failed }: { answered: number; failed: number }): void {
  const all = answered + failed;
  if (all > queryWorkbookMaxRows) throw new AppError('validation_failed', queryRecordsSaid.workbook(queryWorkbookMaxRows, all));
}

/** Builds the filter. Throws a refusal if the caller may not use it, or if it could match nothing. */
function filterOf({ user, key, loc, ...asked }: QueryRecordFilters, session: Session, now: Date): RecordFilter {
  const userId = user === callerAsUser ? session.portalId : user;
  if (userId !== undefined && userId !== session.portalId && !isAdministrator(session))
    throw new AppError('forbidden', queryRecordsSaid.administratorsAlone);
  if (asked.country !== undefined) requireCountries([asked.country], 'country');
  // Only administrators see others' keys, and a city would reveal more of another user's number than its shown digits.
  const onlyOwn = (key ?? loc) !== undefined && !isAdministrator(session) ? session.portalId : userId;
  const prefixes = loc === undefined ? undefined : prefixesOf(loc, asked.country);
  return { ...asked, ...pastDays(asked, utcDay(now)), prefixes, userId: onlyOwn, keyId: key };
}

/** Returns the prefixes of a city or region. Throws a refusal if it is unknown in the country. */
function prefixesOf(loc: string, country: string | undefined): string[] {
  const refused = (message: Said) => new AppError('validation_failed', message, { errors: { loc: message } });
  if (country === undefined) throw refused(queryRecordsSaid.countryToo);
  const prefixes = prefixesOfPlace(country, loc);
  if (prefixes.length === 0) throw refused(queryRecordsSaid.noSuchPlace(loc));
  return prefixes;
}
