/** What the permissions are called in German. */
import type { PermissionName } from './permissions.ts';

/** As screens name them, and sentences of the server. */
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
