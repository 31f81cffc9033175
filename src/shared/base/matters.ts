/** Topics of documents, a closed list: each is a table of the Downloads screen. */
import { bits } from './permissions.ts';

/** Permission bits needed to read each topic. */
const bitsOfMatter = {
  'cic-list/delta': [bits.downloads],
  'cic-list/snapshot': [bits.downloads],
  'product-documentation': [bits.downloads],
  'gnr-files': [bits.downloads, bits.gnr_download],
  'my-documents/weekly-reports': [bits.downloads, bits.my_documents],
  'my-documents/monthly-reports': [bits.downloads, bits.my_documents],
} as const;
export type Matter = keyof typeof bitsOfMatter;

// Keys of the table above, in their order.
export const matters = Object.keys(bitsOfMatter) as Matter[];

/** Returns the permission bits needed to read a topic: always including Downloads. */
export function bitsFor(matter: Matter): readonly number[] {
  return bitsOfMatter[matter];
}
