import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ServiceStatus } from '../../shared/status/status.ts';
import { StatusTable } from './StatusTable.tsx';

const unused: ServiceStatus = {
  service: 'npq',
  answeredBy: 'data',
  state: 'unused',
  hasQueries: false,
  queries: null,
  answered: null,
  refused: null,
  storedData: null,
  failures: [],
  p50Ms: null,
  p95Ms: null,
  circuit: null,
  circuitSince: null,
  data: { dataVersion: 'ranges-1', asOf: '2026-05-31T10:00:00Z' },
};

/** The texts of the cells in the service's row, in the table's order. */
function cellsOf(row: ServiceStatus): string[] {
  const html = renderToStaticMarkup(createElement(StatusTable, { rows: [row], asOf: '2026-05-31T12:00:00Z' }));
  const [, body = ''] = /<tbody>(.*)<\/tbody>/s.exec(html) ?? [];
  return body.split('</td>').map((cell) =>
    cell
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test('a service that nobody asked has no shares, no failures and no latency: it says that there were no queries', () => {
  expect(cellsOf(unused).slice(1, 4)).toEqual(['No queries in the last 24 hours', 'Data sets', '2 hours ago ranges-1']);
});

test('the ports service is called as reports and batches call it', () => {
  expect(cellsOf({ ...unused, service: 'ports&days' })[0]).toMatch(/^ports Porting events/);
});

test('where all were refused before they were asked, neither a share nor a latency is claimed', () => {
  const refused = cellsOf({ ...unused, state: 'working', hasQueries: true, refused: 1 });
  expect(refused.slice(1, 4)).toEqual([
    '– Unknown 100 % were refused before the query: invalid number or no permission',
    'none',
    '– Unknown',
  ]);
});
