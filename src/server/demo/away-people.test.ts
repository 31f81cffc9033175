import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { forgotPassword } from '../../shared/sign-in/passwords.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { listUsers } from '../../shared/users/users.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { proofOfWork } from '../test-support/human.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let demo: TestPortal;
let plain: TestPortal;
beforeAll(async () => {
  [demo, plain] = await Promise.all([startTestPortal({ DEMO: 'true' }), startTestPortal()]);
});
afterAll(() => Promise.all([demo.stop(), plain.stop()]));

const awayOf = (words: string) => `away.${words}.x${randomUUID().slice(0, 8)}@acme.example`;

/** The token of somebody with this address. */
async function tokenOf(portal: TestPortal, email: string): Promise<string> {
  const user = await makeUser(portal.deps);
  await portal.deps.db.updateTable('portal_users').where('id', '=', user.portalId).set({ email }).execute();
  return signedInToken(portal.deps, user);
}

const npq = { query: { phonenumber: '447700900123', service: 'npq' } } as const;
const gnr = { query: { phonenumber: '447700900123', service: 'gnr' } } as const;
const away = { status: 503, body: { code: 'unavailable', message: 'This demo failure happens once: try again' } };

test('an address away.<word>… finds the first call with that word away, by address of the call, and every other one answered', async () => {
  const token = await tokenOf(demo, awayOf('npq.usermanagement'));
  expect(await demo.call(singleQuery, gnr, token)).toMatchObject({ status: 200 });
  expect(await demo.call(singleQuery, npq, token)).toMatchObject(away);
  expect(await demo.call(singleQuery, npq, token)).toMatchObject({ status: 200 });
  expect(await demo.call(listUsers, {}, token)).toMatchObject(away);
  expect(await demo.call(listUsers, {}, token)).toMatchObject({ status: 200 });
  // The word may be what is asked for.
  const searcher = await tokenOf(demo, awayOf('35799'));
  expect(await demo.call(rangeSearch, { query: { range: '4474' } }, searcher)).toMatchObject({ status: 200 });
  expect(await demo.call(rangeSearch, { query: { range: '35799' } }, searcher)).toMatchObject(away);
});

test('it is the address that is typed, where nobody is signed in', async () => {
  const body = { email: awayOf('forgotpassword'), recaptcha: await proofOfWork(demo) };
  expect(await demo.call(forgotPassword, { body })).toMatchObject(away);
  expect(await demo.call(forgotPassword, { body })).toMatchObject({ status: 200 });
});

test('what was away is no query: it counts in no service status and leaves no record', async () => {
  const token = await tokenOf(demo, awayOf('single-query'));
  const rows = async () => {
    await demo.deps.serviceHealth.flush();
    const { count } = demo.deps.db.fn;
    const records = await demo.deps.db.selectFrom('query_records').select(count<number>('id').as('rows')).executeTakeFirstOrThrow();
    return { status: await demo.deps.db.selectFrom('service_counts').selectAll().execute(), records };
  };
  const before = await rows();
  expect(await demo.call(singleQuery, npq, token)).toMatchObject(away);
  expect(await rows()).toEqual(before);
  expect(await demo.call(singleQuery, npq, token)).toMatchObject({ status: 200 });
  expect(await rows()).not.toEqual(before);
});

test('nobody else is refused, and a portal without DEMO knows no such address', async () => {
  const other = await tokenOf(demo, 'person.usermanagement.away@acme.example');
  expect(await demo.call(listUsers, {}, other)).toMatchObject({ status: 200 });
  const token = await tokenOf(plain, awayOf('usermanagement'));
  expect(await plain.call(listUsers, {}, token)).toMatchObject({ status: 200 });
});

test('the addresses that people are told of name parts that there are', () => {
  const page = readFileSync(new URL('../../../docs/magic-numbers.md', import.meta.url), 'utf8');
  const words = [...page.matchAll(/^\| `away\.([^@]+)@/gm)].flatMap(([, told = '']) => told.split('.'));
  // What stands behind the path of a call.
  const asked = ['npq', '35799', 'usage', 'news'];
  expect(words.length).toBeGreaterThan(8);
  for (const word of words) expect([...contract.map(({ path }) => path.toLowerCase()), ...asked].join(' ')).toContain(word);
});
