import { confirmPath, forgotPasswordPath } from '../../shared/base/mailed-links.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { screensText } from './screens.text.ts';
import type { singleKeysText } from './single-keys.text.ts';
import type { tilesText } from './tiles.text.ts';

const screensGerman: Translated<typeof screensText> = {
  titles: {
    '/home': 'Startseite',
    '/gnr-search': 'GNR Search',
    '/testing': 'Test & Diagnose',
    '/testing/batch/$id': 'Stapelabfrage',
    '/watch': 'Beobachtungsliste',
    '/support': 'Support',
    '/support/ticket/$id': 'Ticket',
    '/reports': 'Berichte',
    '/downloads': 'Downloads',
    '/users': 'Benutzer',
    '/users/add': 'Benutzer hinzufügen',
    '/users/edit/$id': 'Benutzer bearbeiten',
    '/admin': 'Verwaltung',
    '/admin/add': 'Verwaltung: Benutzer hinzufügen',
    '/admin/edit/$id': 'Verwaltung: Benutzer bearbeiten',
    '/admin/ticket/$id': 'Verwaltung: Ticket',
    '/admin/organisation/add': 'Verwaltung: Organisation hinzufügen',
    '/admin/organisation/$id': 'Verwaltung: Organisation',
    '/account': 'Mein Konto',
    '/status': 'Status der Dienste',
    '/developers': 'API',
    '/serviceLegend': 'Legende der Dienste',
    '/auth/login': 'Anmeldung',
    '/auth/authenticate': 'Zweiter Faktor',
    [forgotPasswordPath]: 'Passwort vergessen',
    [confirmPath]: 'E-Mail bestätigen',
    '/auth/single-sign-on': 'Anmeldung bei der Organisation',
    '/auth/logout': 'Abmelden',
  },
  unknown: 'Seite nicht gefunden',
  factor: 'Noch ein Schritt',
};

const singleKeysGerman: Translated<typeof singleKeysText> = {
  title: 'Tastenkürzel',
  label: 'Tastenkürzel mit einem Buchstaben',
  detail: (box) =>
    `?, / und g mit einem Buchstaben. Schalten Sie sie aus, wenn Sie Spracheingabe nutzen oder sie versehentlich auslösen. ${box} funktioniert weiterhin.`,
  ctrl: 'Strg+K',
  show: 'Alle Tastenkürzel zeigen',
};

const tilesGerman: Translated<typeof tilesText> = {
  reports: { title: 'Berichte', text: 'Tages- und Wochenstatistiken ansehen.' },
  downloads: { title: 'Downloads', text: 'Die neuesten Produktbeschreibungen herunterladen.' },
  testing: { title: 'Test & Diagnose', text: 'Die Merkmale einer Rufnummer in allen Diensten abfragen.' },
  support: { title: 'Support', text: 'Ein Ticket beim technischen Team des Anbieters eröffnen.' },
};

export const german = { screensText: screensGerman, singleKeysText: singleKeysGerman, tilesText: tilesGerman };
