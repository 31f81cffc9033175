/** Marks of demo data on facts about the magic numbers. */
import { expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import { verdict } from './verdict.ts';

/** Numbers that are not drama numbers in the ranges of the tests. */
const real = new Set(['881600000000', '449098790123']);
/** Numbers that the simulated network does not answer, so that only the demo's data is left. */
const stored = new Set(['447700900300', '447700900301', '61255500123']);

test.each([...new Set(magicNumbers.map(({ number }) => number))])('%s', (number) => {
  const { facts = [], fraudLists = [] } = verdict(everyAnswer(number)).details ?? {};
  for (const { label, text, cause = '', madeUp } of [...facts, ...fraudLists]) {
    const isFromNetwork = label === 'Reachable' || (['Current carrier', 'Ported'].includes(label) && !stored.has(number));
    const isUntold = / porting data|did not answer\)?$/.test(text === 'Unknown' ? cause : text);
    const expected = isUntold || (real.has(number) && label !== 'Reachable') ? undefined : isFromNetwork ? 'simulated' : 'demo';
    expect({ label, madeUp }).toEqual({ label, madeUp: expected });
  }
});
