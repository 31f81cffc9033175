import type { Translated } from '../locale/catalogue.ts';
import type { permissionText } from './permission-labels.text.ts';

export const german: Translated<typeof permissionText> = {
  labels: {
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
  },
};
