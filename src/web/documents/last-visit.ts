/** When a portal user last looked at the documents, to mark what is new since. Kept with their account. */

/** An hour's pause ends a visit: going to and fro, or a reload, does not take the marks away. */
const pauseMs = 60 * 60_000;

interface Visits {
  /** The end of the visit before this one; null where this is the first. */
  readonly before: string | null;
  readonly latest: string;
}

/** What is known after a look at `now`. */
export function visitsAfter(visits: Visits | undefined, now: Date): Visits {
  const latest = now.toISOString();
  if (visits === undefined) return { before: null, latest };
  return { before: now.getTime() - Date.parse(visits.latest) > pauseMs ? visits.latest : visits.before, latest };
}
