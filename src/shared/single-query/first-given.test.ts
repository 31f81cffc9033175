/** Numbers now with the successor of their first holder: moved in the data, but not ported. */
import { describe, expect, test } from 'vitest';
import { buildPorted } from '../../numbers/lists/ported-numbers.ts';
import { readCoverage } from '../services/coverage.ts';
import { emptyNumberData } from '../../numbers/number-data.ts';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import { ask } from '../../numbers/test-support/ask.ts';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import { rangeRow } from '../../numbers/test-support/range-row.ts';
import { answer } from '../test-support/answer.ts';
import type { Answers } from './answers.ts';
import { verdict } from './verdict.ts';

type Case = readonly [country: string, prefix: string, length: number, first: string, now: string];
const cases: readonly Case[] = [
  ['GB', '447409', 12, 'Orange', 'EE'],
  ['DE', '491630', 13, 'Eplus', 'O2'],
  ['IN', '916209', 12, 'Idea', 'Vi'],
  ['IT', '39320', 12, 'WIND', 'WINDTRE'],
  ['NL', '316360', 11, 'Tele2', 'Odido'],
  ['IE', '353860', 12, 'O2', '3'],
  ['RU', '79005', 11, 'Tele2', 't2'],
  // Successors to Oi's numbers are known by area code: 21 belongs to TIM.
  ['BR', '5521985', 13, 'Oi', 'TIM'],
  ['RO', '40766', 11, 'Telekom', 'Vodafone'],
];
const numberOf = ([, prefix, length]: Case, last: string) => prefix.padEnd(length - 1, '0') + last;
/** Test data: in each range, number 1 moved to the successor of its holder, number 2 to Another, and number 3 never moved. */
const data = (() => {
  const holders = cases.flatMap(([country, prefix, length, first, now]) =>
    // Successors have ranges of their own.
    [
      { range: prefix, name: first },
      { range: `${prefix.slice(0, -1)}8`, name: now },
      { range: `${prefix.slice(0, -1)}7`, name: 'Another' },
    ].map((holder) => ({ ...holder, country, length })),
  );
  const rows = holders.map(({ range, name, country, length }, index) =>
    rangeRow(range, [length, length], { isoAlpha2: country, spName: name, uniqueSpId: `${country} ${name}`, cic: String(10_001 + index) }),
  );
  const moves = cases.flatMap((one) =>
    [one[4], 'Another'].map((to, index) => ({
      tel: numberOf(one, String(index + 1)),
      donorSpId: `${one[0]} ${one[3]}`,
      recipientSpId: `${one[0]} ${to}`,
      rn: '',
      cic: '',
      portDate: '2026-11-01',
      seq: 1,
    })),
  );
  const ranges = Ranges.of(
    rows.toSorted((a, b) => (a.range < b.range ? -1 : 1)),
    { builtAt: '2026-11-01T00:00:00Z', sourceVersion: 'test' },
  );
  const inOrder = moves.toSorted((a, b) => Number(a.tel) - Number(b.tel));
  const of = { version: 'ported-1', asOf: '2026-11-19T00:00:00Z', synthetic: false };
  const covers = readCoverage([...new Set(rows.map(({ isoAlpha2 }) => isoAlpha2))].join());
  return { ...emptyNumberData(ranges), ported: { ...of, content: buildPorted(inOrder), covers } };
})();
const about = (tel: string, services: Parameters<typeof everyAnswer>[1] = {}) => verdict(everyAnswer(tel, { data, ...services }));
const portedOf = ({ details }: ReturnType<typeof verdict>) => details?.facts.find(({ label }) => label === 'Ported')?.text;
const storedOnly = { services: ['npq', 'gnr', 'ported', 'ports&days'] } as const;

