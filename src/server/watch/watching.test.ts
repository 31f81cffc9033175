/** Comparison of lists, and mails about them: which node compares, which user gets the mail, and that nothing happens twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { fileOf, importFile, listHeader } from '../test-support/import-files.ts';
import { startSecondNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { compared, importRanges, operators, startWatchingPortal, watcher } from '../test-support/watching.ts';
import { checkList, startRound } from './check-list.ts';
import { type DataPosition, positionOf } from './data-position.ts';
import { commitCheck, entriesOf, takeDueList } from './due-lists.ts';
import { openList } from './watched.queries.ts';

const { alpha, beta } = operators;

describe('Mails', () => {
  let portal: TestPortal;
  let moves = 0;
  beforeAll(async () => {
    portal = await startWatchingPortal();
    await importRanges(portal, { '447400': alpha, '447401': alpha });
    await compared(portal);
  });
  afterAll(() => portal.stop());

  /** Gives the range to the other operator. */
  const move = async () => {
    moves += 1;
    await importRanges(portal, { '447400': moves % 2 === 1 ? beta : alpha, '447401': alpha });
    await compared(portal);
  };
  const mails = ({ user }: Awaited<ReturnType<typeof watcher>>) => mailsTo(portal.dataDir, user.email);

  test('whoever added what changed gets one mail a day, which says in words what changed', async () => {
    const [ann, other] = [await watcher(portal), await watcher(portal)];
    const ben = await watcher(portal, { colleague: ann.user });
    await ann.add({ numbers: Array.from({ length: 30 }, (_, n) => String(447400000100 + n)), prefixes: ['447400'] });
    await ben.add({ numbers: ['447400000200', '447401000000'] });
    await other.add({ numbers: ['447401000000'] });
    await move();
    await expect.poll(() => mails(ann)).toHaveLength(1);
    await expect.poll(() => mails(ben)).toHaveLength(1);
    const [[toAnn], [toBen]] = [await mails(ann), await mails(ben)];
    expect(toAnn?.subject).toBe('Dialplane: 31 changes on your watch list');
    expect(toAnn?.text).toContain('and 11 more.');
    expect(toBen?.subject).toBe('Dialplane: 1 change on your watch list');
    expect(toBen?.text).toMatch(
      /^447400000200\n {2}Operator: (Alpha \(0044001\) → Beta \(0044002\)|Beta \(0044002\) → Alpha \(0044001\))\n {2}Data: ranges-\d+-[0-9a-f]{8} → ranges-\d+-[0-9a-f]{8}\n$/m,
    );
    expect(toBen?.text).not.toContain('447401000000');
    await move();
    expect((await ben.changes()).recent.changes).toBe(64);
    await sql`update watch_changes set mailed_at = mailed_at - interval '25 hours' where watcher = ${ben.user.portalId}`.execute(
      portal.deps.db,
    );
    await expect.poll(() => mails(ben)).toHaveLength(2);
    expect(await mails(ann)).toHaveLength(1);
    expect(await mails(other)).toEqual([]);
  });

  test('the mail is in the language that its reader chose', async () => {
    const reader = await watcher(portal);
    await portal.call(savePreferences, { body: { language: 'de' } }, reader.token);
    await reader.add({ numbers: ['447400000100'] });
    await move();
    await expect.poll(() => mails(reader)).toHaveLength(1);
    const [mail] = await mails(reader);
    expect(mail?.subject).toBe('Dialplane: 1 Änderung auf Ihrer Beobachtungsliste');
    expect(mail?.text).toMatch(/^447400000100\n {2}Netzbetreiber: (Alpha|Beta) \(\d+\) → (Alpha|Beta) \(\d+\)\n {2}Daten: /m);
  });

  test('T66: nobody who left the organisation, may not see the list, or wants none, gets one', async () => {
    const entry = { numbers: ['447400000001'] };
    const { db } = portal.deps;
    const [moved, refused, silent, removed, closed, control] = await Promise.all(Array.from({ length: 6 }, () => watcher(portal)));
    for (const one of [moved, refused, silent, removed, closed, control]) await one!.add(entry);
    const organisationId = control!.user.organisationId;
    await db.updateTable('portal_users').set({ organisation_id: organisationId }).where('id', '=', moved!.user.portalId).execute();
    const permissions = everyPermission & ~maskOf([bits.test_and_diagnostics]);
    await db.updateTable('portal_users').set({ permissions }).where('id', '=', refused!.user.portalId).execute();
    await portal.call(savePreferences, { body: { watchMails: 'none' } }, silent!.token);
    await db.deleteFrom('portal_users').where('id', '=', removed!.user.portalId).execute();
    await sql`update organisations set closed_at = now() where id = ${closed!.user.organisationId}`.execute(db);
    await move();
    await expect.poll(() => mails(control!)).toHaveLength(1);
    const mailed = await db.selectFrom('watch_changes').where('mailed_at', 'is not', null).select('watcher').distinct().execute();
    const watchers = mailed.map(({ watcher: id }) => id);
    expect(watchers).toContain(control!.user.portalId);
    for (const one of [moved, refused, silent, removed, closed]) {
      expect(watchers).not.toContain(one!.user.portalId);
      expect(await mails(one!)).toEqual([]);
    }
    // An entry without a watcher goes to the user who adds it again.
    const heir = await watcher(portal, { colleague: removed!.user });
    expect((await heir.add(entry)).body).toMatchObject({ added: 0, already: 1 });
    expect((await heir.list()).message.numbers).toMatchObject([{ isOwn: true }]);
  });
});

