/** The demo's past: what its organisations asked in the `demoDays` before the first start. */
import { noCountry } from '../../numbers/ranges/country-of-number.ts';
import { SeededRandom } from '../../numbers/demo/seeded-random.ts';
import { reportServices } from '../../shared/reports/reports.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { addDays, dayMs, daysFromTo, utcDay } from '../../shared/base/utc-day.ts';
import type { QueryRecord } from '../query-records/record-columns.ts';

const demoDays = 35;

/** The days that have queries: not today, so that reports of today show what people themselves ask. */
export function demoQueryDays(now: Date): string[] {
  const today = utcDay(now);
  return daysFromTo(addDays(today, -demoDays), addDays(today, -1));
}

/** Numbers that belong to nobody, or to a range alone. `share` is how busy a country is; the first four are asked about every day. */
const destinations = [
  { country: 'GB', beginning: '447700900', digits: 3, share: 9 },
  { country: 'US', beginning: '121255501', digits: 2, share: 7 },
  { country: 'FR', beginning: '3363998', digits: 4, share: 6 },
  { country: 'DE', beginning: '49151', digits: 8, share: 5 },
  { country: 'ES', beginning: '34600', digits: 6, share: 4 },
  { country: 'IT', beginning: '39320', digits: 7, share: 4 },
  { country: 'IN', beginning: '919800', digits: 6, share: 4 },
  { country: 'BR', beginning: '55119', digits: 8, share: 3 },
  { country: 'SE', beginning: '467017406', digits: 2, share: 3 },
  { country: 'AU', beginning: '6125550', digits: 4, share: 2 },
  { country: 'PL', beginning: '48500', digits: 6, share: 2 },
  { country: 'NL', beginning: '31610', digits: 6, share: 2 },
  { country: 'ZA', beginning: '27820', digits: 6, share: 1 },
  { country: 'JP', beginning: '8190', digits: 8, share: 1 },
  { country: noCountry, beginning: '999', digits: 9, share: 1 },
] as const;
const everyDay = 4;

/** Repeatable: the same organisation, day and service have the same queries in every demo. */
export function demoQueries(organisationId: number, days: readonly string[]): QueryRecord[] {
  return days.flatMap((day) => reportServices.flatMap((service, index) => queriesOf(organisationId, day, { service, index })));
}

function queriesOf(organisationId: number, day: string, { service, index }: { service: BatchServiceCode; index: number }): QueryRecord[] {
  const random = new SeededRandom((Date.parse(day) / dayMs) * 100_003 + organisationId * 31 + index);
  const weekday = new Date(day).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const query = ({ country, beginning, digits }: (typeof destinations)[number], rc: number): QueryRecord => ({
    organisationId,
    at: new Date(Date.parse(day) + random.below(dayMs)),
    portalUserId: null,
    keyId: null,
    channel: 'import',
    service,
    tel: beginning + random.digits(digits),
    country,
    rc,
  });
  return destinations.flatMap((destination, rank) => {
    const isBusy = rank < everyDay;
    const most = isWeekend ? Math.ceil(destination.share / 2) : destination.share;
    // The first service is the one asked most; of the others each has a little, so that the first start stays quick.
    const succeeded = Number(isBusy) + (index === 0 ? random.below(most + 1) : Number(random.below(9) < most - 4));
    const failed = Number(isBusy || random.below(30) === 0);
    return [
      ...Array.from({ length: succeeded }, () => query(destination, random.pick(goodEndings))),
      ...Array.from({ length: failed }, () => query(destination, random.pick(badEndings))),
    ];
  });
}

const goodEndings = [0, 0, 0, 0, 1, 2];
const badEndings = [300, 301];
