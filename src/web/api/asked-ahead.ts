/**
 * Replies that a route requests before its screen is there. Each stays fresh for the screen, once. A failure is shown when the screen comes, if its link was
 * followed; after a mere hover it is silent, and following the link calls again.
 */

/** Milliseconds for which a reply stays fresh until its screen comes. */
const freshMs = 5_000;

const unseen = new WeakMap<object, { isFollowed: boolean }>();

interface Asked {
  readonly state: { readonly status: string; readonly errorUpdatedAt: number };
}

/** Notes that a link was hovered or followed. */
export function noteAskedAhead(query: object, how: { isFollowed: boolean }): void {
  unseen.set(query, how);
}

/** Notes that the screen is left: opening it again calls again. */
export function noteShown(query: object): void {
  unseen.delete(query);
}

/** True if the reply waits for a screen that is not there yet. */
export function isAskedAhead(query: object): boolean {
  return unseen.has(query);
}

/** Milliseconds for which a reply needs no new call. */
export function freshAhead(query: object): number {
  return isAskedAhead(query) ? freshMs : 0;
}

/** True if the call for a screen failed before the screen came. */
export function hasFailedAhead(query: Asked): boolean {
  const { status, errorUpdatedAt } = query.state;
  return unseen.get(query)?.isFollowed === true && status === 'error' && Date.now() - errorUpdatedAt < freshMs;
}
