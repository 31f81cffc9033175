import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';
import type { organisationListText } from './organisation-list.text.ts';

export const german: Translated<typeof organisationListText> = {
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
