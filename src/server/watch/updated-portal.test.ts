/** Effect of a portal update on the answers in watch lists: no notification. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { watcher } from '../test-support/watching.ts';
import { addWebhookFor, deliveriesTo } from '../test-support/webhooks.ts';
import { checkList, startRound } from './check-list.ts';
import { positionOf } from './data-position.ts';
import { takeDueList } from './due-lists.ts';

let portal: TestPortal;
beforeAll(async () => {
  // It compares nothing by itself.
  portal = await startTestPortal({}, { watchTimes: { pollMs: 1_000_000_000 } });
});
afterAll(() => portal.stop());
beforeEach(() => portal.deps.db.deleteFrom('watch_lists').execute());

const number = '447400123456';
const nobody = { name: 'Nobody', cic: '0' };
const keptOfNumber = {
  operator: nobody,
  ported: 'yes',
  routingNumber: '+441',
  dnoVoice: 'yes',
  dnoText: 'yes',
  revenueShare: 'yes',
  inflatedTraffic: 'not safe',
};
const keptOfPrefix = { ranges: 1, operators: [{ ...nobody, ranges: 1 }], operatorCount: 1 };
const otherRanges = { ranges: 'ranges-built-in-00000000' };

interface Earlier {
  /** Versions of sets that have changed since. */
  readonly sets?: Readonly<Record<string, string>>;
  /** Difference to the current number of rules; if absent, they were not counted. */
  readonly rulesFewer?: number;
}

/** Makes a list as an earlier release left it, with different answers. */
async function earlierList({ sets = {}, rulesFewer }: Earlier) {
  const { db, dataSets } = portal.deps;
  const position = positionOf(dataSets.current());
  const { user, add, list, changes } = await watcher(portal);
  await add({ numbers: [number], prefixes: ['44740'] });
  const answers = async () => {
    const { message } = await list();
    return { number: message.numbers[0].answer, prefix: message.prefixes[0].answer };
  };
  const now = await answers();
  const { id } = await addWebhookFor(portal, user, { url: 'https://example.com/hook', events: ['watch.changed'] });
  const rules = rulesFewer === undefined ? {} : { rules: String(position.rules - rulesFewer) };
  const versions = JSON.stringify({ ...position.versions, ...sets, ...rules });
  await sql`update watch_lists set versions = ${versions}, ranges_as_of = '2020-01-01'`.execute(db);
  await sql`update watched_numbers set kept = ${JSON.stringify(keptOfNumber)} where not is_prefix`.execute(db);
  await sql`update watched_numbers set kept = ${JSON.stringify(keptOfPrefix)} where is_prefix`.execute(db);
  const due = () => takeDueList(db, position, 0);
  const compare = async () => {
    const round = startRound(dataSets.current(), position, dataSets.rangeVersions);
    return checkList(db, (await due())!, { ...round, now: portal.deps.clock() });
  };
  return { position, due, compare, now, list, answers, changes, deliveries: () => deliveriesTo(portal, user, id) };
}

test.each<[string, Earlier]>([
  ['other rules', { rulesFewer: 1 }],
  ['the first rules that are counted', {}],
  ['other ranges of its own', { sets: otherRanges, rulesFewer: 0 }],
  ['other rules and other ranges', { sets: otherRanges, rulesFewer: 1 }],
])('that brings %s: the list takes the answers over, without a change, a mail or a call', async (_, earlier) => {
  const { due, compare, now, answers, changes, deliveries } = await earlierList(earlier);
  expect(await answers()).toEqual({ number: keptOfNumber, prefix: keptOfPrefix });
  expect(await compare()).toBe(true);
  expect(await answers()).toEqual(now);
  expect((await changes()).message).toEqual([]);
  expect(await deliveries()).toEqual([]);
  expect(await due()).toBeUndefined();
});

test.each<[string, Earlier, string[]]>([
  ['a list', { sets: { ...otherRanges, dno: 'dno-1-00000000' } }, ['dnoVoice', 'dnoText']],
  ['ported numbers', { sets: { ported: 'ported-1-00000000' } }, ['operator', 'ported']],
])('with an import of %s in the same step tells of what is read from that set alone', async (_, earlier, facts) => {
  const { compare, now, answers, changes, deliveries } = await earlierList(earlier);
  expect(await compare()).toBe(true);
  expect(await answers()).toEqual(now);
  const { message } = await changes();
  expect(message.map(({ digits }: { digits: string }) => digits)).toEqual([number]);
  expect(message[0].facts.map(({ fact }: { fact: string }) => fact)).toEqual(facts);
  expect(await deliveries()).toHaveLength(1);
});

test('is no reason to tell nothing where it brings nothing: ranges that were imported, and are the portal’s own again, are told', async () => {
  const { compare, changes } = await earlierList({ sets: { ranges: 'ranges-1-00000000' }, rulesFewer: 0 });
  expect(await compare()).toBe(true);
  const told = (await changes()).message.map(({ kind }: { kind: string }) => kind);
  expect(told.toSorted()).toEqual(['number', 'prefix']);
});

test('of earlier rules leaves alone what was compared by later ones, and shows no version of the rules among those of the data', async () => {
  const { position, due, list } = await earlierList({ rulesFewer: -1 });
  expect(await due()).toBeUndefined();
  expect((await list()).dataVersions).toEqual(position.versions);
});
