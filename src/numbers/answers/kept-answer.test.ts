import { expect, test } from 'vitest';
import type { NumberAnswer } from '../../shared/api/watch.ts';
import { numberServices } from '../../shared/watch/fact-changes.ts';
import { admitted } from '../test-support/admitted.ts';
import { demo, empty, uk } from '../test-support/ask.ts';
import type { NumberData } from '../number-data.ts';
import { keptAnswerOf } from './kept-answer.ts';

/** The demo's sets as if they had been imported. */
const loaded: NumberData = {
  ...empty,
  ...Object.fromEntries(
    (['ported', 'dno', 'dnoText', 'irsf', 'aitRisk'] as const).map((name) => [
      name,
      { ...demo[name], version: `${name}-1`, synthetic: false },
    ]),
  ),
  carriers: demo.carriers,
  portedCountries: demo.portedCountries,
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
  ['without lists nothing but the holder of the range is known', empty, uk, { operator: exampleMobile, ...unknown }],
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
  [
    'a number that nobody can hold originates nothing and gets no text',
    loaded,
    '446000000000',
    { operator: { name: null, cic: null }, ...unknown, dnoVoice: 'yes', dnoText: 'yes', inflatedTraffic: 'not safe' },
  ],
])('%s', (_, data, tel, answer) => {
  expect(keptAnswerOf(data, asked(tel))?.facts).toEqual(answer);
});

test.each([
  ['a number reserved for drama, in the demo', demo, uk],
  ['an outcome that the demo forces', demo, '447700900500'],
])('no answer is kept of %s: it is made up', (_, data, tel) => {
  expect(keptAnswerOf(data, asked(tel))).toBeUndefined();
});
