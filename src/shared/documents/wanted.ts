/** Refusals of calls that do not name a document. */
import { sayings } from '../base/sayings.ts';

export const documentsWanted = sayings('documentsWanted', {
  matter: 'Unknown kind of document',
  noSuchDocument: 'Document not found',
  guide: 'Use matter=product-documentation for the guide',
});
