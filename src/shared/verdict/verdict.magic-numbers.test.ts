/** What the verdict says of each magic number: written out from what `docs/magic-numbers.md` says that the number shows. */
import { describe, expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import { verdict } from './verdict.ts';

const example = 'Example Mobile 0044901';
const noPorts = (country: string) => `Cannot be told: there is no porting data for ${country} here`;
const notPorted = 'None: the number is not ported';
const noLists = ['Not listed', 'Not listed', 'Not listed', 'Not listed'];
const ukMobile = { type: 'Mobile, United Kingdom', operator: example, ported: 'No, never', rn: notPorted, lists: noLists };
const demo = '(demo data)';
/** The simulated live routing is newer than the demo's porting data. */
const simulated = '(simulated)';
const ukServed = `A mobile number in the United Kingdom, served by Example Mobile and not ported ${simulated}`;
const reachable = 'reachable now (simulated)';
const noList = `on none of 4 fraud lists ${demo}`;
const demoPorts = 'Cannot be told: only demo porting data is loaded';
const byType = 'By its type, whatever lists say';

interface Expected {
  sentence: string;
  operator?: string;
  type?: string;
  ported?: string;
  rn?: string;
  reachable?: string;
  /** Do not originate voice and text, revenue share, inflated traffic. */
  lists?: readonly string[];
}

const table: Record<string, Expected> = {
  '447700900123': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, ported from Example Mobile to Other Mobile on 2026-11-08 ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Other Mobile 9990001',
    ported: 'Yes, 2026-11-08, Example Mobile → Other Mobile',
    rn: 'Cannot be told: none is on record',
    reachable: 'Yes',
  },
  '999123456789': { sentence: '999123456789 begins with the code of no country, so nobody can hold it.' },
  '4477009001': { sentence: '4477009001 has the wrong length for a number in the United Kingdom, so nobody can hold it.' },
  '446000000000': { sentence: '446000000000 lies in no allocated range in the United Kingdom, so nobody can hold it.' },
  '12025550123': {
    sentence: `A mobile number in the United States, ported from Example Wireless to Other Wireless on 2026-08-22 ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Other Wireless 9990011',
    type: 'Mobile, United States',
    ported: 'Yes, 2026-08-22, Example Wireless → Other Wireless',
    rn: '+12025440000',
    reachable: 'Yes',
    lists: noLists,
  },
  '447700900100': { ...ukMobile, sentence: `${ukServed}; ${reachable}; ${noList}.`, reachable: 'Yes' },
  '447700900125': {
    ...ukMobile,
    sentence: `${ukServed}; ${noList}.`,
    ported: 'No, it is back with the holder of its range since 2026-10-26',
    reachable: 'Cannot be told: its network does not answer such questions',
  },
  '353209100123': {
    sentence: `A fixed number in Ireland, in a range of Example Line ${demo}; whether it was ported cannot be told; not safe to text ${demo}.`,
    operator: 'Cannot be told; its range is held by Example Line 0353901',
    type: 'Fixed, Ireland',
    ported: noPorts('Ireland'),
    rn: 'Cannot be told: no porting data',
    reachable: 'Cannot be told: liveStatus is not for numbers of this type',
    lists: ['Not listed', 'Not listed', 'Not listed', 'Do not text: the number is not mobile'],
  },
  '+447700900123': { sentence: '+447700900123 is not in E.164 format: send 3 to 15 digits with the country code.' },
  '447700900200': {
    ...ukMobile,
    sentence: `${ukServed}; not reachable now (simulated); ${noList}.`,
    reachable: 'Not now: switched off or out of reach',
  },
  '447700900201': {
    ...ukMobile,
    sentence: `${ukServed}; not reachable (simulated); ${noList}.`,
    reachable: 'No: the number is assigned to nobody',
  },
  '447700900202': {
    ...ukMobile,
    sentence: `${ukServed}; not reachable (simulated); ${noList}.`,
    reachable: 'No: barred, or the service is not provisioned',
  },
  '447700900203': {
    ...ukMobile,
    sentence: `${ukServed}; ${noList}.`,
    reachable: 'Cannot be told: its network does not answer such questions',
  },
  '442079460123': {
    sentence: `A fixed number in the United Kingdom, served by Example Fixed and not ported ${simulated}; not safe to text ${demo}.`,
    operator: 'Example Fixed 0044902',
    type: 'Fixed, United Kingdom',
    ported: 'No, never',
    rn: notPorted,
    reachable: 'Cannot be told: liveStatus is not for numbers of this type',
    lists: ['Not listed', 'Not listed', 'Not listed', 'Do not text: the number is not mobile'],
  },
  '447700900300': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, ported from Example Mobile to Third Mobile on 2026-08-12 ${demo}; ${noList}.`,
    operator: 'Third Mobile 9990002',
    ported: 'Yes, 2026-08-12, Example Mobile → Third Mobile',
    rn: 'Cannot be told: none is on record',
    reachable: 'Cannot be told: liveStatus did not answer',
  },
  '447700900301': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, served by Example Mobile and not ported ${demo}; ${noList}.`,
    reachable: 'Cannot be told: liveStatus did not answer',
  },
  '447700900124': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, ported from Example Mobile to Other Mobile on 2025-10-16 ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Other Mobile 9990001',
    ported: 'Yes, 2025-10-16, Example Mobile → Other Mobile',
    rn: 'Cannot be told: none is on record',
    reachable: 'Yes',
  },
  '447700900126': { ...ukMobile, sentence: `${ukServed}; ${reachable}; ${noList}.`, reachable: 'Yes' },
  '12025550124': {
    sentence: `A fixed number in the United States, served by Example Wireless and not ported ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Example Wireless 1202901',
    type: 'Fixed, United States',
    ported: 'No, never',
    rn: notPorted,
    reachable: 'Yes',
    lists: noLists,
  },
  '18005550199': {
    sentence:
      'A toll-free number in the United States, in a range of an operator that is not specified; whether it was ported cannot be told; must not originate voice, must not originate text and not safe to text.',
    operator: 'Cannot be told; its range is held by an operator that is not specified 1800000',
    type: 'Toll-free, United States',
    ported: demoPorts,
    rn: 'Cannot be told: only demo porting data',
    reachable: 'Cannot be told: liveStatus is not for numbers of this type',
    lists: [byType, byType, 'Cannot be told: only a demo list is loaded', 'Do not text: the number is not mobile'],
  },
  '447700900198': {
    ...ukMobile,
    sentence: `${ukServed}; ${reachable}; must not originate voice ${demo}.`,
    reachable: 'Yes',
    lists: ['Listed since 2026-10-21', 'Not listed', 'Not listed', 'Not listed'],
  },
  '447700900199': {
    ...ukMobile,
    sentence: `${ukServed}; ${reachable}; must not originate text ${demo}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Listed since 2026-10-21', 'Not listed', 'Not listed'],
  },
  '447700900987': {
    ...ukMobile,
    sentence: `${ukServed}; ${reachable}; a revenue-share risk ${demo} and not safe to text ${demo}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Not listed', 'Listed, last advertised 2026-11-07', 'Refuse: on the revenue-share list'],
  },
  '447700900975': {
    ...ukMobile,
    sentence: `${ukServed}; ${reachable}; a revenue-share risk ${demo} and not safe to text ${demo}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Not listed', 'Its range is listed', 'Refuse: on the revenue-share list'],
  },
  '449098790123': {
    sentence:
      'A premium-rate number in the United Kingdom, in a range of an operator that is not specified; whether it was ported cannot be told; must not originate voice, must not originate text, a revenue-share risk and not safe to text.',
    operator: 'Cannot be told; its range is held by an operator that is not specified 0044000',
    type: 'Premium-rate, United Kingdom',
    ported: demoPorts,
    rn: 'Cannot be told: only demo porting data',
    reachable: 'Cannot be told: liveStatus is not for numbers of this type',
    lists: [byType, byType, byType, 'Refuse: its type earns the called side a share'],
  },
  '447700900404': {
    ...ukMobile,
    sentence: `${ukServed}; ${reachable}; not safe to text ${demo}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Not listed', 'Not listed', 'Its range is listed since 2026-11-13'],
  },
  '447700900500': {
    sentence:
      'Nothing is known (demo data). The service is not enabled for your organisation, or not set up here. Ask your provider to enable it.',
  },
  '447700900501': {
    sentence:
      'Nothing is known (demo data). The destination, a country or calling code, is switched off for your organisation. Ask your provider to open it.',
  },
  '447700900502': {
    sentence:
      'Nothing is known (demo data). The daily quota of your organisation, or a limit of the network, is reached. A quota begins anew at 00:00 UTC, and Home says what is left: ask again then, or ask your provider to raise it.',
  },
  '447700900900': {
    sentence: 'Nothing is known (demo data). Internal error: something went wrong on our side. Ask again; if it lasts, open a ticket.',
  },
};

