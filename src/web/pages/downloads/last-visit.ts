/** When a portal user last looked at the documents on this device, to mark what is new since. */

/** An hour's pause ends a visit: going to and fro, or a reload, does not take the marks away. */
const pauseMs = 60 * 60_000;

interface Visits {
  /** The end of the visit before this one; null where this is the first. */
  readonly before: string | null;
  readonly latest: string;
}

/** Notes that `portalId` is here at `now`, and answers when their last visit ended; null on the first one. */
export function noteVisit(portalId: string, now: Date): string | null {
  const key = `documentsSeen:${portalId}`;
  const visits = visitsAfter(stored(key), now);
  localStorage.setItem(key, JSON.stringify(visits));
  return visits.before;
}

/** What is stored after a look at `now`. */
export function visitsAfter(visits: Visits | null, now: Date): Visits {
  const latest = now.toISOString();
  if (visits === null) return { before: null, latest };
  return { before: now.getTime() - Date.parse(visits.latest) > pauseMs ? visits.latest : visits.before, latest };
}

function stored(key: string): Visits | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isVisits(value) ? value : null;
  } catch {
    return null;
  }
}

function isVisits(value: unknown): value is Visits {
  if (typeof value !== 'object' || value === null || !('before' in value) || !('latest' in value)) return false;
  return typeof value.latest === 'string' && (value.before === null || typeof value.before === 'string');
}
