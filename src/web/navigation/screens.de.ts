import { confirmPath, forgotPasswordPath } from '../../shared/base/mailed-links.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { screensText } from './screens.text.ts';

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
};

export const german = { screensText: screensGerman };
