import type { supportViewSaid } from '../../shared/support-view/said.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof supportViewSaid> = {
  noSuchUser: 'Kein Benutzer des Portals hat diese E-Mail-Adresse',
  isStaff: 'Für Mitarbeiter des Anbieters gibt es keine Supportansicht',
  isClosed: 'Die Organisation dieses Benutzers ist geschlossen',
  isInvited: 'Dieser Benutzer hat die Einladung noch nicht angenommen',
};

export const german = { supportViewSaid: said };
