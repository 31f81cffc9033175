import { expect, test } from 'vitest';
import { fieldsRefused } from './fields-refused.ts';

test('of hundreds of faults the sentence says the first five, and errors all of them', () => {
  const texts = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`numbers.${at}`, `Fault ${at}`]));
  const { message, details } = fieldsRefused(texts);
  expect(message).toContain('Fault 4');
  expect(message).not.toContain('Fault 5');
  expect(message).toMatch(/ And 295 more, /);
  expect(Object.keys(details.errors ?? {})).toEqual(Object.keys(texts));
});
