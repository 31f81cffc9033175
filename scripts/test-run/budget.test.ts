import { expect, test } from 'vitest';
import { judgeCost } from './budget.ts';

const idle = { slowness: 1, load: 0.1, BUDGET: undefined };

test.each([
  ['within both limits', { seconds: 510, processorSeconds: 1_000 }, idle, false],
  ['over the seconds', { seconds: 511, processorSeconds: 1_000 }, idle, true],
  ['over the processor time', { seconds: 510, processorSeconds: 1_001 }, idle, true],
  [
    'on a machine that is half as fast, where both limits are twice as high',
    { seconds: 1_020, processorSeconds: 2_000 },
    { ...idle, slowness: 2 },
    false,
  ],
  ['over them on a machine that is half as fast', { seconds: 1_020, processorSeconds: 2_001 }, { ...idle, slowness: 2 }, true],
  ['over them on a machine that just counts as idle', { seconds: 511, processorSeconds: 0 }, { ...idle, load: 0.29 }, true],
  ['over them on a machine that others use', { seconds: 511, processorSeconds: 0 }, { ...idle, load: 0.3 }, false],
  ['over them where that is allowed', { seconds: 511, processorSeconds: 0 }, { ...idle, BUDGET: 'off' }, false],
  ['within the seconds, on a system that does not say what its processors did', { seconds: 510, processorSeconds: undefined }, idle, false],
])('a run %s', (_, cost, circumstances, isFault) => {
  expect(judgeCost(cost, circumstances)).toMatchObject({ isFault, text: expect.stringContaining(isFault ? 'Over its budget:' : 'budget') });
});
