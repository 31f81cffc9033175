import { expect, test } from 'vitest';
import { traceOf } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

test.each([
  [`00-${traceId}-${parentId}-01`, '01'],
  [`00-${traceId}-${parentId}-00`, '00'],
  [`00-${traceId}-${parentId}-03`, '03'],
  // Flags of later versions are not passed on, and what stands behind the fields is not read.
  [`00-${traceId}-${parentId}-ff`, '03'],
  [`cc-${traceId}-${parentId}-01-what-the-future-holds`, '01'],
])('%s is a trace', (header, flags) => {
  expect(traceOf(header)).toEqual({ traceId, flags, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(traceOf(header)?.spanId).not.toBe(parentId);
});

test.each([
  undefined,
  '',
  [`00-${traceId}-${parentId}-01`, `00-${traceId}-${parentId}-01`],
  `00-${traceId}-${parentId}-01-more`,
  `00-${traceId}-${parentId}-01x`,
  `ff-${traceId}-${parentId}-01`,
  `00-${'0'.repeat(32)}-${parentId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${traceId.slice(1)}-${parentId}-01`,
  `00-${traceId}-${parentId}`,
  `00-${traceId}-${parentId}-01\n{"level":50}`,
])('%j is none', (header) => {
  expect(traceOf(header)).toBeUndefined();
});
