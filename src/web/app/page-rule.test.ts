import { expect, test } from 'vitest';
import { pageRule } from './page-rule.ts';

const printedAt = new Date('2026-05-31T14:02:59Z');

test('every printed page names the organisation, the time and which page it is', () => {
  const rule = pageRule('Acme Telecom', printedAt);
  expect(rule).toContain("content: 'Acme Telecom';");
  expect(rule).toContain("content: '2026-05-31 14:02 UTC';");
  expect(rule).toContain("content: 'Page ' counter(page) ' of ' counter(pages);");
});

test('the name of an organisation cannot end the text', () => {
  expect(pageRule("O'Neill \\ Söhne", printedAt)).toContain("content: 'O\\'Neill \\\\ Söhne';");
});
