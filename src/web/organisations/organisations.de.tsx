import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { organisationText, organisationListText, addOrganisationText, policyText } from './organisations.text.tsx';

const organisationGerman: Translated<typeof organisationText> = {
  page: {
    back: 'Zurück zu den Organisationen',
    title: 'Organisation',
    unknown: 'Es gibt keine Organisation mit dieser Nummer.',
    facts: 'Details',
    account: 'Kontonummer',
    added: 'Hinzugefügt',
    state: 'Status',
    lastActivity: 'Letzte Aktivität',
    queries: 'Abfragen, 7 Tage',
    impersonate: (user) => `Portal als ${user} sehen`,
    addUser: 'Benutzer hinzufügen',
    noUsers: 'Diese Organisation hat keine Benutzer',
    invitations: 'Offene Einladungen',
    worksUntil: (time) => `Link gültig bis ${time}`,
    linkIsOver: 'Link abgelaufen',
    batches: 'Letzte Stapel',
    noBatches: (days) => `Keine Stapel in den letzten ${days} Tagen.`,
    records: (count) => plural(count, { one: '1 Rufnummer', other: `${formatCount(count)} Rufnummern` }),
    batchStates: {
      queued: 'Wartet',
      running: 'Läuft',
      done: 'Fertig',
      partly: 'Teilweise fertig',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
    },
    tickets: 'Offene Tickets',
    noTickets: 'Keine offenen Tickets.',
    everyTicket: 'Alle Tickets',
  },
  rename: {
    button: 'Umbenennen',
    title: (name) => `${name} umbenennen`,
    name: 'Name',
    back: 'Abbrechen',
    save: 'Speichern',
  },
  close: {
    button: 'Organisation schließen',
    title: (name) => `${name} schließen?`,
    lead: (name) => <>Benutzer von {name} können sich nicht mehr anmelden. Sofort enden:</>,
    signedIn: (count) =>
      plural(count, {
        one: 'die Sitzung von 1 angemeldeten Person',
        other: `die Sitzungen von ${formatCount(count)} angemeldeten Personen`,
      }),
    nobodySignedIn: 'Sitzungen (gerade ist niemand angemeldet)',
    invitations: (count) => plural(count, { one: '1 offene Einladung', other: `${formatCount(count)} offene Einladungen` }),
    keys: 'API-Schlüssel und Webhooks: Sie bleiben auch nach dem Wiederöffnen abgeschaltet',
    links: 'andere per E-Mail gesendete Links, etwa zum Festlegen eines Passworts',
    batches: (count) =>
      plural(count, {
        one: '1 wartender oder laufender Stapel (wird abgebrochen)',
        other: `${formatCount(count)} wartende oder laufende Stapel (werden abgebrochen)`,
      }),
    mails: 'E-Mails zu Stapeln und Beobachtungslisten',
    stays: 'Ihre Daten bleiben: Benutzer, Abfragen, Dokumente und Tickets. Sie können sie wieder öffnen.',
    back: 'Nein, zurück',
    confirm: 'Ja, Organisation schließen',
  },
  reopen: {
    button: 'Organisation wieder öffnen',
    title: (name) => `${name} wieder öffnen?`,
    consequence: 'Ihre Benutzer können sich mit den bisherigen Passwörtern wieder anmelden.',
    gone: 'Senden Sie offene Einladungen erneut. Abgebrochene Stapel bleiben abgebrochen.',
    back: 'Nein, zurück',
    confirm: 'Ja, wieder öffnen',
  },
};

const organisationListGerman: Translated<typeof organisationListText> = {
  title: 'Organisationen',
  lead: 'Tage in UTC. Abfragen: beantwortete und fehlgeschlagene der letzten sieben vollen Tage.',
  add: 'Organisation hinzufügen',
  filterName: 'Name',
  filterAccount: 'Kontonummer',
  name: 'Name',
  account: 'Konto',
  users: 'Benutzer',
  usersAndInvited: (users, invited) => `${formatCount(users)} (${formatCount(invited)} eingeladen)`,
  lastActivity: 'Letzte Aktivität',
  noActivity: 'Unbekannt',
  queries: 'Abfragen, 7 Tage',
  openTickets: 'Offene Tickets',
  ticketsOf: (name) => `offene Tickets von ${name}`,
  state: 'Status',
  active: 'Aktiv',
  closedSince: (day) => `Geschlossen seit ${day}`,
  asUser: (user, organisation) => `${user} von ${organisation}`,
  closed: 'Geschlossen',
  nobodyYet: 'Kein aktiver Benutzer',
};

const addOrganisationGerman: Translated<typeof addOrganisationText> = {
  back: 'Zurück zu den Organisationen',
  title: 'Organisation hinzufügen',
  organisation: 'Organisation',
  name: 'Name',
  account: 'Kontonummer',
  proposed: 'Wir schlagen die nächste freie Nummer vor.',
  taken: (name) => `Das ist die Nummer von ${name}.`,
  administrator: 'Erster Administrator',
  access: 'Zugang',
  services: 'Dienste',
  whyAdministrator: 'Der erste Benutzer einer Organisation ist ihr Administrator',
  submit: 'Organisation hinzufügen',
  added: (name) => `${name} wurde hinzugefügt`,
};

const policyGerman: Translated<typeof policyText> = {
  title: 'Anmelderegeln',
  lead: 'Gelten sofort, auch für angemeldete Personen. Bei Single Sign-on gelten die Regeln des Identitätsanbieters.',
  factor: 'Passkey oder Authenticator-App verlangen',
  factorDetail: 'Wer keines davon hat, kann sich mit Code per E-Mail anmelden, aber nur eines davon einrichten.',
  mailedCode: 'Auch Codes per E-Mail annehmen',
  mailedCodeDetail: 'Wenn ausgeschaltet: nur für Personen ohne Passkey und ohne App.',
  idle: 'Ungenutzte Sitzungen enden nach (Minuten)',
  session: 'Alle Sitzungen enden nach (Minuten)',
  save: 'Regeln speichern',
};

export const german = {
  organisationText: organisationGerman,
  organisationListText: organisationListGerman,
  addOrganisationText: addOrganisationGerman,
  policyText: policyGerman,
};
