/** German names of the permissions. */
import type { PermissionName } from './permissions.ts';

/** Names on screens and in sentences of the server. */
export const germanPermissions: Record<PermissionName, string> = {
  my_documents: 'Meine Dokumente',
  contact: 'Kontakt',
  downloads: 'Downloads',
  test_and_diagnostics: 'Test und Diagnose',
  reports: 'Berichte',
  billing: 'Abrechnung',
  user_management: 'Administrator',
  gnr_search: 'GNR Search',
  gnr_download: 'GNR-Download',
  batch_query: 'Stapelabfrage',
};
