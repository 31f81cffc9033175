import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home } from '../../shared/home/home.ts';
import { makeUser } from '../test-support/factories.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('What staff have to look at', () => {
  const provider = async () => (await portal.call(home, { query: { part: 'provider' } }, await staffTokenOf(portal))).body.message.provider;

  test('batches that failed, of every organisation that is open', async () => {
    const { organisationId, portalId } = await makeUser(portal.deps);
    const batch = (state: 'failed' | 'done', finished: string) =>
      portal.deps.db
        .insertInto('batches')
        .values({
          organisation_id: organisationId,
          id: randomUUID(),
          portal_user_id: portalId,
          file_name: `${state}.csv`,
          email: 'a@b.example',
          days: null,
          records: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
        .then(async ({ id }) => {
          await portal.deps.db
            .updateTable('batches')
            .where('id', '=', id)
            .set({ state, finished_at: new Date(finished) })
            .execute();
          return id;
        });
    const before = (await provider()).failedBatches.count;
    await batch('done', new Date().toISOString());
    await batch('failed', '2020-01-01T00:00:00Z');
    const id = await batch('failed', new Date().toISOString());
    const { failedBatches } = await provider();
    expect(failedBatches.count).toBe(before + 1);
    const organisation = `Organisation ${organisationId}`;
    expect(failedBatches.newest[0]).toEqual({
      id,
      fileName: 'failed.csv',
      userId: organisationId,
      organisation,
      failedAt: expect.any(String),
    });
    await portal.deps.db.updateTable('organisations').where('id', '=', organisationId).set({ closed_at: new Date() }).execute();
    expect((await provider()).failedBatches.count).toBe(before);
  });

  test('invitations that nobody accepted', async () => {
    const before = (await provider()).invitations.count;
    const { portalId, organisationId } = await makeUser(portal.deps, { hasPassword: false });
    const { invitations } = await provider();
    expect(invitations.count).toBe(before + 1);
    expect(invitations.newest[0]).toEqual({
      portalId,
      userId: organisationId,
      organisation: `Organisation ${organisationId}`,
      display: 'Test User',
      addedAt: expect.any(String),
      worksUntil: null,
    });
  });
});
