import { expect, test } from 'vitest';
import { newerThan, streamStateOf } from './partition-reader.ts';

const at = (second: number, ms = 0) => new Date(Date.UTC(2026, 10, 23, 12, 0, second, ms));
/** The message 10, which the stream took at second 30, is the last that is written. */
const written = { sequence: 10, messageAt: at(30) };

test.each([
  ['it has the message', { created: at(0), lastSequence: 12, messageAt: at(30) }, 'same'],
  ['its clock is rounded', { created: at(0), lastSequence: 12, messageAt: at(30, 1) }, 'same'],
  ['it has forgotten the message', { created: at(0), lastSequence: 12, messageAt: undefined }, 'same'],
  ['it has another message there', { created: at(31), lastSequence: 12, messageAt: at(40) }, 'another'],
  ['it was made after the message, and has few', { created: at(31), lastSequence: 3, messageAt: undefined }, 'another'],
  ['a leader has not caught up', { created: at(0), lastSequence: 9, messageAt: undefined }, 'behind'],
])('%s', (_what, stream, state) => {
  expect(streamStateOf(written, stream)).toBe(state);
});

test('before anything is written every stream is the one', () => {
  const stream = { created: at(0), lastSequence: 0, messageAt: undefined };
  expect(streamStateOf({ sequence: 0, messageAt: null }, stream)).toBe('same');
});

test.each([
  ['same', { seq: 10, time: at(30) }, false],
  ['same', { seq: 7, time: at(29) }, false],
  ['same', { seq: 11, time: at(30) }, true],
  // Another stream counts anew.
  ['another', { seq: 1, time: at(40) }, true],
  ['another', { seq: 12, time: at(30) }, false],
] as const)('from the %s stream %j is new: %j', (state, message, isNew) => {
  expect(newerThan(written, state)(message)).toBe(isNew);
});

test('before anything is written every message is new', () => {
  expect(newerThan({ sequence: 0, messageAt: null }, 'same')({ seq: 1, time: at(0) })).toBe(true);
});