describe('A comparison', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    // It compares nothing by itself.
    portal = await startTestPortal({}, { watchTimes: { pollMs: 1_000_000_000 } });
  });
  afterAll(() => portal.stop());
  beforeEach(() => portal.deps.db.deleteFrom('watch_lists').execute());

  const later = (position: DataPosition, changes: number): DataPosition => ({
    ...position,
    changeId: position.changeId + changes,
    versions: { ...position.versions, dno: `dno-${changes}` },
  });
  /** Returns the first entry as if its answer had changed. */
  const found = async (list: NonNullable<Awaited<ReturnType<typeof takeDueList>>>, position: DataPosition) => {
    for await (const [entry] of entriesOf(portal.deps.db, list, { changeId: position.changeId, atOnce: 1 }))
      if (entry)
        return [
          {
            ...entry,
            before: entry.kept,
            after: entry.kept,
            facts: [{ fact: 'operator' as const, cause: 'changed' as const }],
            moves: null,
            lists: [],
          },
        ];
    return [];
  };

  test('is one node’s; one that was killed in the middle is done by another, and writes nothing when it comes back', async () => {
    const { db, dataSets } = portal.deps;
    const position = later(positionOf(dataSets.current()), 1);
    const { add, changes } = await watcher(portal);
    await add({ numbers: ['447400000001'] });
    const killed = await takeDueList(db, position, 30_000);
    expect(killed).toBeDefined();
    expect(await takeDueList(db, position, 30_000)).toBeUndefined();
    await sql`update watch_lists set locked_until = now() - interval '1 second'`.execute(db);
    const next = await takeDueList(db, position, 30_000);
    const entries = await found(next!, position);
    expect(await commitCheck(db, next!, { position, found: entries })).toBe(true);
    expect(await commitCheck(db, killed!, { position, found: entries })).toBe(false);
    expect(await takeDueList(db, position, 30_000)).toBeUndefined();
    expect((await changes()).message).toHaveLength(1);
  });

  test('begins again where something is added meanwhile, also on a node that has earlier data', async () => {
    const { db, dataSets } = portal.deps;
    const own = positionOf(dataSets.current());
    const position = later(own, 2);
    const { add } = await watcher(portal);
    await add({ numbers: ['447400000001'] });
    const list = await takeDueList(db, position, 30_000);
    await add({ numbers: ['447400000002'] });
    expect(await commitCheck(db, list!, { position, found: [] })).toBe(false);
    const again = await takeDueList(db, position, 30_000);
    expect(await commitCheck(db, again!, { position, found: [] })).toBe(true);
    expect(await takeDueList(db, position, 30_000)).toBeUndefined();
    await add({ numbers: ['447400000003'] });
    expect(await takeDueList(db, position, 30_000)).toMatchObject({ organisationId: list!.organisationId, versions: own.versions });
  });

  test('tells nothing of ranges that changed before their prefix was added', async () => {
    const { db, dataSets } = portal.deps;
    const data = dataSets.current();
    const own = positionOf(data);
    const { add, changes } = await watcher(portal);
    await add({ prefixes: ['4474'] });
    // Compares as if the list were of the previous data, which had no holders.
    const comparing = async (change_id: number) => {
      const versions = JSON.stringify({ ...own.versions, ranges: 'before', dno: 'dno-1-0' });
      await sql`update watch_lists set change_id = -1, versions = ${versions}`.execute(db);
      await sql`update watched_numbers set change_id = ${change_id}`.execute(db);
      const list = await takeDueList(db, own, 30_000);
      const before = Ranges.of([], { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'none' });
      const round = startRound(data, own, { list: async () => [], load: async () => before });
      return checkList(db, list!, { ...round, now: portal.deps.clock() });
    };
    expect(await comparing(own.changeId)).toBe(true);
    expect((await changes()).message).toEqual([]);
    expect(await comparing(-1)).toBe(true);
    expect((await changes()).message).toMatchObject([{ digits: '4474', moves: { removed: 0, listed: { length: 20 } } }]);
    // Of the changed lists, the one that the answer depends on.
    expect((await changes()).message[0].lists).toEqual([{ set: 'ranges', before: 'before', after: own.versions['ranges'] }]);
  });

  test('is made once where several nodes get the data', async () => {
    const own = await startWatchingPortal();
    onTestFinished(() => own.stop());
    const other = await startSecondNode(own);
    const { user, add, changes } = await watcher(own);
    await add({ numbers: ['447400000001', '447400000002', '447400000003'] });
    for (const listed of ['447400000001', '447400000002']) {
      await importFile(own, 'irsf', { file: fileOf(listHeader, `${listed};number;;`) });
      await compared(own);
      await vi.waitUntil(() => other.deps.dataSets.current().changeId === own.deps.dataSets.current().changeId, { timeout: 30_000 });
    }
    expect((await changes()).message).toHaveLength(5);
    await expect.poll(() => mailsTo(own.dataDir, user.email)).toHaveLength(1);
  });

  test('is of later data alone: with another version of the portal, of later ranges that it brings', async () => {
    const { db, dataSets } = portal.deps;
    const own = positionOf(dataSets.current());
    const { user } = await watcher(portal);
    await openList(db, user.organisationId, later(own, 5));
    const built = (year: number) => ({
      ...later(own, 5),
      rangesAsOf: new Date(`${year}-01-01`),
      versions: { ...own.versions, ranges: String(year) },
    });
    expect(await takeDueList(db, later(own, 4), 0)).toBeUndefined();
    expect(await takeDueList(db, built(2000), 0)).toBeUndefined();
    expect(await takeDueList(db, built(2100), 0)).toBeDefined();
  });
});
