import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NumberAnswer } from '../../shared/watch/watch.ts';
import { numberServices } from '../../shared/watch/fact-changes.ts';
import { admitted } from '../test-support/admitted.ts';
import { demo, uk } from '../test-support/ask.ts';
import { randomData, randomText } from '../test-support/random-data.ts';
import { testRanges, testToday } from '../test-support/test-ranges.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import { emptyNumberData, type NumberData } from '../number-data.ts';
import { Ranges } from '../ranges/ranges.ts';
import { answerRulesVersion, keptAnswerOf } from './kept-answer.ts';

/** The ranges of the demo as if subscribers had their numbers. */
const held = Ranges.of(
  Array.from({ length: testRanges.size }, (_, id) => ({ ...testRanges.rowAt(id), secondaryNumberAttribute: '' })),
  { builtAt: testRanges.builtAt, sourceVersion: 'test' },
);
const nothing = emptyNumberData(held);

/** The demo's sets as if they had been imported. */
const loaded: NumberData = {
  ...nothing,
  ported: { ...demo.ported, version: 'ported-1', synthetic: false },
  ...Object.fromEntries(
    (['dno', 'dnoText', 'irsf', 'aitRisk'] as const).map((name) => [name, { ...demo[name], version: `${name}-1`, synthetic: false }]),
  ),
  carriers: demo.carriers,
};

const asked = (digits: string) => admitted({ digits, services: numberServices });

const clear = { ported: 'no', routingNumber: null, dnoVoice: 'no', dnoText: 'no', revenueShare: 'no', inflatedTraffic: 'safe' } as const;
const unknown = {
  ported: 'unknown',
  routingNumber: null,
  dnoVoice: 'unknown',
  dnoText: 'unknown',
  revenueShare: 'unknown',
  inflatedTraffic: 'unknown',
} as const;
const exampleMobile = { name: 'Example Mobile', cic: '0044901' };

test.each<[string, NumberData, string, NumberAnswer]>([
  ['without lists nothing but the holder of the range is known', nothing, uk, { operator: exampleMobile, ...unknown }],
  ['a number that nothing speaks against', loaded, '447700900100', { operator: exampleMobile, ...clear }],
  ['ported', loaded, uk, { operator: { name: 'Other Mobile', cic: '9990001' }, ...clear, ported: 'yes' }],
  [
    'ported with a routing number; in no list of texts to the mobile that it may be',
    loaded,
    '12025550123',
    { operator: { name: 'Other Wireless', cic: '9990011' }, ...clear, ported: 'yes', routingNumber: '+12025440000' },
  ],
  ['not to originate voice', loaded, '447700900198', { operator: exampleMobile, ...clear, dnoVoice: 'yes' }],
  ['not to originate text', loaded, '447700900199', { operator: exampleMobile, ...clear, dnoText: 'yes' }],
  [
    'revenue share, which is not safe to text either',
    loaded,
    '447700900987',
    { operator: exampleMobile, ...clear, revenueShare: 'yes', inflatedTraffic: 'not safe' },
  ],
  ['a range of inflated traffic', loaded, '447700900404', { operator: exampleMobile, ...clear, inflatedTraffic: 'not safe' }],
  ['of a number in no range that we know nothing is known', loaded, '441234567890', { operator: { name: null, cic: null }, ...unknown }],
  [
    'a number that nobody can hold originates nothing and gets no text',
    loaded,
    '446000000000',
    { operator: { name: null, cic: null }, ...unknown, dnoVoice: 'yes', dnoText: 'yes', inflatedTraffic: 'not safe' },
  ],
])('%s', (_, data, tel, answer) => {
  expect(keptAnswerOf(data, asked(tel), testToday)?.facts).toEqual(answer);
});

test.each([
  ['a number reserved for drama, in the demo', demo, uk],
  ['an outcome that the demo forces', demo, '447700900500'],
])('no answer is kept of %s: it is made up', (_, data, tel) => {
  expect(keptAnswerOf(data, asked(tel), testToday)).toBeUndefined();
});

// Raise `answerRulesVersion` if this fails because a rule changed; if the random data changed, write down the new digest alone.
test('the rules by which facts are told are of another version where they tell another fact of the same data', () => {
  const random = new SeededRandom(1);
  const answers = createHash('sha256');
  for (let set = 0; set < 60; set += 1) {
    const data = randomData(random);
    for (let text = 0; text < 50; text += 1)
      answers.update(`${JSON.stringify(keptAnswerOf(data, asked(randomText(random, data)), testToday))}\n`);
  }
  expect([answerRulesVersion, answers.digest('hex').slice(0, 16)]).toEqual([4, 'c81e9192ca6ef233']);
});
