import type { Translated } from '../locale/catalogue.ts';
import type { permissionWords } from './permission-words.text.ts';

const permissionWordsGerman: Translated<typeof permissionWords> = {
  can: {
    my_documents: 'die Dokumente Ihrer Organisation lesen',
    contact: 'Tickets eröffnen und beantworten',
    downloads: 'Dokumente herunterladen',
    test_and_diagnostics: 'Rufnummern abfragen und beobachten',
    reports: 'Berichte lesen',
    billing: 'Abrechnungen sehen',
    user_management: 'Portalnutzer verwalten',
    gnr_search: 'Rufnummernbereiche suchen',
    gnr_download: 'Rufnummernbereiche herunterladen',
    batch_query: 'Stapelabfragen senden',
  },
};

export const german = { permissionWords: permissionWordsGerman };
