/** Weekly and monthly reports of each organisation, each made once, by one node, after the period. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { languageTags } from '../../shared/base/language.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import type { FastifyBaseLogger } from 'fastify';
import { isWrittenIn } from './document-language.ts';
import { type DocumentDeps, type PrintedNames, publishDocument, readDocument } from './documents.ts';
import { listedTitle, type ReportedOrganisation, reportCsv, reportPdf, sumsOf } from './period-report.ts';
import { StorageAway } from '../storage/storage.ts';
import { finishedPeriods, type Period } from './periods.ts';

/** Periods back for which missing reports are made: after a longer stop, or for imported records. */
const weeksBack = 8;
const monthsBack = 3;

interface ReportDeps extends DocumentDeps {
  readonly config: Pick<PrintedNames, 'PROVIDER_NAME'> & { readonly KEEP_DOCUMENTS_DAYS?: number | undefined };
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly queryRecords: { isAllWritten(): Promise<boolean> };
}

/**
 * Makes the missing reports of past periods. Organisations without queries in a period get none, except those of `evenWithoutQueries`, which always get the
 * newest week and month. Any number of nodes may run this at once. Throws `StorageAway` if reports could not be stored, after all others.
 */
export async function makePeriodReports(deps: ReportDeps, evenWithoutQueries: readonly number[] = []): Promise<void> {
  const now = deps.clock();
  // A report is made once: by then the counts must hold every query of its period.
  if (!(await deps.queryRecords.isAllWritten())) throw new Error('Query records of the stream are not written yet');
  let waiting = 0;
  // Reports past their retention are not made again.
  const { KEEP_DOCUMENTS_DAYS: keptDays } = deps.config;
  const oldest = keptDays === undefined ? '' : addDays(utcDay(now), -keptDays);
  for (const periods of [finishedPeriods('weekly', now, weeksBack), finishedPeriods('monthly', now, monthsBack)]) {
    for (const [index, period] of periods.filter(({ to }) => to > oldest).entries()) {
      for (const organisation of fromAnywhere(await organisationsWithout(deps, period, index === 0 ? evenWithoutQueries : []))) {
        if (deps.leases?.stopping?.aborted) return;
        // A failed report of one organisation must not block the others.
        await publishReport(deps, organisation, period).catch((err: unknown) => {
          if (err instanceof StorageAway) waiting += 1;
          deps.log.error({ err, organisationId: organisation.id, period: period.name }, 'a report could not be made');
        });
      }
    }
  }
  if (waiting > 0) throw new StorageAway(inEnglish(`${waiting} reports could not be stored`));
}

/** Rotates the entries to a random start, so that each node makes its part, and waits for the others only at the end. */
function fromAnywhere<Entry>(entries: readonly Entry[]): Entry[] {
  const start = randomInt(Math.max(entries.length, 1));
  return [...entries.slice(start), ...entries.slice(0, start)];
}

/** Lists organisations with queries in the period that lack a report in some language; PDFs are published last, so their presence implies the CSV. */
async function organisationsWithout(
  { db }: ReportDeps,
  period: Period,
  evenWithoutQueries: readonly number[],
): Promise<ReportedOrganisation[]> {
  const { rows } = await sql<ReportedOrganisation>`
    select id, name from organisations
    where exists (
        select 1 from unnest(${[...languageTags]}::text[]) as missing (language)
        where not exists (
          select 1 from documents
          where organisation_id = organisations.id and matter = ${matterOf(period)} and series = ${seriesOf(period, 'pdf')}
            and ${isWrittenIn(sql.ref('missing.language'))}
        )
      )
      and (
        exists (select 1 from query_daily where organisation_id = organisations.id and day between ${period.from} and ${period.to})
        or id = any (${[...evenWithoutQueries]}::integer[])
      )
    order by id`.execute(db);
  return rows;
}

async function publishReport(deps: ReportDeps, organisation: ReportedOrganisation, period: Period): Promise<void> {
  const fileName = `${period.kind}-report-${period.name}`;
  const common = {
    matter: matterOf(period),
    organisationId: organisation.id,
    source: 'daily counts',
  };
  const csv = await publishDocument(deps, {
    ...common,
    series: seriesOf(period, 'csv'),
    title: listedTitle(period, 'en'),
    fileName: `${fileName}.csv`,
    type: 'text/csv; charset=utf-8',
    content: () => reportCsv(deps.db, organisation, period),
  });
  if (!csv) throw new Error('The report was removed while it was made');
  for (const language of languageTags) {
    await publishDocument(deps, {
      ...common,
      series: seriesOf(period, 'pdf'),
      language,
      title: listedTitle(period, language),
      fileName: `${fileName}.pdf`,
      type: 'application/pdf',
      content: async () => {
        const sums = await sumsOf(await readDocument(deps.storage, csv));
        return reportPdf({ language, organisation, period, sums, author: deps.config.PROVIDER_NAME, date: deps.clock() });
      },
    });
  }
}

const matterOf = ({ kind }: Period) => `my-documents/${kind}-reports` as const;
const seriesOf = ({ name }: Period, format: 'csv' | 'pdf') => `${name}.${format}`;
