import { expect, test } from 'vitest';
import { judgeCost } from './budget.ts';

const idle = { slowness: 1, load: 0.1, BUDGET: undefined };

test.each([
  ['within both limits', { seconds: 620, processorSeconds: 1_080 }, idle, false],
  ['over the seconds', { seconds: 621, processorSeconds: 1_080 }, idle, true],
  ['over the processor time', { seconds: 620, processorSeconds: 1_081 }, idle, true],
  [
    'on a machine that is half as fast, where both limits are twice as high',
    { seconds: 1_240, processorSeconds: 2_160 },
    { ...idle, slowness: 2 },
    false,
  ],
  ['over them on a machine that is half as fast', { seconds: 1_240, processorSeconds: 2_161 }, { ...idle, slowness: 2 }, true],
  ['over them on a machine that just counts as idle', { seconds: 621, processorSeconds: 0 }, { ...idle, load: 0.29 }, true],
  ['over them on a machine that others use', { seconds: 621, processorSeconds: 0 }, { ...idle, load: 0.3 }, false],
  ['over them where that is allowed', { seconds: 621, processorSeconds: 0 }, { ...idle, BUDGET: 'off' }, false],
  ['within the seconds, on a system that does not say what its processors did', { seconds: 620, processorSeconds: undefined }, idle, false],
])('a run %s', (_, cost, circumstances, isFault) => {
  expect(judgeCost(cost, circumstances)).toMatchObject({ isFault, text: expect.stringContaining(isFault ? 'Over its budget:' : 'budget') });
});
