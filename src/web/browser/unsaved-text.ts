/** Unsaved text of this browser's tabs. Each owner of such text holds a shared lock, which other tabs can see and which ends with its tab. */

const prefix = 'unsaved-text:';
/** Names the locks of this tab, until it is loaded anew. */
const own = prefix + Math.random();
const releases = new Map<unknown, () => void>();

/** Notes that `owner`, such as a form, has unsaved text, or has none any more. Without effect where the browser has no locks, as on plain HTTP. */
export function noteUnsaved(owner: unknown, isUnsaved: boolean) {
  if (!('locks' in navigator) || releases.has(owner) === isUnsaved) return;
  releases.get(owner)?.();
  releases.delete(owner);
  if (!isUnsaved) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  releases.set(owner, resolve);
  void navigator.locks.request(own, { mode: 'shared' }, () => promise);
}

/** True if another tab has unsaved text. */
export async function isUnsavedElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name?.startsWith(prefix) && name !== own);
}
