import { expect, test } from 'vitest';
import { describedCall } from '../../server/test-support/samples.ts';
import { fieldsIn, takesWords } from './schema-words.ts';

const parameter = (call: string, wanted: string) => describedCall(call).parameters.find(({ name }) => name === wanted)?.schema ?? {};

test.each([
  ['GET /api/gnr-search/number-lookup', 'phonenumber', 'text, up to 1,000 characters'],
  ['GET /api/gnr-search/range-search', 'range', '0 to 15 digits'],
  ['GET /api/gnr-search/range-search', 'operator', 'text, up to 200 characters'],
  ['GET /api/gnr-search/range-export', 'format', 'csv, xlsx'],
  ['GET /api/downloads/downloadguide', 'matter', 'product-documentation'],
  ['GET /api/batchquery/batch_summary', 'id', 'UUID'],
  ['POST /api/batchquery/batch_query', 'email', 'e-mail address'],
  ['GET /api/watch/changes', 'before', 'text'],
])('%s takes as %s: %s', (call, name, words) => {
  expect(takesWords(parameter(call, name))).toBe(words);
});

test('the fields of a body are told with those of objects within it', () => {
  const told = (call: string) =>
    fieldsIn(describedCall(call).body?.schema ?? {}).map(({ name, required, schema }) => [name, required, takesWords(schema)]);
  expect(told('POST /api/test-diagnostics/queries')).toEqual([
    ['numbers', true, 'list of 1 to 1,000: text, up to 1,000 characters'],
    ['services', true, expect.stringMatching(/^list of 1 to 12: npq, gnr, /)],
    ['country', false, 'text'],
    ['strict', false, '1'],
    ['days', false, '30'],
  ]);
  expect(told('POST /api/reports/searches').map(([name]) => name)).toEqual([
    'name',
    'parameters',
    'parameters.period',
    'parameters.from',
    'parameters.to',
    'parameters.countryList',
    'parameters.failed',
  ]);
  expect(told('POST /api/support/ticketSeen')).toContainEqual(['messages', true, 'number, 0 to 1,000,000']);
});
