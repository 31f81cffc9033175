import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { frameText } from './frame.text.ts';
import type { identityText } from './identity.text.ts';
import type { keyListText } from './key-list.text.ts';
import type { notFoundText } from './not-found.text.tsx';
import type { portalText } from './portal.text.ts';

const frameGerman: Translated<typeof frameText> = {
  skip: 'Zum Inhalt',
  offline: 'Offline',
  contact: 'Support kontaktieren',
  legalLinks: 'Rechtliches',
  socialLinks: 'Soziale Netzwerke',
};

const identityGerman: Translated<typeof identityText> = {
  signedInAs: 'Angemeldet als',
  account: (number) => `Konto ${number}`,
};

const keyListGerman: Translated<typeof keyListText> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  everywhere: 'Auf jeder Seite',
  screens: 'Zu einer Seite: g, dann ein Buchstabe',
  escape: 'Esc',
  does: {
    box: 'Eine Rufnummer, einen Namen oder eine Seite finden',
    keys: 'Diese Liste anzeigen',
    search: 'Zum Rufnummern- oder Suchfeld',
    escape: 'Dialog oder Menü schließen',
  },
};

const notFoundGerman: Translated<typeof notFoundText> = {
  title: 'Seite nicht gefunden',
  lead: (path) => <>Unter {path} gibt es keine Seite. Meinten Sie eine von diesen?</>,
  search: 'Seiten durchsuchen',
};

const minutes = (count: number) => plural(count, { one: `${count} Minute`, other: `${count} Minuten` });
const list = new Intl.ListFormat('de');
const were = (names: readonly string[], done: string) =>
  `${list.format(names)} ${plural(names.length, { one: 'wurde', other: 'wurden' })} ${done}.`;

const portalGerman: Translated<typeof portalText> = {
  sidebar: {
    menu: 'Menü',
    main: 'Hauptmenü',
    find: 'Suchen',
    widen: 'Menü ausklappen',
    minimise: 'Menü einklappen',
  },
  session: {
    title: 'Ihre Sitzung endet bald',
    unused: (left) => `Sie waren eine Weile inaktiv. Sie werden in ${minutes(left)} abgemeldet.`,
    atMost: (left) =>
      `Eine Sitzung dauert höchstens 12 Stunden. Sie werden in ${minutes(left)} abgemeldet. Speichern Sie Ihre Arbeit und melden Sie sich neu an.`,
    signOut: 'Abmelden',
    stay: 'Angemeldet bleiben',
    ok: 'OK',
  },
  supportView: {
    name: 'Supportansicht',
    of: 'Supportansicht:',
    stop: 'Supportansicht beenden',
    left: (count) => (count === 0 ? 'endet jetzt' : `noch ${minutes(count)}`),
    announced: (left) => `Supportansicht: ${left}`,
    over: 'Die Supportansicht ist zu Ende: Die Zeit ist abgelaufen, oder der Kunde kann sich nicht mehr anmelden. Sie sind wieder in Ihrer eigenen Sitzung.',
  },
  permissions: {
    changed: 'Ihre Berechtigungen haben sich geändert.',
    added: (names) => were(names, 'hinzugefügt'),
    removed: (names) => were(names, 'entzogen'),
  },
  factor: {
    lead: 'Ihre Organisation verlangt einen Passkey oder eine Authenticator-App. Richten Sie eines davon ein, um fortzufahren.',
  },
  closed: {
    inSupportView: 'Diese Seite ist in der Supportansicht gesperrt. Beenden Sie die Supportansicht, um sie zu öffnen.',
    toCustomers: 'Diese Seite ist für Administratoren des Anbieters.',
    toUserLookedAt: (permission) =>
      `Diese Seite erfordert die Berechtigung „${permission}“, die der Benutzer in dieser Supportansicht nicht hat.`,
    toStaff: (permission) =>
      `Diese Seite erfordert die Berechtigung „${permission}“. Ein anderer Administrator der Plattform kann sie erteilen.`,
    toUser: (permission) =>
      `Diese Seite erfordert die Berechtigung „${permission}“. Ein Administrator Ihrer Organisation, der sie selbst hat, kann sie erteilen.`,
  },
  page: { before: 'Seite ', between: ' von ' },
};

export const german = {
  frameText: frameGerman,
  identityText: identityGerman,
  keyListText: keyListGerman,
  notFoundText: notFoundGerman,
  portalText: portalGerman,
};