describe('the verdict on a magic number', () => {
  test('is written out for each of them', () => {
    expect(Object.keys(table).toSorted()).toEqual([...new Set(magicNumbers.map(({ number }) => number))].toSorted());
  });

  test.each(Object.entries(table))('%s', (number, { sentence, lists, ...facts }) => {
    const { details, ...found } = verdict(everyAnswer(number));
    expect(found).toEqual({ sentence });
    if (lists === undefined) return expect(details).toBeNull();
    const [operator, type, ported, rn, reach] = details?.facts ?? [];
    expect({
      operator: [operator?.text, operator?.cic].filter(Boolean).join(' '),
      type: type?.text,
      ported: ported?.text,
      rn: rn?.text,
      reachable: reach?.text,
      lists: details?.fraudLists.map(({ text }) => text),
    }).toEqual({ ...facts, lists });
    expect(reach?.madeUp).toBe(reach?.text.includes('did not answer') ? undefined : 'simulated');
    expect(details?.disagreements).toEqual([]);
  });
});

/** Of one service alone: what it tells, by the label of the fact. All others were not asked. */
const alone: readonly [number: string, service: string, facts: Record<string, string>][] = [
  ['447700900123', 'npq', { Ported: 'Yes, date not asked, to Other Mobile' }],
  ['447700900123', 'gnr', { 'Operator now': 'Not asked; its range is held by Example Mobile' }],
  ['447700900123', 'ported', { 'Operator now': 'Other Mobile', Ported: 'Yes, 2026-11-08, Example Mobile → Other Mobile' }],
  ['447700900123', 'ports&days', { 'Operator now': '9990001', Ported: 'It moved, 2026-11-08, 9990002 → 9990001' }],
  ['447700900124', 'ports&days', { Ported: 'Not in the last 30 days; earlier moves were not asked' }],
  ['447700900123', 'ukported', { Ported: 'Yes, observed 2026-11-09, 0044901 → Other Mobile' }],
  ['447700900100', 'ukported', { Ported: 'Cannot be told: the number was never observed' }],
  ['12025550123', 'ukported', { Ported: 'Cannot be told: ukported is not for the United States' }],
  ['12025550123', 'usmrq', { 'Operator now': 'Not asked; usmrq names Other Wireless', Ported: 'Not asked' }],
  ['447700900200', 'liveStatus', { Reachable: 'Not now: switched off or out of reach', Ported: 'Not asked' }],
  [
    '447700900123',
    'dno',
    { 'Type and country': 'Not asked', 'Do not originate voice': 'Not listed', 'Do not originate text': 'Not asked' },
  ],
];

describe('the verdict of one service alone', () => {
  test.each(alone)('%s, %s', (number, service, told) => {
    const answers = everyAnswer(number);
    const { details } = verdict(Object.fromEntries(Object.entries(answers).filter(([name]) => name === service)));
    const all = [...(details?.facts ?? []), ...(details?.fraudLists ?? [])];
    expect(all.filter(({ label }) => told[label] !== undefined).map(({ label, text }) => [label, text])).toEqual(
      all.flatMap(({ label }) => (told[label] === undefined ? [] : [[label, told[label]]])),
    );
    expect(Object.keys(told).every((label) => all.some((fact) => fact.label === label))).toBe(true);
  });
});
