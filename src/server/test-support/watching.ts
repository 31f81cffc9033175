/** Watch lists for tests: entries, other versions of the data, and what came of them. */
import { expect, vi } from 'vitest';
import { addWatched, removeWatched, watchChanges, watchList } from '../../shared/watch/watch.ts';
import { latestChange } from '../data-sets/versions.ts';
import { makeUser, signedInToken, type TestUser } from './factories.ts';
import { fileOf, importFile, rangeLine, rangesHeader } from './import-files.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

/** Looks often, and mails at once. */
const watchTimes = { pollMs: 20, lookMs: 20, quietMs: 0 };

export function startWatchingPortal(env: Record<string, string> = {}): Promise<TestPortal> {
  return startTestPortal(env, { watchTimes, mailPollIntervalMs: 50 });
}

/** Somebody of a new organisation, or of that of `colleague`, and their calls. */
export async function watcher(
  portal: TestPortal,
  { colleague, permissions }: { colleague?: Pick<TestUser, 'organisationId'>; permissions?: number } = {},
) {
  const user = await makeUser(portal.deps, {
    hasPassword: false,
    ...(colleague && { organisationId: colleague.organisationId }),
    ...(permissions !== undefined && { permissions }),
  });
  const token = await signedInToken(portal.deps, user);
  return {
    user,
    token,
    add: (entries: { numbers?: string[]; prefixes?: string[] }) => portal.call(addWatched, { body: entries }, token),
    remove: (entries: { numbers?: string[]; prefixes?: string[] }) => portal.call(removeWatched, { body: entries }, token),
    list: async () => (await portal.call(watchList, {}, token)).body,
    changes: async (query: { before?: string } = {}) => (await portal.call(watchChanges, { query }, token)).body,
  };
}

const alpha = { uniqueSpId: '0044001', spName: 'Alpha', cic: '0044001' };
const beta = { uniqueSpId: '0044002', spName: 'Beta', cic: '0044002' };
export const operators = { alpha, beta };

export async function importRanges(portal: TestPortal, holders: Readonly<Record<string, typeof alpha>>): Promise<void> {
  const lines = Object.entries(holders).map(([range, holder]) => rangeLine({ range, ...holder }));
  expect((await importFile(portal, 'ranges', { file: fileOf(rangesHeader, ...lines) })).faults).toEqual([]);
}

/** Until this node has the newest data, no list is of earlier data, and every mail about it is queued. */
export async function compared({ deps: { db, dataSets } }: Pick<TestPortal, 'deps'>): Promise<void> {
  const newest = await latestChange(db);
  const lists = db.selectFrom('watch_lists').where('change_id', '<', newest).select('organisation_id');
  // Whoever got a mail today keeps what comes after it for tomorrow.
  const got = db.selectFrom('watch_changes').where('mailed_at', 'is not', null).where('watcher', 'is not', null).select('watcher');
  const waiting = db.selectFrom('watch_changes').where('mail_waits', '=', true).where('watcher', 'not in', got).select('id');
  const isDone = async () =>
    dataSets.current().changeId === newest && (await lists.execute()).length === 0 && (await waiting.execute()).length === 0;
  await vi.waitUntil(isDone, { timeout: 30_000, interval: 20 });
}
