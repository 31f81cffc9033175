/** How many files are made at once while they are sent. */
import { baseSaid, type MadeFile } from '../../shared/base/said.ts';
import { AppError } from '../errors.ts';

/** Each has a piece of its content in memory, up to some tens of megabytes, and takes its turns on the thread that answers all calls. */
const ofNode = 4;
const retryAfterSeconds = 10;

export interface Places {
  /**
   * Takes a place; the returned function leaves it, and may be called again. Throws `AppError`: 429 while one is made for the organisation,
   * 503 while too many are made.
   */
  take(organisationId: number): () => void;
}

/** The places of one portal for one kind of file. */
export function createPlaces(kind: MadeFile): Places {
  const taken = new Map<number, symbol>();
  return {
    take(organisationId) {
      if (taken.has(organisationId)) throw new AppError('busy', baseSaid.fileUnderWay(kind), { retryAfterSeconds });
      if (taken.size >= ofNode) throw new AppError('overloaded', baseSaid.tooManyFiles(kind), { retryAfterSeconds });
      const place = Symbol();
      taken.set(organisationId, place);
      return () => {
        if (taken.get(organisationId) === place) taken.delete(organisationId);
      };
    },
  };
}
