import type { FastifyInstance } from 'fastify';
import { qdrGraph, qdrReport } from '../../shared/reports/reports.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { requireCountries } from '../query-records/country-names.ts';
import { type DaysFromTo, pastDays } from './past-days.ts';
import { untilRecorded } from './until-recorded.ts';
import { countryRows, graph, type Period, readReport, tailoredRows } from './report.ts';

export function reportsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, clock } = deps;

  serve(qdrReport, async ({ query, session: { organisationId }, reply }) => {
    await untilRecorded(deps, organisationId, reply);
    const { countryList } = query;
    if (countryList === undefined) {
      return { response: countryRows(await readReport(db, organisationId, completeDays(query, clock()))) };
    }
    requireCountries(countryList);
    return { response: tailoredRows(await readReport(db, organisationId, daysUpToNow(query, clock())), countryList) };
  });

  serve(qdrGraph, async ({ query, session: { organisationId }, reply }) => {
    await untilRecorded(deps, organisationId, reply);
    return { response: graph(await readReport(db, organisationId, completeDays(query, clock()))) };
  });
}

interface Asked {
  readonly daysAgo?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currentCompany?: BatchServiceCode | undefined;
  readonly failed?: boolean | undefined;
}

/** The complete days before today, where no days are named; none of them asked for is today so far. */
function completeDays(asked: Asked, now: Date): Period {
  const today = utcDay(now);
  const { daysAgo = 0 } = asked;
  return asPeriod(asked, today, { from: addDays(today, -daysAgo), to: daysAgo === 0 ? today : addDays(today, -1) });
}

/** The day so many days ago, and everything since, where no days are named. */
function daysUpToNow(asked: Asked, now: Date): Period {
  const today = utcDay(now);
  return asPeriod(asked, today, { from: addDays(today, -(asked.daysAgo ?? 0)), to: today });
}

function asPeriod(asked: Asked, today: string, byDaysAgo: DaysFromTo): Period {
  const { from, to, currentCompany: service, failed: withFailed = false } = asked;
  const days = from === undefined || to === undefined ? byDaysAgo : pastDays({ from, to }, today);
  return { ...days, service, withFailed };
}
