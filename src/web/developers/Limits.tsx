import { batchLimits } from '../../shared/batches/batches.ts';
import * as limits from '../../shared/base/limits.ts';
import { bits } from '../../shared/base/permissions.ts';
import { currentConfig } from '../api/public-config.ts';
import { useReply } from '../api/queries.ts';
import { formatCount } from '../locale/current-locale.ts';
import { usePermission } from '../session/session.ts';
import { fileSize } from '../ui/file-size.ts';
import { PlainTable } from '../ui/table/PlainTable.tsx';
import { developersText } from './developers.text.ts';
import { PageSection } from './PageSection.tsx';
import type { DescribedApi } from './use-api-document.ts';

const text = developersText.limits;
const { days, hours, seconds } = text;

type Line = readonly [what: string, most: string];

const columns = [
  { title: text.columns.what, cell: ([what]: Line) => what, className: 'font-normal!' },
  { title: text.columns.most, cell: ([, most]: Line) => most },
];

/** The limits of every organisation, from the portal's own rules. */
const constant = (): Line[] => [
  [text.numbersInCall, formatCount(limits.bulkQueryMaxNumbers)],
  [text.bytesInCall, fileSize(limits.bulkQueryMaxBytes)],
  [text.numbersInBatch, formatCount(limits.batchMaxNumbers)],
  [text.bytesInBatch, fileSize(limits.batchMaxBytes)],
  [text.page, formatCount(limits.pageMaxRows)],
  [text.batchDays, days(currentConfig().batchesKeptDays)],
  [text.ranges, formatCount(limits.rangeSearchMaxMatches)],
  [text.rangeWorkbook, formatCount(limits.rangeWorkbookMaxRows)],
  [text.rangeChanges, formatCount(limits.rangeChangesMaxRows)],
  [text.period, days(limits.periodMaxDays)],
  [text.records, days(currentConfig().recordsKeptDays)],
  [text.recordsPage, formatCount(limits.queryRecordsPageSize)],
  [text.recordsWorkbook, formatCount(limits.queryWorkbookMaxRows)],
  [text.watched, formatCount(limits.watchedMost)],
  [text.watchedAtOnce, formatCount(limits.watchedAtOnce)],
  [text.watchChanges, days(limits.watchChangesKeptDays)],
  [text.tickets, formatCount(limits.maxListedTickets)],
  [text.keys, formatCount(limits.apiKeysMost)],
  [text.keyDays, text.keyDaysOf(days(limits.apiKeyDays), days(limits.apiKeyMaxDays))],
  [text.rotated, hours(limits.rotatedKeyHours)],
  [text.addresses, formatCount(limits.apiKeyAddressesMost)],
  [text.webhooks, formatCount(limits.webhooksMost)],
  [text.webhookReply, seconds(limits.webhookTimeoutSeconds)],
  [text.deliveries, days(limits.webhookDeliveriesKeptDays)],
];

/** The limits of a program: of its calls (from the API document's reply), of the organisation's batches, and the fixed ones. */
export function Limits({ policy }: { policy: DescribedApi['policy'] }) {
  const ofCalls: Line = [text.calls, policy === null ? text.noLimit : text.callsIn(policy.calls, policy.seconds)];
  const lines = [ofCalls, ...useBatchLines(), ...constant()];
  return (
    <PageSection id="limits">
      <PlainTable name={developersText.sections.limits} columns={columns} rows={lines} rowId={([what]) => what} className="max-h-none!" />
    </PageSection>
  );
}

function useBatchLines(): Line[] {
  const { data } = useReply(batchLimits, {}, { enabled: usePermission(bits.test_and_diagnostics), isHelp: true });
  if (!data) return [];
  const { open, today, megabytes } = data.message;
  const line = (what: string, { used, max }: typeof open): Line => [
    what,
    text.used(formatCount(max), formatCount(used, { maximumFractionDigits: 1 })),
  ];
  return [line(text.openBatches, open), line(text.batchesToday, today), line(text.batchMegabytes, megabytes)];
}
