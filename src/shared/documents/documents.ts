/** Documents: lists by topic, one document, and the product guide. */
import * as z from 'zod/mini';
import { matters } from '../base/matters.ts';
import { bits } from '../base/permissions.ts';
import { download, get, signedIn } from '../base/endpoint.ts';
import { nextPage, searchedPageFields } from '../base/pages.ts';
import { documentsWanted } from './wanted.ts';

export const guideFileName = 'product-guide.pdf';

const MatterName = z.enum(matters, { error: documentsWanted.matter.text });

/** `size` in bytes, `sha256` in hex digits, `lastModificationDate` as RFC 3339 in UTC. */
export const DocumentRow = z.object({
  title: z.string(),
  lastModificationDate: z.string(),
  filecode: z.uuid(),
  filename: z.string(),
  size: z.int(),
  type: z.string(),
  sha256: z.string(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** The GNR files also need GNR Download, my-documents also My Documents: the handler checks permissions that depend on the topic. */
export const listFiles = get('/api/downloads/listfiles', {
  summary:
    'List the documents of one matter, newest first; gnr-files also needs GNR Download (bit 8), my-documents also My Documents (bit 0)',
  access: signedIn(bits.downloads),
  operation: 'Download',
  query: z.object({ matter: MatterName, ...searchedPageFields }),
  reply: z.object({ message: z.array(DocumentRow), ...nextPage }),
});

export const downloadFile = download('/api/downloads/downloadfile', {
  summary: 'Download one document of a matter by its file code; needs the same permissions as the list',
  access: signedIn(bits.downloads),
  query: z.object({ matter: MatterName, file: z.uuid({ error: documentsWanted.noSuchDocument.text }) }),
});

export const downloadGuide = download('/api/downloads/downloadguide', {
  summary: 'Download the product guide as a PDF',
  access: signedIn(bits.downloads),
  query: z.object({ matter: z.literal('product-documentation', { error: documentsWanted.guide.text }) }),
});
