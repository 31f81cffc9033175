import { expect, test } from 'vitest';
import { createPlaces } from './made-files.ts';

test('four joined files are made at once on a node; a fifth is 503, to be tried again, until one place is left', () => {
  const places = createPlaces('joined file');
  const leave = [1, 2, 3, 4].map((organisation) => places.takeNow(organisation));
  expect(() => places.takeNow(5)).toThrow(expect.objectContaining({ status: 503, details: { retryAfterSeconds: 10 } }));
  expect(() => places.takeNow(1)).toThrow(expect.objectContaining({ status: 429, details: { retryAfterSeconds: 10 } }));
  leave[0]?.();
  places.takeNow(1);
  // Left once: leaving again takes nobody's place away.
  leave[0]?.();
  expect(() => places.takeNow(1)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => places.takeNow(5)).toThrow(expect.objectContaining({ status: 503 }));
  leave[1]?.();
  expect(() => places.takeNow(5)).not.toThrow();
});
