import { expect, test } from 'vitest';
import { compared, startWatchingPortal, watcher } from '../test-support/watching.ts';

test('the demo shows a change on its watch list, which tells that a list was loaded; what it makes up is not watched', async () => {
  const portal = await startWatchingPortal({ DEMO: 'true' });
  try {
    await expect.poll(() => portal.deps.db.selectFrom('watch_changes').select('digits').execute()).not.toEqual([]);
    await compared(portal);
    const { add, list, changes } = await watcher(portal, { colleague: { organisationId: 1001 } });
    const found: { digits: string; facts: object[]; lists: object[] }[] = (await changes()).message;
    expect(found.map(({ digits }) => digits).toSorted()).toEqual(['34600123456', '44740', '447400123456', '4915123456789']);
    expect(found.find(({ digits }) => digits === '447400123456')).toMatchObject({
      facts: [{ fact: 'operator', cause: 'list loaded' }],
      lists: [{ set: 'ranges', before: null, after: expect.stringContaining('built-in') }],
    });
    expect((await list()).message.numbers[1]).toMatchObject({ digits: '447400123456', addedBy: 'Acme Owner', isOwn: false });
    const { body } = await add({ numbers: ['447700900123', '447400123457'], prefixes: ['447700900'] });
    expect(body).toMatchObject({ added: 1, refused: ['447700900123', '447700900'], watched: 5 });
  } finally {
    await portal.stop();
  }
});
