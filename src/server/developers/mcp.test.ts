/** Tools of assistants, called as an assistant calls them: with the protocol's own client over HTTP. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bulkQueries } from '../../shared/single-query/single-query.ts';
import { batchServiceCodes } from '../../shared/services/services.ts';
import { sendBatch } from '../test-support/batches.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { callWith, keyAuditOf } from '../test-support/keys.ts';
import { makeQueries } from '../test-support/queries.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let address: URL;
beforeAll(async () => {
  portal = await startPortalAtNoon();
  address = new URL('/mcp', await portal.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(() => portal.stop());

const [testing, downloads, reports, search] = [8, 2, 16, 128];
const explaining = ['explain_field', 'explain_reason_code'];

/** Connects an assistant with a key; it disconnects when the test is over. */
async function assistantWith(key: string, to = address): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(to, { requestInit: { headers: { authorization: `Bearer ${key}` } } });
  // The transport declares its optional parts without `undefined`.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  onTestFinished(() => client.close());
  return client;
}

async function assistantOf(owner: TestUser, mask?: number): Promise<Client> {
  const { key } = await makeKeyFor(portal, owner, mask === undefined ? {} : { permissions: mask });
  return assistantWith(key);
}

const namesFor = async (assistant: Client) => (await assistant.listTools()).tools.map(({ name }) => name).toSorted();

/** Returns a tool's answer: its structured content, which equals its text, or the sentence of a refusal. */
async function use(assistant: Client, name: string, given: Record<string, unknown>) {
  const { isError, structuredContent, content } = await assistant.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }];
  if (isError) return { refused: text };
  expect(JSON.parse(text)).toEqual(structuredContent);
  // Tests check the assistant's view.
  // oxlint-disable-next-line typescript/no-explicit-any
  return structuredContent as any;
}

test('these are the tools, each says what it takes, and whether it counts as a query', async () => {
  const { tools } = await (await assistantOf(await makeUser(portal.deps))).listTools();
  expect(Object.fromEntries(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]))).toEqual({
    search_ranges: ['range', 'operator', 'country', 'type', 'limit'],
    lookup_number: ['phonenumber'],
    query_number: ['phonenumber', 'services'],
    explain_reason_code: ['code'],
    explain_field: ['field'],
    report: ['days', 'service', 'countries'],
    batch_status: ['id'],
  });
  const counted = ['search_ranges', 'lookup_number', 'query_number'];
  for (const { name, inputSchema, annotations, description } of tools) {
    expect(inputSchema.type).toBe('object');
    expect(annotations).toEqual({ readOnlyHint: !counted.includes(name) });
    expect(description).toMatch(/^[A-Z]/);
  }
});

test.each([
  [search, ['lookup_number', 'search_ranges']],
  [testing, ['batch_status', 'query_number']],
  [reports, ['report']],
  [downloads, []],
  [search + reports, ['lookup_number', 'report', 'search_ranges']],
])('T69: a key with the permissions %i sees the tools that these open: %j', async (mask, names) => {
  expect(await namesFor(await assistantOf(await makeUser(portal.deps), mask))).toEqual([...explaining, ...names].toSorted());
});

test('search_ranges and lookup_number answer as their calls do, with as many rows as asked for', async () => {
  const assistant = await assistantOf(await makeUser(portal.deps), search);
  const found = await use(assistant, 'search_ranges', { range: '4474', limit: 3 });
  expect(found.response.elements).toHaveLength(3);
  expect(found.response).toMatchObject({ truncated: true, total: expect.any(Number) });
  expect((await use(assistant, 'search_ranges', { range: '4474' })).response.elements).toHaveLength(50);
  const { response } = await use(assistant, 'lookup_number', { phonenumber: '447400123456' });
  expect(response).toMatchObject({ tel: '447400123456', isoAlpha2: 'GB', primaryNumberAttribute: 'MOBILE' });
});

test('T69: query_number asks each service once; each is a record of the channel api that names the key', async () => {
  const owner = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner, { permissions: testing });
  const assistant = await assistantWith(key);
  const { response } = await use(assistant, 'query_number', { phonenumber: '447400123456', services: ['gnr', 'npq', 'gnr'] });
  expect(response).toMatchObject([
    { tel: '447400123456', service: 'gnr', cc: 'GB' },
    { tel: '447400123456', service: 'npq', cc: 'GB' },
  ]);
  const records = () =>
    portal.deps.db
      .selectFrom('query_records')
      .where('organisation_id', '=', owner.organisationId)
      .select(['channel', 'service', 'key_id'])
      .orderBy('service')
      .execute();
  await expect.poll(records).toEqual([
    { channel: 'api', service: 'gnr', key_id: id },
    { channel: 'api', service: 'npq', key_id: id },
  ]);
  expect((await keyAuditOf(portal, owner)).filter((line) => line.includes('used first'))).toHaveLength(1);
});

test('T69: query_number answers all twelve services of a number as the call about many numbers does, in one call', async () => {
  const owner = await makeUser(portal.deps);
  const assistant = await assistantOf(owner, testing);
  const asked = { numbers: ['447400123456'], services: [...batchServiceCodes] };
  const { body } = await portal.call(bulkQueries, { body: asked }, await signedInToken(portal.deps, owner));
  expect(body.response).toHaveLength(12);
  expect(await use(assistant, 'query_number', { phonenumber: '447400123456', services: asked.services })).toEqual(body);
});

