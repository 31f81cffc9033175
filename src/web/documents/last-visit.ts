/** The user's last visit to the documents, which marks the new ones since. Kept with the account. */

/** Pause that ends a visit, so that navigation or a reload does not remove the marks. */
const pauseMs = 60 * 60_000;

interface Visits {
  /** The end of the previous visit; null if this is the first. */
  readonly before: string | null;
  readonly latest: string;
}

/** The visits after a look at `now`. */
export function visitsAfter(visits: Visits | undefined, now: Date): Visits {
  const latest = now.toISOString();
  if (visits === undefined) return { before: null, latest };
  return { before: now.getTime() - Date.parse(visits.latest) > pauseMs ? visits.latest : visits.before, latest };
}
