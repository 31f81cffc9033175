/** Checks the docs' paths, fields, services and numbers against the contract, the code and the limits. */
import { webhookData } from '../src/shared/webhooks/webhooks.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../src/server/developers/openapi.ts';
import { contract } from '../src/shared/contract.ts';
import { fallbackAnswer } from '../src/numbers/answers/fallback-answer.ts';
import { demoNumberData } from '../src/numbers/demo/demo-data.ts';
import { magicNumbers } from '../src/numbers/demo/magic-numbers.ts';
import { testRanges, testToday } from '../src/numbers/test-support/test-ranges.ts';
import { everyPermission } from '../src/shared/base/permissions.ts';
import { liveServices, serviceCodes, type ServiceCode } from '../src/shared/services/services.ts';
import { ticketMessageMaxLength } from '../src/shared/tickets/tickets.ts';
import { variables } from '../src/server/config/variables.ts';
import * as limits from '../src/shared/base/limits.ts';

const { batchMaxBytes, batchMaxNumbers, invitationDays, maxListedTickets, reportMaxDays } = limits;
const { operatorMatches, rangeChangesMaxRows, rangeSearchMaxMatches, rangeWorkbookMaxRows } = limits;

const pageOf = (name: string) => readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8');
const api = pageOf('api');
const configure = pageOf('configure').replaceAll(/\s+/g, ' ');

const document = openApiDocument(contract, { title: 'Dialplane', version: '0' });

/** Every name of a field or a parameter, and every value of an enumeration. */
const words = new Set<string>();
/** The fields of each object. */
const objects: string[] = [];
/** The names of the parameters of each path. */
const parametersOf = new Map<string, string[]>();

function gather(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('properties' in node && typeof node.properties === 'object') {
    const names = Object.keys(node.properties ?? {});
    for (const name of names) words.add(name);
    // `said` comes beside each message, and the page explains it once.
    objects.push(names.filter((name) => name !== 'said' || !names.includes('message')).join(', '));
  }
  if ('in' in node && 'name' in node) words.add(String(node.name));
  if ('enum' in node && Array.isArray(node.enum)) for (const value of node.enum) words.add(String(value));
  if ('const' in node) words.add(String(node.const));
  for (const value of Object.values(node)) gather(value);
}
gather(document);
for (const { path, query } of contract) {
  const known = query ? Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];
  parametersOf.set(path, [...(parametersOf.get(path) ?? []), ...known]);
}
/** The tools of assistants with their parameters, as the page's table has them. */
const tools = contract.flatMap(({ tool, query }) => {
  if (!tool) return [];
  const takes = tool.takes ?? query;
  const { properties = {} } = takes ? z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }) : {};
  return [{ name: tool.name, takes: Object.keys(properties) }];
});

/** The calls of the page: written out, or by one of the shell functions that the page defines. */
const calls = [
  ...api.matchAll(/(\/api\/[\w/-]+)(\?[^"'`\s]*)?["'`\s]/g),
  ...[...api.matchAll(/\breport '([\w/]+)(\?[^']*)'/g)].map(([, name, query]) => ['', `/api/reports/${name}`, query]),
  ...[...api.matchAll(/\bpost (\w+) -/g)].map(([, name]) => ['', `/api/authentication/${name}`, undefined]),
].map(([, path = '', query = '']) => ({ path, parameters: [...new URLSearchParams(query).keys()] }));

describe('docs/api.md', () => {
  test('has calls of sign-in, search, queries, batches, tickets, reports and downloads', () => {
    const areas = new Set(calls.map(({ path }) => path.split('/')[2]));
    const expected = ['authentication', 'batchquery', 'downloads', 'gnr-search', 'reports', 'support', 'test-diagnostics'];
    expect([...areas]).toEqual(expect.arrayContaining(expected));
  });

  test.each(calls.filter(({ path }) => path !== '/api/openapi'))('$path with $parameters is a call of the contract', (call) => {
    expect(parametersOf.has(call.path)).toBe(true);
    expect([...(parametersOf.get(call.path) ?? [])]).toEqual(expect.arrayContaining(call.parameters));
  });

  test.each(Object.entries(webhookData))('tells of the event %s what its body has', (event, { shape }) => {
    const row = pageOf('api')
      .split('\n')
      .find((line) => line.startsWith('| `') && line.split('|')[1]?.includes(`\`${event}\``));
    for (const field of Object.keys(shape)) expect(row).toMatch(new RegExp(`\\b${field}\\b`));
  });

  test('tells of these events alone', () => {
    const [rows = ''] = pageOf('api').split('| `type` | `data` |')[1]?.split('\n\n') ?? [];
    const named = [...rows.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
    expect(named).toEqual(Object.keys(webhookData));
  });

  /** Words marked as code that are not fields: calls by their last word, headers, words in a file, a code that no country has. */
  const noFields = new Set(
    'operators batch_findings batch_numbers batch_query batch_limits batch_joined batch_summary batch_results register ticket ticketAnswer ticketNote Range ETag added removed changed field note ZZ dp_ curl PORTAL_URL PORTAL_EMAIL PORTAL_KEY timestamp opened webhook redeliver whsec_ standardwebhooks qdrreport reasonCodes structuredContent Origin Allow Expect'.split(
      ' ',
    ),
  );

  test('has each tool of assistants in a line, with what it takes', () => {
    const lines = [...api.matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]+ \| [^|]*\|$/gm)];
    expect(lines.map(([, name, takes = '']) => ({ name, takes: [...takes.matchAll(/`(\w+)`/g)].map(([, word]) => word) }))).toEqual(
      expect.arrayContaining(tools),
    );
    expect(tools.length).toBeGreaterThan(0);
  });

  test('names no field that the contract does not have', () => {
    const text = api.replaceAll(/^```[^]*?^```$/gm, '');
    const marked = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => (code.startsWith('{') ? code.match(/\w+/g) : [code]) ?? []);
    const fields = marked.filter((word) => /^[a-z]\w*$/i.test(word) && !noFields.has(word));
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.filter((word) => !words.has(word) && !tools.some(({ name }) => name === word))).toEqual([]);
  });

  test.each([...api.matchAll(/`\{(\w+, [\w, ]+)\}`/g)].map(([, fields]) => fields))(
    'names all fields of {%s}, and in their order',
    (fields) => {
      expect(objects).toContain(fields);
    },
  );
});