test('explain_reason_code and explain_field say what the tables say', async () => {
  const assistant = await assistantOf(await makeUser(portal.deps), downloads);
  expect(await use(assistant, 'explain_reason_code', { code: 101 })).toEqual({
    message: [{ reasonCode: 101, description: 'The country code is unknown. Check the first digits of the number.' }],
  });
  expect(await use(assistant, 'explain_reason_code', { code: 42 })).toEqual({ refused: 'There is no reason code 42' });
  const { message } = await use(assistant, 'explain_field', { field: 'dno' });
  expect(message).toMatchObject([{ name: 'dno', type: 'boolean', services: ['dno'] }]);
  expect(message[0].definition).toMatch(/^True if no voice call may come from this number/);
  expect((await use(assistant, 'explain_field', {})).message).toHaveLength(30);
  expect((await use(assistant, 'explain_field', { field: 'nothing' })).refused).toMatch(
    /^No answer has a field of this name\. The fields are tel, npdi, /,
  );
});

test('report counts the queries of the own organisation by days, service and countries', async () => {
  const owner = await makeUser(portal.deps);
  const yesterday = new Date(portal.deps.clock().getTime() - 86_400_000).toISOString();
  await makeQueries(portal.deps, owner.organisationId, [
    { at: yesterday, count: 3 },
    { at: yesterday, count: 2, service: 'gnr', country: 'FR' },
  ]);
  await makeQueries(portal.deps, (await makeUser(portal.deps)).organisationId, [{ at: yesterday, count: 7 }]);
  const assistant = await assistantOf(owner, reports);
  const counted = async (given: Record<string, unknown>) =>
    (await use(assistant, 'report', given)).response
      .map(({ isoCountry, qtyQDRs }: Record<string, unknown>) => [isoCountry, qtyQDRs])
      .toSorted();
  expect(await counted({ days: 2 })).toEqual([
    ['FR', 2],
    ['GB', 3],
  ]);
  expect(await counted({ days: 2, service: 'gnr' })).toEqual([['FR', 2]]);
  expect(await counted({ days: 2, countries: ['GB', 'DE'] })).toEqual([['GB', 3]]);
});

test('T69: batch_status shows the batches of the own organisation alone', async () => {
  const owner = await makeUser(portal.deps);
  const stranger = await makeUser(portal.deps);
  const sent = await sendBatch(portal, await signedInToken(portal.deps, owner), { content: ['447400123456'] });
  const own = await assistantOf(owner, testing);
  const other = await assistantOf(stranger, testing);
  for (const given of [{}, { id: sent.body.id }]) {
    expect((await use(own, 'batch_status', given)).message).toMatchObject([{ id: sent.body.id, Service: 'npq', Records: 1 }]);
    expect((await use(other, 'batch_status', given)).message).toEqual([]);
  }
});

test('T69: a permission that is taken from the owner is gone from the tools with the next call', async () => {
  const owner = await makeUser(portal.deps);
  const assistant = await assistantOf(owner, search + testing);
  expect(await use(assistant, 'lookup_number', { phonenumber: '447400123456' })).toHaveProperty('response');
  await portal.deps.db.updateTable('portal_users').set({ permissions: testing }).where('id', '=', owner.portalId).execute();
  portal.deps.sessions.allChanged(portal.deps.db);
  expect(await use(assistant, 'lookup_number', { phonenumber: '447400123456' })).toEqual({
    refused: 'This key, or its owner, does not hold the permission GNR Search',
  });
  expect(await namesFor(assistant)).toEqual([...explaining, 'batch_status', 'query_number'].toSorted());
});

test('what is asked wrongly is said in a sentence, and nothing is asked', async () => {
  const owner = await makeUser(portal.deps);
  const assistant = await assistantOf(owner);
  const refusals = await Promise.all([
    use(assistant, 'lookup_number', { phonenumber: '+44 7400' }),
    use(assistant, 'query_number', { phonenumber: '447400123456', services: [] }),
    use(assistant, 'query_number', { phonenumber: '447400123456', services: ['nosuch'] }),
    use(assistant, 'search_ranges', {}),
    use(assistant, 'report', { countries: ['Germany'] }),
    use(assistant, 'batch_status', { organisation: 1 }),
  ]);
  expect(refusals).toEqual([
    { refused: 'phonenumber: Please provide a full E164 number without leading + and only numbers' },
    { refused: 'services: Please select at least one service' },
    { refused: 'services.0: This service does not exist' },
    { refused: 'A range is required' },
    { refused: 'Separate ISO 3166-1 alpha-2 codes with commas, such as GB,FR,' },
    { refused: 'There is no field organisation' },
  ]);
  await expect(assistant.callTool({ name: 'submit_batch', arguments: {} })).rejects.toThrow('There is no tool of this name');
  expect(
    await portal.deps.db.selectFrom('query_records').where('organisation_id', '=', owner.organisationId).selectAll().execute(),
  ).toEqual([]);
});

test('T59: calls of tools count as those of any program; what is beyond is said as the portal says it', async () => {
  const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '5' });
  const to = new URL('/mcp', await own.app.listen({ host: '127.0.0.1', port: 0 }));
  const { key } = await makeKeyFor(own, await makeUser(own.deps));
  for (const left of [4, 3, 2, 1]) expect((await callWith(own, key)).headers['ratelimit']).toContain(`r=${left};`);
  // Connecting takes two of its five messages.
  const assistant = await assistantWith(key, to);
  expect((await use(assistant, 'explain_reason_code', { code: 0 })).message).toHaveLength(1);
  expect(await use(assistant, 'explain_reason_code', { code: 0 })).toEqual({ refused: 'Too many calls. Wait a moment' });
  expect((await assistant.listTools()).tools).toHaveLength(7);
  await expect(assistant.listTools()).rejects.toThrow('Too many calls');
});
