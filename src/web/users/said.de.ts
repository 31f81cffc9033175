import { formatCount } from '../locale/current-locale.ts';
import { germanPermissions } from '../../shared/base/german-permissions.ts';
import { type PermissionName, permissionsIn } from '../../shared/base/permissions.ts';
import type { usersSaid } from '../../shared/users/said.ts';
import type { usersWanted } from '../../shared/users/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof usersSaid> = {
  added: (name, email) => `${name} wurde hinzugefügt. Wir haben eine Einladung an ${email} gesendet`,
  updated: (name) => `${name} wurde geändert`,
  removed: (email) => `${email} wurde entfernt`,
  invitedAgain: 'Neue Einladung gesendet',
  signedOut: (name) => `${name} wurde überall abgemeldet`,
  withoutFactors: (name) => `${name} meldet sich jetzt mit Passwort und Code per E-Mail an`,
  noSuchUser: 'Benutzer nicht gefunden',
  emailTaken: 'Diese E-Mail-Adresse wird schon verwendet',
  tooManyTaken: (most) =>
    `Ihre Organisation hat innerhalb einer Stunde ${most} Adressen eingegeben, die schon verwendet werden. Warten Sie, bevor Sie weitere Benutzer hinzufügen`,
  foreignDomain: 'Diese E-Mail-Domain gehört zu einer anderen Organisation',
  otherOrganisation: 'Sie können Benutzer nur zu Ihrer eigenen Organisation hinzufügen',
  cannotGrant: (missing) => `Sie können nur Berechtigungen erteilen, die Sie selbst haben. Ihnen fehlt: ${listed(missing)}`,
  cannotTake: (missing) => `Sie können nur Berechtigungen entziehen, die Sie selbst haben. Ihnen fehlt: ${listed(missing)}`,
  ownPermissions: 'Sie können Ihre eigenen Berechtigungen nicht ändern',
  ownAddress: 'Ihre eigene E-Mail-Adresse oder Organisation können Sie hier nicht ändern',
  ownRemoval: 'Sie können sich nicht selbst entfernen',
  staffsAlone: 'Nur Mitarbeiter des Anbieters können Administratoren bearbeiten oder entfernen',
  lastAdministrator: 'Der letzte Administrator einer Organisation kann nicht entfernt werden',
  lastFullAdministrator: 'Das ist der letzte Administrator des Anbieters mit allen Berechtigungen',
  hasAccepted: 'Dieser Benutzer hat die Einladung schon angenommen',
  nameStays: 'Der Name lässt sich hier nicht ändern',
  emailStays: 'Die E-Mail-Adresse lässt sich hier nicht ändern',
  organisationStays: 'Die Organisation lässt sich hier nicht ändern',
  changedMeanwhile: (seen, now) => {
    const [added, removed] = [listedIn(now & ~seen), listedIn(seen & ~now)];
    const what = removed === '' ? `${added} erteilt` : added === '' ? `${removed} entzogen` : `${added} erteilt und ${removed} entzogen`;
    return `Jemand anderes hat inzwischen ${what} (aus den Berechtigungen ${seen} wurden ${now}). Prüfen Sie sie und speichern Sie noch einmal`;
  },
  manyInvitations: 'Wir haben schon mehrere Einladungen an diese Adresse gesendet. Versuchen Sie es später noch einmal',
  invitationsToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Einladungen gesendet. Weitere sind nach Mitternacht UTC möglich`,
};

const wanted: Translated<typeof usersWanted> = {
  email: 'Die E-Mail-Adresse ist nicht gültig',
  fullName: 'Der vollständige Name fehlt',
  accountOrUser: 'Senden Sie entweder account (eine Organisation) oder portalId (einen Benutzer)',
};

function listed(names: readonly PermissionName[]): string {
  return names.map((name) => germanPermissions[name]).join(', ');
}

function listedIn(mask: number): string {
  return listed(permissionsIn(mask).map(({ name }) => name));
}

export const german = { usersSaid: said, usersWanted: wanted };
