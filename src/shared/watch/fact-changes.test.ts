import { expect, test } from 'vitest';
import type { NumberAnswer } from './watch.ts';
import { changedFacts } from './fact-changes.ts';

const answer: NumberAnswer = {
  operator: { name: 'Alpha', cic: '1' },
  ported: 'no',
  routingNumber: null,
  dnoVoice: 'no',
  dnoText: 'unknown',
  revenueShare: 'no',
  inflatedTraffic: 'safe',
};
const beta = { name: 'Beta', cic: '2' };

test.each<[string, Partial<NumberAnswer>, Partial<NumberAnswer>, readonly string[], string[]]>([
  ['the same answer has no change', {}, {}, ['ranges', 'ported'], []],
  ['another operator of the range', {}, { operator: beta }, ['ranges'], ['operator changed']],
  ['ranges where there were none', { operator: { name: null, cic: null } }, { operator: beta }, ['first ranges'], ['operator list loaded']],
  ['the same operator under another id', {}, { operator: { name: 'Alpha', cic: '9' } }, ['ranges'], ['operator changed']],
  ['a porting', {}, { operator: beta, ported: 'yes' }, ['ported'], ['operator changed', 'ported changed']],
  [
    'another routing number',
    { ported: 'yes', routingNumber: '+1' },
    { ported: 'yes', routingNumber: '+2' },
    ['ported'],
    ['ported changed'],
  ],
  [
    'a first list of ported numbers tells of no porting, nor does the operator that it names',
    { ported: 'unknown' },
    { ported: 'yes', operator: beta },
    ['ported'],
    ['operator list loaded', 'ported list loaded'],
  ],
  [
    'a list that is there no more',
    { ported: 'yes' },
    { ported: 'unknown', operator: beta },
    ['ported'],
    ['operator list withdrawn', 'ported list withdrawn'],
  ],
  ['a first list of texts', {}, { dnoText: 'no' }, ['dno'], ['dnoText list loaded']],
  ['a list without the number any more', { dnoVoice: 'yes' }, { dnoVoice: 'no' }, ['dno'], ['dnoVoice changed']],
  [
    'a number that nobody held, and somebody holds now: no list was loaded',
    { operator: { name: null, cic: null }, ported: 'unknown', dnoVoice: 'yes' },
    { dnoVoice: 'no' },
    ['ranges'],
    ['operator changed', 'ported changed', 'dnoVoice changed'],
  ],
  [
    'one list, two facts',
    {},
    { revenueShare: 'yes', inflatedTraffic: 'not safe' },
    ['irsf'],
    ['revenueShare changed', 'inflatedTraffic changed'],
  ],
  [
    'a risk that can be told again',
    { inflatedTraffic: 'unknown' },
    { inflatedTraffic: 'not safe' },
    ['ait'],
    ['inflatedTraffic list loaded'],
  ],
])('%s', (_, before, after, sets, changes) => {
  const found = changedFacts(
    { ...answer, ...before },
    { ...answer, ...after },
    sets
      .map((set) => ({ set, before: set === 'first ranges' ? null : '1', after: '2' }))
      .map((list) => ({ ...list, set: list.set.replace('first ', '') })),
  );
  expect(found.map(({ fact, cause }) => `${fact} ${cause}`)).toEqual(changes);
});
