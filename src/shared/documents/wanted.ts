/** Refusals of calls that do not name a document. */
import { sayings } from '../base/sayings.ts';

export const documentsWanted = sayings('documentsWanted', {
  matter: 'There are no documents of this kind',
  noSuchDocument: 'This document does not exist',
  guide: 'The guide is product documentation',
});
