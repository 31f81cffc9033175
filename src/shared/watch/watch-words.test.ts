import { expect, test } from 'vitest';
import type { NumberAnswer, PrefixAnswer, WatchChange } from './watch.ts';
import { changeInWords, holdersInWords, listsInWords } from './watch-words.ts';

const answer: NumberAnswer = {
  operator: { name: 'Alpha', cic: '0044001' },
  ported: 'no',
  routingNumber: null,
  dnoVoice: 'unknown',
  dnoText: 'no',
  revenueShare: 'no',
  inflatedTraffic: 'safe',
};
const common = { id: '', at: '', digits: '', lists: [], isWatched: true };
const numberChange = (facts: WatchChange['facts'], after: Partial<NumberAnswer>): WatchChange => ({
  ...common,
  kind: 'number',
  facts,
  before: answer,
  after: { ...answer, ...after },
});
const holders: PrefixAnswer = { ranges: 12, operators: [{ name: 'Alpha', cic: '1', ranges: 9 }], operatorCount: 3 };
const moves = { added: 1, removed: 0, moved: 2, listed: [] };

test.each<[WatchChange, string[]]>([
  [
    numberChange(
      [
        { fact: 'operator', cause: 'changed' },
        { fact: 'ported', cause: 'changed' },
      ],
      { operator: { name: null, cic: '0044002' }, ported: 'yes', routingNumber: '+44100' },
    ),
    ['Operator: Alpha (0044001) → 0044002', 'Ported: no → yes, routed to +44100'],
  ],
  [
    numberChange([{ fact: 'operator', cause: 'changed' }], { operator: { name: null, cic: null } }),
    ['Operator: Alpha (0044001) → unknown'],
  ],
  [
    numberChange([{ fact: 'dnoVoice', cause: 'list loaded' }], { dnoVoice: 'no' }),
    ['Do not originate voice: unknown → no because new data was added'],
  ],
  [
    numberChange([{ fact: 'dnoText', cause: 'list withdrawn' }], { dnoText: 'unknown' }),
    ['Do not originate text: no → unknown because data was removed'],
  ],
  [
    numberChange([{ fact: 'inflatedTraffic', cause: 'changed' }], { inflatedTraffic: 'not safe' }),
    ['Inflated traffic: safe to text → not safe to text'],
  ],
  [
    {
      ...common,
      kind: 'prefix',
      facts: [{ fact: 'ranges', cause: 'changed' }],
      before: holders,
      after: holders,
      moves: {
        ...moves,
        listed: [
          { change: 'moved', range: '44701', before: { name: 'Alpha', cic: '1' }, after: { name: 'Beta', cic: '2' } },
          { change: 'added', range: '44702', before: null, after: { name: null, cic: null } },
        ],
      },
    },
    ['Ranges: 1 added, 2 moved', '44701: Alpha (1) → Beta (2)', '44702: added, unknown', 'and 1 more'],
  ],
  [
    {
      ...common,
      kind: 'prefix',
      facts: [{ fact: 'ranges', cause: 'changed' }],
      before: holders,
      after: { ...holders, ranges: 1, operatorCount: 1 },
      moves: null,
    },
    ['Ranges: 12 ranges of 3 operators → 1 range of 1 operator. Details unknown: the previous version is no longer kept'],
  ],
  [
    {
      ...common,
      kind: 'prefix',
      facts: [{ fact: 'ranges', cause: 'list loaded' }],
      before: { ranges: 0, operators: [], operatorCount: 0 },
      after: holders,
      moves: null,
    },
    ['Ranges: none → 12 ranges of 3 operators because new data was added'],
  ],
])('a change in words: %#', (change, words) => {
  expect(changeInWords(change)).toEqual(words);
});

test('the operators of a prefix, with most ranges first', () => {
  expect(holdersInWords(holders)).toBe('12 ranges: Alpha 9, and 2 more operators');
  expect(holdersInWords({ ...holders, operatorCount: 2 })).toBe('12 ranges: Alpha 9, and 1 more operator');
  expect(holdersInWords({ ...holders, operatorCount: 1 })).toBe('12 ranges: Alpha 9');
  expect(holdersInWords({ ranges: 1, operators: [{ name: null, cic: null, ranges: 1 }], operatorCount: 1 })).toBe('1 range: unknown 1');
  expect(holdersInWords({ ranges: 0, operators: [], operatorCount: 0 })).toBe('none');
});

test('the versions that a change came from', () => {
  expect(
    listsInWords([
      { set: 'ported', before: 'ported-1-a', after: 'ported-2-b' },
      { set: 'dno', before: null, after: 'dno-1-c' },
      { set: 'irsf', before: 'irsf-1-d', after: null },
    ]),
  ).toBe('ported-1-a → ported-2-b, dno: none → dno-1-c, irsf-1-d → none');
});
