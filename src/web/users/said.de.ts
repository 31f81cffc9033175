import { formatCount } from '../locale/current-locale.ts';
import { germanPermissions } from '../../shared/base/german-permissions.ts';
import { type PermissionName, permissionsIn } from '../../shared/base/permissions.ts';
import type { usersSaid } from '../../shared/users/said.ts';
import type { usersWanted } from '../../shared/users/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof usersSaid> = {
  added: (name, email) => `${name} wurde hinzugefügt. Eine Einladung an ${email} ist unterwegs`,
  updated: (name) => `${name} wurde geändert`,
  removed: (email) => `${email} wurde entfernt`,
  invitedAgain: 'Eine neue Einladung ist unterwegs',
  signedOut: (name) => `${name} ist überall abgemeldet`,
  withoutFactors: (name) => `${name}: Die Anmeldung geht jetzt mit Passwort und Code aus der E-Mail`,
  noSuchUser: 'Diesen Benutzer gibt es nicht',
  emailTaken: 'Diese E-Mail-Adresse wird schon verwendet',
  tooManyTaken: (most) =>
    `Ihre Organisation hat innerhalb einer Stunde ${most} Adressen genannt, die schon verwendet werden. Bitte warten Sie, bevor Sie jemanden hinzufügen`,
  foreignDomain: 'Diese Mail-Domain gehört zu einer anderen Organisation',
  otherOrganisation: 'Sie können Benutzer nur Ihrer eigenen Organisation hinzufügen',
  cannotGrant: (missing) => `Sie können nur Berechtigungen erteilen, die Sie selbst haben. Sie haben nicht: ${listed(missing)}`,
  cannotTake: (missing) => `Sie können nur Berechtigungen entziehen, die Sie selbst haben. Sie haben nicht: ${listed(missing)}`,
  ownPermissions: 'Niemand ändert seine eigenen Berechtigungen',
  ownAddress: 'Niemand ändert hier die eigene E-Mail-Adresse oder Organisation',
  ownRemoval: 'Niemand entfernt sich selbst',
  staffsAlone: 'Einen Administrator bearbeiten oder entfernen nur Mitarbeiter des Anbieters',
  lastAdministrator: 'Der letzte Administrator einer Organisation kann nicht entfernt werden',
  lastFullAdministrator: 'Das ist der letzte Administrator des Anbieters, der jede Berechtigung hat',
  hasAccepted: 'Dieser Benutzer hat die Einladung schon angenommen',
  nameStays: 'Der Name lässt sich hier nicht ändern',
  emailStays: 'Die E-Mail-Adresse lässt sich hier nicht ändern',
  organisationStays: 'Die Organisation lässt sich hier nicht ändern',
  changedMeanwhile: (seen, now) => {
    const [added, removed] = [listedIn(now & ~seen), listedIn(seen & ~now)];
    const what = removed === '' ? `${added} erteilt` : added === '' ? `${removed} entzogen` : `${added} erteilt und ${removed} entzogen`;
    return `Jemand anders hat inzwischen ${what} (aus den Berechtigungen ${seen} wurden ${now}). Sehen Sie sie noch einmal an, und speichern Sie noch einmal`;
  },
  manyInvitations: 'An diese Adresse wurden schon mehrere Einladungen gesendet. Bitte warten Sie',
  invitationsToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Einladungen gesendet; vor Mitternacht UTC werden keine weiteren gesendet`,
};

const wanted: Translated<typeof usersWanted> = {
  email: 'Die E-Mail-Adresse ist nicht gültig',
  fullName: 'Der vollständige Name fehlt',
  accountOrUser: 'Nennen Sie entweder eine Organisation (account) oder einen Benutzer (portalId)',
};

function listed(names: readonly PermissionName[]): string {
  return names.map((name) => germanPermissions[name]).join(', ');
}

function listedIn(mask: number): string {
  return listed(permissionsIn(mask).map(({ name }) => name));
}

export const german = { usersSaid: said, usersWanted: wanted };
