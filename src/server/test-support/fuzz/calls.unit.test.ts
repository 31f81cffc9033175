import { expect, test } from 'vitest';
import { makeCall, type Operation } from './calls.ts';
import { seededRandom } from './random.ts';

const text = { type: 'string' };
const operation: Operation = {
  parameters: [
    { name: 'range', in: 'query', required: true, schema: text },
    { name: 'X-Requested-With', in: 'header', required: false, schema: { const: 'XMLHttpRequest' } },
    { name: 'If-None-Match', in: 'header', required: false, schema: text },
  ],
  responses: { 200: { content: {} } },
};

test('parameters go where the document says: into the query string, and into headers, as far as a header can hold them', () => {
  const random = seededRandom(7);
  const made = Array.from({ length: 300 }, () =>
    makeCall(random, { method: 'GET', path: '/api/x', operation }, { token: undefined, known: {} }),
  );
  const names = made.flatMap(({ url }) => [...new URL(url, 'http://portal').searchParams.keys()]);
  expect(names).toContain('range');
  expect(names.filter((name) => /^(if-none-match|x-requested-with)/i.test(name))).toEqual([]);
  const tags = made.flatMap(({ headers }) => headers['if-none-match'] ?? []);
  expect(new Set(tags).size).toBeGreaterThan(10);
  // RFC 9110, section 5.5.
  for (const tag of tags) expect(tag).toMatch(/^[\t\x20-\x7E\x80-\xFF]*$/);
});