const count = (value: number) => value.toLocaleString('en');

test.each([
  ['api', `answers the first ${count(rangeSearchMaxMatches)} ranges`],
  ['api', `\`elements\` are the first ${count(rangeChangesMaxRows)} `],
  ['api', `\`format=xlsx\` takes up to ${count(rangeWorkbookMaxRows)} rows. \`operators\` names the ${operatorMatches} operators`],
  ['api', `at most ${count(batchMaxNumbers)} numbers in digits, and at most ${batchMaxBytes / 1024 / 1024} MiB`],
  ['api', `up to ${count(limits.watchedMost)} numbers and prefixes, ${count(limits.watchedAtOnce)} of them added in a call`],
  ['api', `the newest ${limits.watchChangesPageSize} first: its \`facts\``],
  ['api', `at most ${limits.apiKeyAddressesMost}; without them`],
  ['api', `works for ${limits.apiKeyDays} days, or \`expiresInDays\` from 1 to ${limits.apiKeyMaxDays}`],
  ['api', `like the old one, which works for ${limits.rotatedKeyHours} hours more`],
  ['api', `1 to ${count(limits.bulkQueryMaxNumbers)} in E.164 digits, \`services\` 1 to ${serviceCodes.length};`],
  ['api', `changes of the last ${limits.watchRecentDays} days. Changes are kept for ${limits.watchChangesKeptDays} days`],
  ['api', `the ${['', 'one', 'two', 'three', 'four', 'five'][limits.prefixOperatorsListed]} operators with most of its ranges`],
  ['api', `has the first ${limits.prefixChangesListed};`],
  ['api', `\`daysAgo\` is 0 to ${reportMaxDays};`],
  ['api', `a message up to ${count(ticketMessageMaxLength)}.`],
  ['api', `Lists hold the newest ${count(maxListedTickets)}.`],
  ['operate', `A ticket that has been closed for ${limits.closedTicketMailDays} days takes none.`],
  [
    'operate',
    `of more than ${limits.inboundMailMaxBytes / 1024 / 1024} MiB or ${count(limits.inboundMailMaxCharacters)} characters of text 413`,
  ],
  ['security', `a mask is an integer from 1 to ${everyPermission},`],
  ['operate', `Results are there for ${variables.KEEP_BATCHES_DAYS.unset} days (\`KEEP_BATCHES_DAYS\`).`],
  ['operate', `once, within ${invitationDays} days;`],
])('docs/%s.md says as the limits do: %s', (name, sentence) => {
  expect(pageOf(name).replaceAll(/\s+/g, ' ')).toContain(sentence);
});

describe('docs/configure.md', () => {
  const marked = (text: string | undefined) => [...(text ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code);

  test.each([/the data sets answer all but ([^:]*):/, /every service but ([^|]*)\|/, /demo answers, for ([^;]*);/])(
    'names the services that no data set answers: %s',
    (sentence) => {
      expect(marked(sentence.exec(configure)?.[1])).toEqual(liveServices);
    },
  );

  test('names each variable', () => {
    expect(Object.keys(variables).filter((name) => !new RegExp(`[ \`]${name}\\b`).test(configure))).toEqual([]);
  });

  test('names the services that the data sets answer where an upstream fails', () => {
    const data = demoNumberData(testRanges, testToday);
    const hasFallback = (service: ServiceCode) =>
      magicNumbers.some(({ number }) => fallbackAnswer(data, { service, number }, { days: 0, now: testToday }));
    const named = marked(/Where an upstream fails, ([^.]*) are answered from the data/.exec(configure)?.[1]);
    expect(new Set(named)).toEqual(new Set(serviceCodes.filter(hasFallback)));
  });
});

describe('docs/experience.md', () => {
  const rows = [...pageOf('experience').matchAll(/^\| *(\d+) *\|([^|]+)\|([^|]+)\|([^|]*)\|$/gm)];

  test('has each of the eighty points once, in order, and says whether it holds', () => {
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
    expect(rows.filter(([, , , state = '']) => !/^ (holds|in part:|does not:|not known:)/.test(state))).toEqual([]);
  });

  test('names tests that are there, for every point that holds', () => {
    for (const [, number, , state = '', tested = ''] of rows) {
      const files = [...tested.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      if (state.startsWith(' holds')) expect(files, `point ${number}`).not.toEqual([]);
      expect(files.filter((file) => !/\.(spec|test|bench)\.ts$/.test(file) || !existsSync(join(import.meta.dirname, '..', file)))).toEqual(
        [],
      );
    }
  });
});

test('the pictures that the pages show are there, and small', () => {
  const shown = [
    ...pageOf('../README').matchAll(/\]\(docs\/(pictures\/[\w-]+\.png)\)/g),
    ...pageOf('tour').matchAll(/\]\((pictures\/[\w-]+\.png)\)/g),
  ].map(([, file = '']) => join(import.meta.dirname, '../docs', file));
  expect(shown.length).toBeGreaterThan(5);
  for (const file of shown) expect(statSync(file).size, file).toBeLessThan(150_000);
});
