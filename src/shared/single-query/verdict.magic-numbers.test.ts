/** Verdict on each magic number, written out from its description in `docs/magic-numbers.md`. */
import { describe, expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import type { Fact } from './facts.ts';
import { verdict } from './verdict.ts';

const example = 'Example Mobile 0044901';
const noPorts = (country: string) => `Unknown (no porting data for ${country})`;
const notPorted = 'None: the number is not ported';
const noLists = ['Not listed', 'Not listed', 'Not listed', 'Not listed'];
const ukMobile = { type: 'Mobile, United Kingdom', operator: example, ported: 'No, never', rn: notPorted, lists: noLists };
const demo = '(demo)';
/** Mark of the simulated live routing, which is newer than the demo's porting data. */
const simulated = '(demo)';
const ukServed = `A mobile number in the United Kingdom, served by Example Mobile and not ported ${simulated}`;
const reachable = 'reachable now (demo)';
const noList = `on none of 2 fraud lists, the oldest of 2026-11-20 ${demo}`;
const demoPorts = 'Unknown (no porting data for this number)';
const onlyDemo = 'Unknown (only a demo list is loaded)';
const byType = 'By its type, regardless of lists';

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
    sentence: `Ported 2 times in 30 days, last on 2026-11-08 ${demo}. A mobile number in the United Kingdom, ported from Example Mobile to Other Mobile on 2026-11-08 ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Other Mobile 9990001',
    ported: 'Yes, 2026-11-08, Example Mobile → Other Mobile',
    rn: 'Unknown (none on record)',
    reachable: 'Yes',
  },
  '999123456789': { sentence: '999123456789 has an unassigned country code, so nobody can hold it.' },
  '4477009001': { sentence: '4477009001 has the wrong length for a number in the United Kingdom, so nobody can hold it.' },
  '446000000000': {
    sentence: '446000000000 cannot be assigned under the numbering plan of the United Kingdom, so nobody can hold it.',
  },
  '12025550123': {
    sentence: `A mobile number in the United States, ported from Example Wireless to Other Wireless on 2026-08-22 ${simulated}; ${reachable}; text messages go to Example Texting ${demo}; ${noList}.`,
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
    ported: 'No, returned to its range holder on 2026-10-26',
    reachable: 'Unknown (its network does not support live queries)',
  },
  '61255500123': {
    sentence: `A fixed number in Australia, in a range of Example Line ${demo}; porting unknown; not safe to text ${demo}.`,
    operator: 'Unknown; its range is held by Example Line 0061901',
    type: 'Fixed, Australia',
    ported: noPorts('Australia'),
    rn: noPorts('Australia'),
    reachable: 'Unknown (liveStatus is not for numbers of this type)',
    lists: ['Not listed', 'Not listed', 'Not listed', 'Do not text: the number is not mobile'],
  },
  '+447700900123': { sentence: '+447700900123 is not in E.164 format: send 3 to 15 digits with the country code.' },
  '447700900200': {
    ...ukMobile,
    sentence: `${ukServed}; not reachable now (demo); ${noList}.`,
    reachable: 'Not now: switched off or out of reach',
  },
  '447700900201': {
    ...ukMobile,
    sentence: `The network does not know this number (demo). ${ukServed}; ${noList}.`,
    reachable: 'No: the network does not know this number',
  },
  '447700900202': {
    ...ukMobile,
    sentence: `${ukServed}; not reachable (demo); ${noList}.`,
    reachable: 'No: barred, or the service is not provisioned',
  },
  '447700900203': {
    ...ukMobile,
    sentence: `${ukServed}; ${noList}.`,
    reachable: 'Unknown (its network does not support live queries)',
  },
  '442079460123': {
    sentence: `A fixed number in London, United Kingdom, served by Example Fixed and not ported ${simulated}; not safe to text ${demo}.`,
    operator: 'Example Fixed 0044902',
    type: 'Fixed, London, United Kingdom',
    ported: 'No, never',
    rn: notPorted,
    reachable: 'Unknown (liveStatus is not for numbers of this type)',
    lists: ['Not listed', 'Not listed', 'Not listed', 'Do not text: the number is not mobile'],
  },
  '447700900300': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, ported from Example Mobile to Third Mobile on 2026-08-12 ${demo}; ${noList}.`,
    operator: 'Third Mobile 9990002',
    ported: 'Yes, 2026-08-12, Example Mobile → Third Mobile',
    rn: 'Unknown (none on record)',
    reachable: 'Unknown (liveStatus did not answer)',
  },
  '447700900301': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, served by Example Mobile and not ported ${demo}; ${noList}.`,
    reachable: 'Unknown (liveStatus did not answer)',
  },
  '447700900124': {
    ...ukMobile,
    sentence: `A mobile number in the United Kingdom, ported from Example Mobile to Other Mobile on 2025-10-16 ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Other Mobile 9990001',
    ported: 'Yes, 2025-10-16, Example Mobile → Other Mobile',
    rn: 'Unknown (none on record)',
    reachable: 'Yes',
  },
  '447700900126': { ...ukMobile, sentence: `${ukServed}; ${reachable}; ${noList}.`, reachable: 'Yes' },
  '12025550124': {
    sentence: `A fixed or mobile number in Washington D.C., United States, served by Example Wireless and not ported ${simulated}; ${reachable}; ${noList}.`,
    operator: 'Example Wireless 1202901',
    type: 'Fixed or mobile, Washington D.C., United States',
    ported: 'No, never',
    rn: notPorted,
    reachable: 'Yes',
    lists: noLists,
  },
  '881600000000': {
    sentence: 'A satellite number in global services, in a range of Any Satellite; porting unknown; not safe to text.',
    operator: 'Unknown; its range is held by Any Satellite 0881001',
    type: 'Satellite, Global service',
    ported: demoPorts,
    rn: demoPorts,
    reachable: 'Unknown (liveStatus is not for numbers of this type)',
    lists: [onlyDemo, onlyDemo, onlyDemo, 'Expensive: a satellite number or an international network'],
  },
  '447700900198': {
    ...ukMobile,
    sentence: `Listed: must not originate voice ${demo}. ${ukServed}; ${reachable}.`,
    reachable: 'Yes',
    lists: ['Listed since 2026-10-21', 'Not listed', 'Not listed', 'Not listed'],
  },
  '447700900199': {
    ...ukMobile,
    sentence: `Listed: must not originate text ${demo}. ${ukServed}; ${reachable}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Listed since 2026-10-21', 'Not listed', 'Not listed'],
  },
  '447700900987': {
    ...ukMobile,
    sentence: `Listed: a revenue-share risk ${demo} and not safe to text ${demo}. ${ukServed}; ${reachable}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Not listed', 'Listed, last advertised 2026-11-07', 'Refuse: on the revenue-share list'],
  },
  '447700900975': {
    ...ukMobile,
    sentence: `Listed: a revenue-share risk ${demo} and not safe to text ${demo}. ${ukServed}; ${reachable}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Not listed', 'Its range is listed', 'Refuse: on the revenue-share list'],
  },
  '449098790123': {
    sentence:
      'A premium-rate number in the United Kingdom, in a range of an unknown carrier; porting unknown; a revenue-share risk and not safe to text.',
    operator: 'Unknown; its range is held by an unknown carrier 0044000',
    type: 'Premium-rate, United Kingdom',
    ported: demoPorts,
    rn: demoPorts,
    reachable: 'Unknown (liveStatus is not for numbers of this type)',
    lists: [onlyDemo, onlyDemo, byType, 'Refuse: a premium or personal number'],
  },
  '447700900404': {
    ...ukMobile,
    sentence: `Listed: not safe to text ${demo}. ${ukServed}; ${reachable}.`,
    reachable: 'Yes',
    lists: ['Not listed', 'Not listed', 'Not listed', 'Its range is listed since 2026-11-13'],
  },
  '447700900500': {
    sentence:
      'Nothing is known (demo). The service is not enabled for your organisation, or not set up here. Ask your provider to enable it.',
  },
  '447700900501': {
    sentence:
      'Nothing is known (demo). The destination, a country or calling code, is switched off for your organisation. Ask your provider to open it.',
  },
  '447700900502': {
    sentence:
      'Nothing is known (demo). The daily quota of your organisation, or a limit of the network, is reached. A quota restarts at 00:00 UTC; Home shows what is left. Retry then, or ask your provider to raise it.',
  },
  '447700900900': {
    sentence: 'Nothing is known (demo). Internal error: something went wrong on our side. Retry; if it persists, open a ticket.',
  },
};

/** Returns the text with the cause that several facts share. */
const whole = (fact: Fact | undefined) => (fact?.text === 'Unknown' ? `${fact.text} (${fact.cause})` : fact?.text);

describe('the verdict on a magic number', () => {
  test('says once why several facts cannot be told', () => {
    expect(verdict(everyAnswer('881600000000')).details?.untold).toEqual([
      'Ported, Moves in 30 days and Routing number unknown: no porting data for this number.',
      'Do not originate voice, Do not originate text and Revenue share unknown: only a demo list is loaded.',
    ]);
    expect(verdict(everyAnswer('447700900100')).details?.untold).toEqual([]);
  });

  test('is written out for each of them', () => {
    expect(Object.keys(table).toSorted()).toEqual([...new Set(magicNumbers.map(({ number }) => number))].toSorted());
  });

  test.each(Object.entries(table))('%s', (number, { sentence, lists, ...facts }) => {
    const { details, sentence: said } = verdict(everyAnswer(number));
    expect(said).toBe(sentence);
    if (lists === undefined) return expect(details).toBeNull();
    const [operator, type, ported, , rn, reach] = details?.facts ?? [];
    expect({
      operator: [operator?.text, operator?.cic].filter(Boolean).join(' '),
      type: type?.text,
      ported: whole(ported),
      rn: whole(rn),
      reachable: reach?.text,
      lists: details?.fraudLists.map(whole),
    }).toEqual({ ...facts, lists });
    expect(reach?.madeUp).toBe(reach?.text.includes('did not answer') ? undefined : 'simulated');
    expect(details?.disagreements).toEqual([]);
  });
});
