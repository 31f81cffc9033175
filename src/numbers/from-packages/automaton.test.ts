import { describe, expect, test } from 'vitest';
import { Automaton } from './automaton.ts';
import { readNumberPlans } from './plan-metadata.ts';
import { parsePattern } from './digit-pattern.ts';
import { SeededRandom } from '../demo/seeded-random.ts';

function matchesOf(automaton: Automaton, digits: string): readonly number[] {
  let state = automaton.start();
  for (const digit of digits) state = automaton.step(state, Number(digit));
  return automaton.matchesAt(state);
}

describe('The automaton of digit patterns', () => {
  test('agrees with regular expressions on every pattern of the metadata', () => {
    const random = new SeededRandom();
    for (const { regions } of readNumberPlans()) {
      const patterns = regions.flatMap(({ general, types }) => [general, ...types.values()].map(({ pattern }) => pattern));
      const automaton = new Automaton();
      patterns.forEach((pattern) => automaton.add(pattern));
      const expressions = patterns.map((pattern) => new RegExp(`^(?:${pattern})$`));
      for (let i = 0; i < 100; i += 1) {
        const digits = random.digits(4 + random.below(9));
        const expected = expressions.flatMap((expression, id) => (expression.test(digits) ? [id] : []));
        expect(matchesOf(automaton, digits), `${digits} ${random.hint()}`).toEqual(expected);
      }
    }
  });

  test.each(['1', '12', '1(?:2|34)5', '[2-57]?\\d{2,3}', '1\\d*2', '(?:12)+', '1{2,}', '\\d{3}(?:\\d{2})?'])(
    'reads %s as a regular expression does',
    (pattern) => {
      const automaton = new Automaton();
      automaton.add(pattern);
      const expression = new RegExp(`^(?:${pattern})$`);
      for (let number = 0; number < 100_000; number += 7) {
        const digits = String(number);
        expect(matchesOf(automaton, digits).length === 1, digits).toBe(expression.test(digits));
      }
    },
  );

  test('lets a prefix pattern match however the number goes on', () => {
    const automaton = new Automaton();
    automaton.add('87[06]', true);
    expect(matchesOf(automaton, '876555')).toEqual([0]);
    expect(matchesOf(automaton, '87')).toEqual([]);
    expect(matchesOf(automaton, '875555')).toEqual([]);
  });
});

test.each(['a', '(12', '[1-', '\\w', '12)', '+1', '1{'])('The pattern %s is refused', (pattern) => {
  expect(() => parsePattern(pattern)).toThrow(SyntaxError);
});
