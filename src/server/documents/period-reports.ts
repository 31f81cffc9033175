/** Each organisation's weekly and monthly reports, made once when the period is over. */
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentDeps, type PrintedNames, publishDocument } from './documents.ts';
import { formatDays, type PeriodReport, readPeriod, reportCsv, reportPdf, reportTitle } from './period-report.ts';
import { StorageAway } from '../storage/storage.ts';
import { finishedPeriods, type Period } from './periods.ts';

/** How far back reports are made where they are missing: after a longer stop, or for imported records. */
const weeksBack = 8;
const monthsBack = 3;

interface ReportDeps extends DocumentDeps {
  readonly config: Pick<PrintedNames, 'PROVIDER_NAME'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
type Organisation = PeriodReport['organisation'];

/**
 * Makes the reports that are missing for periods that are over. An organisation without queries in a period gets none, but for
 * `evenWithoutQueries`: those get the newest week and month in any case. Any number of nodes may run this at once. Throws
 * `StorageAway` where reports could not be stored, after all others.
 */
export async function makePeriodReports(deps: ReportDeps, evenWithoutQueries: readonly number[] = []): Promise<void> {
  const now = deps.clock();
  let waiting = 0;
  for (const periods of [finishedPeriods('weekly', now, weeksBack), finishedPeriods('monthly', now, monthsBack)]) {
    for (const [index, period] of periods.entries()) {
      for (const organisation of await organisationsWithout(deps, period, index === 0 ? evenWithoutQueries : [])) {
        // One organisation whose report cannot be made must not keep the others from theirs.
        await publishReport(deps, organisation, period).catch((err: unknown) => {
          if (err instanceof StorageAway) waiting += 1;
          deps.log.error({ err, organisationId: organisation.id, period: period.name }, 'a report could not be made');
        });
      }
    }
  }
  if (waiting > 0) throw new StorageAway(`${waiting} reports could not be stored`);
}

/** Those that asked something in the period and have no report of it; the PDF is published last, so it says that both are there. */
async function organisationsWithout({ db }: ReportDeps, period: Period, evenWithoutQueries: readonly number[]): Promise<Organisation[]> {
  const { rows } = await sql<Organisation>`
    select id, name from organisations
    where not exists (
        select 1 from documents
        where organisation_id = organisations.id and matter = ${matterOf(period)} and series = ${seriesOf(period, 'pdf')}
      )
      and (
        exists (select 1 from query_daily where organisation_id = organisations.id and day between ${period.from} and ${period.to})
        or id = any (${[...evenWithoutQueries]}::integer[])
      )
    order by id`.execute(db);
  return rows;
}

async function publishReport(deps: ReportDeps, organisation: Organisation, period: Period): Promise<void> {
  const report = await readPeriod(deps.db, organisation, period);
  const fileName = `${period.kind}-report-${period.name}`;
  const common = {
    matter: matterOf(period),
    organisationId: organisation.id,
    title: `${reportTitle(period)}, ${formatDays(period)}`,
    source: 'daily counts',
  };
  await publishDocument(deps, {
    ...common,
    series: seriesOf(period, 'csv'),
    fileName: `${fileName}.csv`,
    type: 'text/csv; charset=utf-8',
    content: () => Buffer.from(reportCsv(report)),
  });
  await publishDocument(deps, {
    ...common,
    series: seriesOf(period, 'pdf'),
    fileName: `${fileName}.pdf`,
    type: 'application/pdf',
    content: () => reportPdf(report, { author: deps.config.PROVIDER_NAME, date: deps.clock() }),
  });
}

const matterOf = ({ kind }: Period) => `my-documents/${kind}-reports` as const;
const seriesOf = ({ name }: Period, format: 'csv' | 'pdf') => `${name}.${format}`;
