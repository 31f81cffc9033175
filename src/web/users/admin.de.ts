import type { Translated } from '../locale/catalogue.ts';
import type { adminText } from './admin.text.ts';

export const german: Translated<typeof adminText> = {
  title: 'Verwaltung',
  tabs: { organisations: 'Organisationen', users: 'Benutzer', tickets: 'Tickets' },
  back: 'Zurück zur Verwaltung',
  users: {
    organisation: 'Organisation',
    organisationPlaceholder: 'Name oder Nummer eingeben',
    addUser: 'Benutzer hinzufügen',
    select: 'Bitte wählen Sie eine Organisation',
    none: 'Diese Organisation hat keine Benutzer',
    supportView: 'Support-Ansicht',
  },
  add: { title: 'Benutzer hinzufügen', userId: 'Benutzer-ID', userIdHelp: 'Die Kontonummer der Organisation.' },
  edit: {
    title: 'Benutzer bearbeiten',
    unknown: 'Diesen Benutzer gibt es nicht. Vielleicht wurde er entfernt.',
    idNumber: 'ID-Nummer',
    organisation: 'Organisation',
    organisationNumber: (account) => `Organisation ${account}`,
    administrator: 'Administrator',
    yes: 'Ja',
    no: 'Nein',
    idRequired: 'Die ID-Nummer fehlt',
    required: 'Dieses Feld fehlt',
  },
  changes: {
    noName: 'entfernt den Namen',
    name: (name) => `ändert den Namen in ${name}`,
    noEmail: 'entfernt die E-Mail-Adresse',
    email: (email) => `ändert die E-Mail-Adresse in ${email}`,
    noOrganisation: 'entfernt die Organisation',
    organisation: (organisation) => `zieht um zu ${organisation}`,
  },
};
