/** What documents are about. A closed list: each is a table of the Downloads screen and needs permissions of its own. */
import { bits } from './permissions.ts';

export const matters = [
  'cic-list/delta',
  'cic-list/snapshot',
  'product-documentation',
  'gnr-files',
  'my-documents/weekly-reports',
  'my-documents/monthly-reports',
] as const;
export type Matter = (typeof matters)[number];

/** The permissions that reading a matter needs, as bits: Downloads in every case. */
export function bitsFor(matter: Matter): readonly number[] {
  if (matter === 'gnr-files') return [bits.downloads, bits.gnr_download];
  return matter.startsWith('my-documents/') ? [bits.downloads, bits.my_documents] : [bits.downloads];
}
