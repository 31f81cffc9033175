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
  title: 'Tasten',
  close: 'Schließen',
  everywhere: 'Auf jeder Seite',
  screens: 'Zu einer Seite: g, dann ihr Buchstabe',
  escape: 'Esc',
  does: {
    box: 'Eine Rufnummer, einen Namen oder eine Seite finden',
    keys: 'Diese Liste',
    search: 'In das Feld der Seite, das eine Rufnummer nimmt oder filtert',
    escape: 'Schließen, was über der Seite liegt',
  },
};

const notFoundGerman: Translated<typeof notFoundText> = {
  title: 'Seite nicht gefunden',
  lead: (path) => <>Unter {path} gibt es keine Seite. Vielleicht meinten Sie eine von diesen.</>,
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
    find: 'Finden',
    widen: 'Menü verbreitern',
    minimise: 'Menü verkleinern',
  },
  session: {
    title: 'Ihre Sitzung endet bald',
    unused: (left) => `Das Portal wurde eine Weile nicht benutzt. Sie werden in ${minutes(left)} abgemeldet.`,
    atMost: (left) =>
      `Eine Sitzung dauert höchstens 12 Stunden. Sie werden in ${minutes(left)} abgemeldet; speichern Sie Ihre Arbeit und melden Sie sich neu an.`,
    signOut: 'Abmelden',
    stay: 'Angemeldet bleiben',
    ok: 'OK',
  },
  supportView: {
    name: 'Support-Ansicht',
    of: 'Support-Ansicht:',
    stop: 'Support-Ansicht beenden',
    left: (count) => (count === 0 ? 'endet jetzt' : `noch ${minutes(count)}`),
    announced: (left) => `Support-Ansicht: ${left}`,
    over: 'Die Support-Ansicht ist zu Ende: Ihre Zeit ist um, oder der Kunde darf sich nicht mehr anmelden. Sie sind wieder in Ihrer eigenen Sitzung.',
  },
  permissions: {
    changed: 'Ihre Berechtigungen haben sich geändert.',
    added: (names) => were(names, 'hinzugefügt'),
    removed: (names) => were(names, 'entzogen'),
  },
  closed: {
    needsFactor: 'Es öffnet sich keine andere Seite, bis in „Mein Konto“ ein Passkey oder eine Authenticator-App eingerichtet ist.',
    inSupportView: 'Diese Seite ist in einer Support-Ansicht geschlossen. Beenden Sie die Support-Ansicht, um sie zu öffnen.',
    toCustomers: 'Diese Seite ist für Administratoren des Anbieters.',
    toUserLookedAt: (permission) =>
      `Diese Seite erfordert die Berechtigung „${permission}“, die der Benutzer in dieser Support-Ansicht nicht hat.`,
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
