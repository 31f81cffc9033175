/** How many files are made at once while they are sent. */
import { baseSaid, type MadeFile } from '../../../shared/base/said.ts';
import { createTurns, type Turns } from '../../base/turns.ts';
import { AppError } from '../../base/errors.ts';

/** Each has a piece of its content in memory, up to some tens of megabytes, and takes its turns on the thread that answers all calls. */
const ofNode = 4;
const retryAfterSeconds = 10;

/** The places of one portal for one kind of file, by organisation. None is waited for: `AppError` 429 while one is made for the organisation, 503 while too many are. */
export function createPlaces(kind: MadeFile): Pick<Turns<number>, 'takeNow'> {
  return createTurns({
    places: ofNode,
    ofKey: 1,
    refusal: (why) =>
      why === 'of key'
        ? new AppError('busy', baseSaid.fileUnderWay(kind), { retryAfterSeconds })
        : new AppError('overloaded', baseSaid.tooManyFiles(kind), { retryAfterSeconds }),
  });
}
