/** What follows when other ranges hold: the one place for it. */
import type { Ranges } from '../numbers/ranges.ts';
import type { Db } from './db.ts';
import type { Storage } from './storage.ts';

/** `after` holds from now on; `before` is what held when this was last done. */
export interface RangesChange {
  readonly before: Ranges;
  readonly after: Ranges;
}

/**
 * Called by the command that imported ranges or rolled them back, after the new ones hold. Where it throws, or is killed, the same
 * import run again calls it again with the same change: what it does must be harmless twice.
 */
export async function afterRangesImport(_deps: { db: Db; storage: Storage; clock: () => Date }, _change: RangesChange): Promise<void> {}