describe('A number that is with the company that its first holder is today', () => {
  test.each([
    [
      'GB',
      'A mobile number in the United Kingdom, first given to Orange (EE since 2010), served by EE and not ported.',
      'Orange, EE since 2010',
    ],
    ['DE', 'A mobile number in Germany, first given to Eplus (O2 since 2014), served by O2 and not ported.', 'Eplus, O2 since 2014'],
    ['IN', 'A mobile number in India, first given to Idea (Vi since 2018), served by Vi and not ported.', 'Idea, Vi since 2018'],
    [
      'IT',
      'A mobile number in Italy, first given to WIND (WINDTRE since 2016), served by WINDTRE and not ported.',
      'WIND, WINDTRE since 2016',
    ],
    [
      'NL',
      'A mobile number in the Netherlands, first given to Tele2 (Odido since 2019), served by Odido and not ported.',
      'Tele2, Odido since 2019',
    ],
    ['IE', 'A mobile number in Ireland, first given to O2 (3 since 2014), served by 3 and not ported.', 'O2, 3 since 2014'],
    ['BR', 'A mobile number in Brazil, first given to Oi (TIM since 2022), served by TIM and not ported.', 'Oi, TIM since 2022'],
    ['RU', 'A mobile number in Russia, first given to Tele2 (t2 since 2024), served by t2 and not ported.', 'Tele2, t2 since 2024'],
  ])('was not ported: %s', (country, sentence, firstGiven) => {
    const one = cases.find(([of]) => of === country)!;
    const moved = about(numberOf(one, '1'), storedOnly);
    expect(moved.sentence).toBe(sentence);
    expect(portedOf(moved)).toBe(`No; first given to ${firstGiven}`);
    expect(ask('npq', numberOf(one, '1'), { data })).toMatchObject({ npi: 'no', cn: one[4] });
    const stayed = about(numberOf(one, '3'), storedOnly);
    expect(stayed.sentence).toBe(sentence);
    expect(portedOf(stayed)).toBe(`No, never; first given to ${firstGiven}`);
  });

  test('was first given to a carrier that closed: who has it is told, or that nobody knows', () => {
    const firstGiven = { carrier: 'Aircel', now: [], since: '2018', asOf: null };
    const held = { cn: 'Aircel', cic: '1', cc: 'IN', nt: 'mobile', firstGiven } as const;
    const stayed = verdict({ gnr: answer(held), npq: answer({ ...held, npi: 'no' }) });
    expect(stayed.sentence).toBe(
      'A mobile number in India, first given to Aircel (no longer operating since 2018); current carrier unknown.',
    );
    expect(portedOf(stayed)).toBe('No; first given to Aircel, no longer operating since 2018');
    const moved = verdict({ gnr: answer(held), npq: answer({ ...held, npi: 'yes', cn: 'Vi', cic: '2' }) });
    expect(moved.sentence).toBe('A mobile number in India, ported from Aircel to Vi.');
  });

  test('was not ported by the record of its moves alone', () => {
    const answers: Answers = {
      gnr: answer({ cn: 'Orange', cic: '1', cc: 'GB', firstGiven: { carrier: 'Orange', now: ['EE'], since: '2010-07-01', asOf: null } }),
      'ports&days': answer({ ports: 1, phdbpcic: '1', phdbccic: '2', changeSeen: '2026-11-08' }),
      AITCheck: answer({ cn: 'EE', cic: '2' }),
    };
    expect(portedOf(verdict(answers))).toBe('No; first given to Orange, EE since 2010');
  });

  test('was not ported though a network says so, which knows nothing of the first holder', () => {
    const answers: Answers = {
      gnr: answer({
        cn: 'T-Mobile',
        cic: '1',
        cc: 'DE',
        firstGiven: { carrier: 'T-Mobile', now: ['Telekom'], since: null, asOf: '2023-04' },
      }),
      liveRouting: answer({ source: 'live', npi: 'yes', cn: 'TELEKOM', cic: '2', cc: 'DE', nt: 'mobile' }),
    };
    const told = verdict(answers);
    expect(told.sentence).toBe(
      'A mobile number in Germany, first given to T-Mobile (Telekom now, as of 2023-04), served by TELEKOM and not ported.',
    );
    expect(portedOf(told)).toBe('No; first given to T-Mobile, Telekom now, as of 2023-04');
  });
});

test.each(cases)('%s: a number that went to another company was ported from its first holder', (...one) => {
  const told = about(numberOf(one, '2'), storedOnly);
  expect(told.sentence).toContain(`, ported from ${one[3]} to Another on 2026-11-01.`);
  expect(portedOf(told)).toBe(`Yes, 2026-11-01, ${one[3]} → Another`);
});

describe('Where several share what the first holder had', () => {
  const romania = cases.find(([country]) => country === 'RO')!;

  test('nobody can tell whether a number that is with one of them was taken over or ported', () => {
    const told = about(numberOf(romania, '1'), storedOnly);
    expect(told.sentence).toBe('A mobile number in Romania, first given to Telekom (Vodafone and Digi since 2025), served by Vodafone.');
    expect(portedOf(told)).toBe('Carrier taken over or number ported, unknown which; first given to Telekom, Vodafone and Digi since 2025');
  });

  test('a number that never moved is with one of them', () => {
    const told = about(numberOf(romania, '3'), storedOnly);
    expect(told.sentence).toBe('A mobile number in Romania, first given to Telekom (Vodafone and Digi since 2025), not ported.');
  });
});

test('a range alone says to whom it was first given', () => {
  const [orange] = cases;
  const told = about(numberOf(orange!, '1'), { services: ['gnr'] });
  expect(told.sentence).toBe('A mobile number in the United Kingdom, first given to Orange (EE since 2010); porting not queried.');
  expect(told.details?.facts[0]?.text).toBe('Not queried; its range is held by Orange, EE since 2010');
});
