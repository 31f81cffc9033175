/** Nodes of this version and of a next one side by side, on one database, one storage and one stream, as in an upgrade node after node. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportQueryRecords, queryRecords, type QueryRecordRow } from '../shared/query-records/query-records.ts';
import { addDays, utcDay } from '../shared/base/utc-day.ts';
import { singleQuery } from '../shared/single-query/single-query.ts';
import { archiveOldDays } from './archive/archiving.ts';
import { encode, partitionOf, streamOf, subjectOf } from './query-records/stream/messages.ts';
import { archive, archiveNow, siteWithRecords } from './test-support/archived-records.ts';
import { makeOrganisation, makeUser, signedInToken } from './test-support/factories.ts';
import { NatsServers } from './test-support/nats-servers.ts';
import { nextVersion } from './test-support/next-version.ts';
import { areInstalled } from './test-support/programs.ts';
import { connected, each, numbered, storedOf } from './test-support/stream-records.ts';
import { startPortalForTest, type TestPortal } from './test-support/test-portal.ts';

type Row = QueryRecordRow & { readonly reference?: string | null };

let folder: string;
beforeAll(() => {
  folder = nextVersion();
});

/** A module of the next version, which has the types of this one. */
const ofNext = async <Module>(path: string) => (await import(/* @vite-ignore */ join(folder, 'src/server', path))) as Module;

async function startNext(
  portal: TestPortal,
  ...rest: [env?: Record<string, string>, overrides?: { clock: () => Date }]
): Promise<TestPortal> {
  const { startSecondNode } = await ofNext<typeof import('./test-support/test-portal.ts')>('test-support/test-portal.ts');
  return startSecondNode(portal, ...rest);
}

test(
  'a column that came later is archived by nodes that know it alone, and read and exported across files of before and after',
  { tags: ['full'], timeout: 300_000 },
  async () => {
    const clock = () => archiveNow;
    const portal = await startPortalForTest({}, { clock });
    const site = await siteWithRecords(portal, 3);
    expect(await archive(portal)).toBe(12);
    const next = await startNext(portal, {}, { clock });
    const { writeGroup } = await ofNext<typeof import('./query-records/query-records.ts')>('query-records/query-records.ts');
    const { organisationId, portalId } = site.administrator;
    const record = {
      organisationId,
      portalUserId: portalId,
      keyId: null,
      channel: 'single',
      service: 'npq',
      tel: '447400123456',
      country: 'GB',
      rc: 0,
    } as const;
    const named = { ...record, at: new Date('2026-02-01T23:00:00Z'), reference: 'order 7' };
    await writeGroup(next.deps.db, [named]);

    const warnings: unknown[] = [];
    const log = { info: () => undefined, warn: (said: unknown) => warnings.push(said) };
    expect(await archiveOldDays({ ...portal.deps, clock, log })).toBe(0);
    expect(warnings).toEqual([{ columns: ['reference'] }]);
    const { archiveOldDays: archiveByNext } = await ofNext<typeof import('./archive/archiving.ts')>('archive/archiving.ts');
    expect(await archiveByNext({ ...next.deps, clock })).toBe(1);

    const of = { from: '2026-02-01', to: '2026-02-01' };
    const token = site.tokens.administrator;
    const rowsAt = async (node: TestPortal, query = of): Promise<Row[]> =>
      (await node.call(queryRecords, { query }, token)).body.response.rows;
    expect((await rowsAt(next)).map(({ reference }) => reference)).toEqual(['order 7', null, null, null]);
    const dayOfBefore = { from: '2026-02-02', to: '2026-02-02' };
    expect((await rowsAt(next, dayOfBefore)).map(({ reference }) => reference)).toEqual([null, null, null]);
    expect((await rowsAt(portal)).map(({ tel }) => tel)).toEqual((await rowsAt(next)).map(({ tel }) => tel));
    const file = (await next.call(exportQueryRecords, { query: of }, token)).body.split('\r\n');
    expect(file[0]).toMatch(/;key;reference$/);
    expect(file.slice(1, 5).map((line: string) => line.split(';').at(-1))).toEqual(['order 7', '', '', '']);
  },
);

describe.runIf(areInstalled('nats-server', 'openssl'))('with a stream', () => {
  let servers: NatsServers;
  beforeAll(async () => {
    servers = await NatsServers.start(1);
  });
  afterAll(() => servers.stop());

  test('a message that no node can read holds its partition, and nothing behind it is lost', async () => {
    const portal = await startPortalForTest({ RECORDS_URL: servers.url });
    const id = await makeOrganisation(portal.deps);
    const { stream, manager } = (await connected(servers)).client();
    const partition = partitionOf(id);
    const publish = (text: string) => stream.publish(subjectOf(partition), text, { msgID: randomUUID() });
    await publish(encode([numbered(id, 1)]));
    const { seq } = await publish('{"version":9,"records":["another form"]}');
    await publish(encode([numbered(id, 2)]));
    expect(await portal.deps.queryRecords.untilWritten(id)).toBeInstanceOf(Date);
    expect(await storedOf(portal, id)).toEqual(each(1));
    await manager.streams.deleteMessage(streamOf(partition), seq);
    expect(await portal.deps.queryRecords.untilWritten(id)).toBeUndefined();
    expect(await storedOf(portal, id)).toEqual(each(2));
  });

  test(
    'what either of them is asked is recorded and counted once, whichever of them writes it',
    { tags: ['full'], timeout: 300_000 },
    async () => {
      const env = { RECORDS_URL: servers.url };
      const portal = await startPortalForTest(env);
      const next = await startNext(portal, env);
      const user = await makeUser(portal.deps);
      const token = await signedInToken(portal.deps, user);
      for (const node of [portal, next]) await expect.poll(() => node.deps.queryRecords.stream?.isThere()).toBe(true);
      const ask = (node: TestPortal, index: number) =>
        node.call(singleQuery, { query: { phonenumber: String(447_400_100_000 + index), service: 'npq' } }, token);
      for (let index = 0; index < 20; index += 1) expect((await ask(index % 2 === 0 ? portal : next, index)).status).toBe(200);
      await next.deps.queryRecords.untilWritten(user.organisationId);
      expect(await storedOf(portal, user.organisationId)).toEqual({ records: 20, different: 20, counted: 20 });
      // Whoever writes now knows the column.
      await portal.deps.queryRecords.stop();
      for (let index = 20; index < 30; index += 1) expect((await ask(next, index)).status).toBe(200);
      await next.deps.queryRecords.untilWritten(user.organisationId);
      const today = utcDay(portal.deps.clock());
      const rows: Row[] = (await next.call(queryRecords, { query: { from: addDays(today, -1), to: today } }, token)).body.response.rows;
      expect(rows).toHaveLength(30);
      expect(rows.slice(0, 10).map(({ reference, tel }) => reference === `about ${tel}`)).not.toContain(false);
    },
  );
});
