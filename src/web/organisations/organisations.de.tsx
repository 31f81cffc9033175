import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { organisationText, organisationListText, addOrganisationText, policyText } from './organisations.text.tsx';

const organisationGerman: Translated<typeof organisationText> = {
  page: {
    back: 'Zurück zu den Organisationen',
    title: 'Organisation',
    unknown: 'Es gibt keine Organisation mit dieser Nummer.',
    facts: 'Die Organisation',
    account: 'Kontonummer',
    added: 'Hinzugefügt',
    state: 'Zustand',
    lastActivity: 'Letzte Aktivität',
    queries: 'Abfragen, 7 Tage',
    impersonate: (user) => `Portal als ${user} sehen`,
    addUser: 'Benutzer hinzufügen',
    noUsers: 'Diese Organisation hat keine Benutzer',
    invitations: 'Nicht angenommene Einladungen',
    worksUntil: (time) => `der Link gilt bis ${time}`,
    linkIsOver: 'der Link gilt nicht mehr',
    batches: 'Letzte Stapel',
    noBatches: (days) => `Keine Stapel in den letzten ${days} Tagen.`,
    records: (count) => plural(count, { one: '1 Nummer', other: `${formatCount(count)} Nummern` }),
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
    lead: (name) => <>Niemand von {name} kann sich mehr anmelden. Sofort enden:</>,
    signedIn: (count) =>
      plural(count, {
        one: 'die Sitzung von 1 angemeldeten Person',
        other: `die Sitzungen von ${formatCount(count)} angemeldeten Personen`,
      }),
    nobodySignedIn: 'Sitzungen: niemand ist gerade angemeldet',
    invitations: (count) =>
      plural(count, { one: '1 nicht angenommene Einladung', other: `${formatCount(count)} nicht angenommene Einladungen` }),
    keys: 'ihre API-Schlüssel und Webhooks: Programme werden abgewiesen und erfahren nichts, auch nach dem Öffnen',
    links: 'andere verschickte Links, etwa zum Festlegen eines Passworts',
    batches: (count) =>
      plural(count, {
        one: '1 wartender oder laufender Stapel: er wird abgebrochen',
        other: `${formatCount(count)} wartende oder laufende Stapel: sie werden abgebrochen`,
      }),
    mails: 'Mails zu Stapeln und Beobachtungslisten',
    stays: 'Was sie gespeichert hat, bleibt: Benutzer, Abfragen, Dokumente, Tickets. Sie lässt sich wieder öffnen.',
    back: 'Nein, zurück',
    confirm: 'Ja, Organisation schließen',
  },
  reopen: {
    button: 'Organisation wieder öffnen',
    title: (name) => `${name} wieder öffnen?`,
    consequence: 'Ihre Benutzer melden sich wieder an, mit den Passwörtern, die sie hatten.',
    gone: 'Offene Einladungen sind erneut zu senden, und abgebrochene Stapel bleiben abgebrochen.',
    back: 'Nein, zurück',
    confirm: 'Ja, wieder öffnen',
  },
};

const organisationListGerman: Translated<typeof organisationListText> = {
  title: 'Organisationen',
  lead: 'Tage sind UTC. Abfragen sind die beantworteten und fehlgeschlagenen der sieben vollen Tage vor heute.',
  add: 'Organisation hinzufügen',
  filterName: 'Name',
  filterAccount: 'Kontonummer',
  name: 'Name',
  account: 'Konto',
  users: 'Benutzer',
  usersAndInvited: (users, invited) => `${formatCount(users)} (${formatCount(invited)} eingeladen)`,
  lastActivity: 'Letzte Aktivität',
  noActivity: 'keine bekannt',
  queries: 'Abfragen, 7 Tage',
  openTickets: 'Offene Tickets',
  ticketsOf: (name) => `offene Tickets von ${name}`,
  state: 'Zustand',
  active: 'Aktiv',
  closedSince: (day) => `Geschlossen seit ${day}`,
  supportView: 'Support-Ansicht',
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
  proposed: 'Vorgeschlagen ist die nächste freie Nummer.',
  taken: (name) => `Das ist die Nummer von ${name}.`,
  administrator: 'Erster Administrator',
  access: 'Zugang',
  services: 'Dienste',
  whyAdministrator: 'Der erste Benutzer einer Organisation ist ihr Administrator',
  submit: 'Organisation hinzufügen',
  added: (name) => `${name} wurde hinzugefügt`,
};

const policyGerman: Translated<typeof policyText> = {
  title: 'Regeln der Anmeldung',
  lead: 'Sie gelten sofort, auch für Angemeldete. Wer von seinem eigenen Anbieter kommt, hat dort gezeigt, was dieser verlangt.',
  factor: 'Alle brauchen einen Passkey oder eine Authenticator-App',
  factorDetail: 'Wer keines hat, ist mit Passwort und Code aus der E-Mail angemeldet und kann nur eines davon einrichten.',
  mailedCode: 'Auch der Code aus der E-Mail bestätigt eine Anmeldung',
  mailedCodeDetail: 'Sonst tut er es nur für die, die noch weder Passkey noch App haben.',
  idle: 'Unbenutzte Sitzungen enden nach (Minuten)',
  session: 'Jede Sitzung endet nach (Minuten)',
  save: 'Regeln speichern',
};

export const german = {
  organisationText: organisationGerman,
  organisationListText: organisationListGerman,
  addOrganisationText: addOrganisationGerman,
  policyText: policyGerman,
};
