/**
 * Replies that a route has asked for before its screen was there. Each is fresh to the screen, once; how one failed is told when the screen that was asked for
 * comes, while a link that was only pointed at fails in silence, and whoever follows it asks again.
 */

/** From the reply to the screen. */
const freshMs = 5_000;

const unseen = new WeakMap<object, { isFollowed: boolean }>();

interface Asked {
  readonly state: { readonly status: string; readonly errorUpdatedAt: number };
}

/** A link was pointed at, or followed. */
export function noteAskedAhead(query: object, how: { isFollowed: boolean }): void {
  unseen.set(query, how);
}

/** The screen is left. Whoever opens it again asks again. */
export function noteShown(query: object): void {
  unseen.delete(query);
}

/** Whether a screen that was not there yet is to have it. */
export function isAskedAhead(query: object): boolean {
  return unseen.has(query);
}

/** How long a reply needs no other one, in ms. */
export function freshAhead(query: object): number {
  return isAskedAhead(query) ? freshMs : 0;
}

/** Whether the call for a screen failed before it came. */
export function hasFailedAhead(query: Asked): boolean {
  const { status, errorUpdatedAt } = query.state;
  return unseen.get(query)?.isFollowed === true && status === 'error' && Date.now() - errorUpdatedAt < freshMs;
}
