/** What documents are about. A closed list: each is a table of the Downloads screen. */
import { bits } from './permissions.ts';

/** The permissions, as bits, that reading each matter needs. */
const bitsOfMatter = {
  'cic-list/delta': [bits.downloads],
  'cic-list/snapshot': [bits.downloads],
  'product-documentation': [bits.downloads],
  'gnr-files': [bits.downloads, bits.gnr_download],
  'my-documents/weekly-reports': [bits.downloads, bits.my_documents],
  'my-documents/monthly-reports': [bits.downloads, bits.my_documents],
} as const;
export type Matter = keyof typeof bitsOfMatter;

// The keys of the table above, in their order.
export const matters = Object.keys(bitsOfMatter) as Matter[];

/** The permissions that reading a matter needs, as bits: Downloads in every case. */
export function bitsFor(matter: Matter): readonly number[] {
  return bitsOfMatter[matter];
}
