/** Claims about lists: only a list that was looked up clears a number. Includes possible answers of upstreams. */
import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { fraudLists } from './fraud-lists.ts';
import { englishVerdict } from './verdict-words.ts';
import { answer } from '../test-support/answer.ts';

// oxfmt-ignore
const table: readonly [label: string, answers: Answers, text: string | RegExp][] = [
  ['Do not originate voice', {}, 'Not asked'],
  ['Do not originate voice', { dno: 'waiting' }, 'Waiting'],
  ['Do not originate voice', { dno: 'failed' }, 'Cannot be told: dno did not answer'],
  ['Do not originate voice', { dno: answer({ dno: false }) }, 'Not listed'],
  ['Do not originate voice', { dno: answer({ dno: true, source: 'live' }) }, 'Listed'],
  ['Do not originate voice', { dno: answer({ dno: false, rc: 3 }) }, /^Cannot be told/],
  ['Do not originate voice', { dno: answer({ dno: false, source: 'ranges only' }) }, /^Cannot be told/],
  ['Do not originate voice', { dno: answer({ dno: null }) }, /^Cannot be told/],
  ['Do not originate voice', { dno: answer() }, /^Cannot be told/],
  ['Do not originate voice', { dno: answer({ rc: 500 }) }, 'Cannot be told: dno is not enabled here'],
  ['Do not originate voice', { dno: answer({ rc: 300 }) }, 'Cannot be told: dno did not answer'],
  ['Do not originate text', { dnoText: answer({ dnot: false, rc: 3 }) }, /^Cannot be told/],
  ['Do not originate text', { dno: answer({ dno: true }) }, 'Not asked'],
  ['Revenue share', { irsfCheck: answer({ irsf: null, rc: 3, source: 'ranges only' }) }, 'Cannot be told: no list is loaded that could tell'],
  ['Revenue share', { irsfCheck: answer({ irsf: false, rc: 3 }) }, /^Cannot be told/],
  ['Revenue share', { irsfCheck: answer({ irsf: true, rc: 4, irsfDate: null }) }, 'Its range is listed'],
  ['Revenue share', { irsfCheck: answer({ irsf: true, irsfDate: '2026-11-07' }) }, 'Listed, last advertised 2026-11-07'],
  ['Inflated traffic', { AITCheck: answer({ valid: null, rc: 3, irsf: false }) }, /^Cannot be told/],
  ['Inflated traffic', { AITCheck: answer({ valid: true, rc: 3 }) }, /^Cannot be told/],
  ['Inflated traffic', { AITCheck: answer({ valid: true }) }, 'Not listed'],
  ['Inflated traffic', { AITCheck: answer({ valid: false, rc: 401 }) }, 'Refuse: nobody has the number'],
];

test.each(table)('%s of %j: %s', (label, answers, text) => {
  const fact = fraudLists({ answers, words: englishVerdict, as: 'called' }).find((each) => each.label === label);
  if (typeof text === 'string') expect(fact?.text).toBe(text);
  else expect(fact?.text).toMatch(text);
  expect(fact?.isClear).toBe(text === 'Not listed');
});
