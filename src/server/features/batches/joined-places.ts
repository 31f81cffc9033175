/** How many joined files are made at once. */
import { AppError } from '../../errors.ts';

/** Each has a part of every service in memory, some tens of megabytes, and takes its turns on the thread that answers all calls. */
const ofNode = 4;
const retryAfterSeconds = 10;

export interface JoinedPlaces {
  /**
   * Takes a place; the returned function leaves it, and may be called again. Throws `AppError`: 429 while one is made for the organisation,
   * 503 while too many are made.
   */
  take(organisationId: number): () => void;
}

/** The places of one portal. */
export function createJoinedPlaces(): JoinedPlaces {
  const taken = new Map<number, symbol>();
  return {
    take(organisationId) {
      if (taken.has(organisationId))
        throw new AppError('too-many', 'A joined file of your organisation is being made. Please try again in a moment', {
          retryAfterSeconds,
        });
      if (taken.size >= ofNode)
        throw new AppError('unavailable', 'Too many joined files are being made. Please try again in a moment', { retryAfterSeconds });
      const place = Symbol();
      taken.set(organisationId, place);
      return () => {
        if (taken.get(organisationId) === place) taken.delete(organisationId);
      };
    },
  };
}
