/** Claims about lists: only a list that was looked up clears a number. Includes possible answers of upstreams. */
import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { fraudLists } from './fraud-lists.ts';
import { englishVerdict } from './verdict-words.ts';
import { answer } from '../test-support/answer.ts';

// oxfmt-ignore
const table: readonly [label: string, answers: Answers, text: string | RegExp][] = [
  ['Do not originate voice', {}, 'Not queried'],
  ['Do not originate voice', { dno: 'waiting' }, 'Waiting'],
  ['Do not originate voice', { dno: 'failed' }, 'Unknown (dno did not answer)'],
  ['Do not originate voice', { dno: answer({ dno: false }) }, 'Not listed'],
  ['Do not originate voice', { dno: answer({ dno: true, source: 'live' }) }, 'Listed'],
  ['Do not originate voice', { dno: answer({ dno: false, rc: 3 }) }, /^Unknown/],
  ['Do not originate voice', { dno: answer({ dno: false, source: 'ranges only' }) }, /^Unknown/],
  ['Do not originate voice', { dno: answer({ dno: null }) }, /^Unknown/],
  ['Do not originate voice', { dno: answer() }, /^Unknown/],
  ['Do not originate voice', { dno: answer({ rc: 500 }) }, 'Unknown (dno is not enabled here)'],
  ['Do not originate voice', { dno: answer({ rc: 300 }) }, 'Unknown (dno did not answer)'],
  ['Do not originate text', { dnoText: answer({ dnot: false, rc: 3 }) }, /^Unknown/],
  ['Do not originate text', { dno: answer({ dno: true }) }, 'Not queried'],
  ['Revenue share', { irsfCheck: answer({ irsf: null, rc: 3, source: 'ranges only' }) }, 'Unknown (no list is loaded)'],
  ['Revenue share', { irsfCheck: answer({ irsf: false, rc: 3 }) }, /^Unknown/],
  ['Revenue share', { irsfCheck: answer({ irsf: true, rc: 4, irsfDate: null }) }, 'Its range is listed'],
  ['Revenue share', { irsfCheck: answer({ irsf: true, irsfDate: '2026-11-07' }) }, 'Listed, last advertised 2026-11-07'],
  ['Inflated traffic', { AITCheck: answer({ valid: null, rc: 3, irsf: false }) }, /^Unknown/],
  ['Inflated traffic', { AITCheck: answer({ valid: true, rc: 3 }) }, /^Unknown/],
  ['Inflated traffic', { AITCheck: answer({ valid: true }) }, 'Not listed'],
  ['Inflated traffic', { AITCheck: answer({ valid: false, rc: 401 }) }, 'Refuse: nobody has the number'],
];

test.each(table)('%s of %j: %s', (label, answers, text) => {
  const fact = fraudLists({ answers, words: englishVerdict, as: 'called' }).find((each) => each.label === label);
  if (typeof text === 'string') expect(fact?.text).toBe(text);
  else expect(fact?.text).toMatch(text);
  expect(fact?.isClear).toBe(text === 'Not listed');
});
