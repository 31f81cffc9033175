/**
 * The demo's data sets beside the ranges. They are made up, only about drama numbers, and dated relative to the day of the demo, so that "in the last 30 days"
 * always finds something. Equal ranges and day give equal data.
 */
import { readCoverage } from '../../shared/services/coverage.ts';
import { dayMs, utcDay } from '../../shared/base/utc-day.ts';
import { buildExactList, PrefixList } from '../lists/exact-list.ts';
import {
  emptyNumberData,
  numberListOf,
  type DataSet,
  type ListEntry,
  type Lists,
  type MessagingOverride,
  type NumberData,
  type RangeLookUp,
  type UkObservation,
} from '../number-data.ts';
import { type PortEvent } from '../lists/port.ts';
import { buildPorted } from '../lists/ported-numbers.ts';
import { demoCarriers, demoIds } from './demo-carriers.ts';
import { forcedOutcomes } from './magic-numbers.ts';

/** A move in the demo. `to: 'holder'` returns the number to the holder of its range. */
type Move = { tel: string; daysAgo: number; to: keyof typeof demoIds | 'holder'; rn?: string };

/** Moves sorted by number, then by time. */
const moves: readonly Move[] = [
  { tel: '12025550123', daysAgo: 90, to: 'otherWireless', rn: '+12025440000' },
  { tel: '12025550126', daysAgo: 5, to: 'otherWireless', rn: '+12025440000' },
  { tel: '33639980123', daysAgo: 45, to: 'autreMobile', rn: '0639' },
  { tel: '46701740610', daysAgo: 10, to: 'annanMobil' },
  { tel: '442079460124', daysAgo: 200, to: 'otherFixed' },
  { tel: '447700900123', daysAgo: 20, to: 'thirdMobile' },
  { tel: '447700900123', daysAgo: 12, to: 'otherMobile' },
  { tel: '447700900124', daysAgo: 400, to: 'otherMobile' },
  { tel: '447700900125', daysAgo: 60, to: 'otherMobile' },
  { tel: '447700900125', daysAgo: 25, to: 'holder' },
  { tel: '447700900300', daysAgo: 100, to: 'thirdMobile' },
];

/** Builds everything that the demo's answers read. Only the UTC day of `today` counts. */
export function demoNumberData(ranges: RangeLookUp, today: Date): NumberData {
  const empty = emptyNumberData(ranges);
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs;
  const made = <Content>(content: Content): DataSet<Content> => ({
    content,
    version: `demo-${dateOf(midnight)}`,
    asOf: timeOf(midnight),
    synthetic: true,
  });
  const lists: Lists = {
    overrides: made(buildExactList<MessagingOverride>([['12025550123', { acic: '9990090', acn: 'Example Texting' }]])),
    ukObservations: made(buildExactList(ukObservations(ranges, midnight))),
    dno: made(numberListOf([numberEntry('447700900198', 'subscriber-requested', dateOf(midnight - 30 * dayMs))])),
    dnoText: made(numberListOf([numberEntry('447700900199', 'subscriber-requested', dateOf(midnight - 30 * dayMs))])),
    irsf: made(
      numberListOf([
        numberEntry('447700900987', 'advertised test number', dateOf(midnight - 13 * dayMs)),
        { digits: '44770090097', match: 'prefix', reason: 'range of advertised test numbers', date: null },
      ]),
    ),
    aitRisk: made(new PrefixList([['44770090040', { reason: 'bursts of one-time codes', date: dateOf(midnight - 7 * dayMs) }]])),
    forcedOutcomes,
  };
  return {
    ...empty,
    ...lists,
    ported: { ...made(buildPorted(portEvents(ranges, midnight))), covers: readCoverage('FR,GB,SE,US') },
    carriers: new Map([...empty.carriers, ...demoCarriers]),
  };
}

function portEvents(ranges: RangeLookUp, midnight: number): PortEvent[] {
  let previous: PortEvent | undefined;
  return moves.map(({ tel, daysAgo, to, rn = '' }) => {
    const holder = holderIdOf(ranges, tel);
    const recipientSpId = to === 'holder' ? holder : demoIds[to];
    const isNext = previous?.tel === tel;
    previous = {
      tel,
      donorSpId: isNext && previous ? previous.recipientSpId : holder,
      recipientSpId,
      rn,
      cic: demoCarriers.get(recipientSpId)?.cic ?? '',
      portDate: timeOf(midnight - daysAgo * dayMs + 8 * 3_600_000),
      seq: isNext && previous ? previous.seq + 1 : 1,
    };
    return previous;
  });
}

/** Returns observations of moved numbers, except one number that was seen with the holder of its range. */
function ukObservations(ranges: RangeLookUp, midnight: number): [string, UkObservation][] {
  const lastSeen = timeOf(midnight - 2 * dayMs);
  const holder = holderIdOf(ranges, '447700900123');
  const moved = (changeDaysAgo: number, currentSpId: string): UkObservation => ({
    previousSpId: holder,
    currentSpId,
    changeSeen: timeOf(midnight - changeDaysAgo * dayMs),
    lastSeen,
  });
  return [
    ['447700900123', moved(11, demoIds.otherMobile)],
    ['447700900124', moved(399, demoIds.otherMobile)],
    ['447700900126', { previousSpId: null, currentSpId: holder, changeSeen: null, lastSeen }],
  ];
}

function holderIdOf(ranges: RangeLookUp, tel: string): string {
  const id = ranges.idOf(tel);
  return id < 0 ? '' : ranges.attributesAt(id).uniqueSpId;
}

function numberEntry(digits: string, reason: string, date: string): ListEntry {
  return { digits, match: 'number', reason, date };
}

function timeOf(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

function dateOf(time: number): string {
  return utcDay(new Date(time));
}
