import type { organisationsSaid } from '../../shared/organisations/said.ts';
import type { organisationsWanted } from '../../shared/organisations/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof organisationsSaid> = {
  renamed: (before, name) => `${before} heißt jetzt ${name}`,
  homeCountryChanged: (name) => `Das Heimatland von ${name} wurde geändert`,
  closed: (name) => `${name} wurde geschlossen`,
  reopened: (name) => `${name} wurde wieder geöffnet: Die Benutzer melden sich mit ihren bisherigen Passwörtern an`,
  policyChanged: (name) => `Die Anmelderegeln von ${name} wurden geändert`,
  signInThrough: (name, issuer) => `Benutzer von ${name} melden sich jetzt über ${issuer} an`,
  signInWithPasswords: (name) => `Benutzer von ${name} melden sich jetzt mit ihren Passwörtern an`,
  noSuchOrganisation: 'Organisation nicht gefunden',
  noAccount: (account) => `Organisation ${account} nicht gefunden`,
  isClosed: 'Diese Organisation ist geschlossen',
  isAccountOf: (account, name) => `Das Konto ${account} gehört ${name}`,
  isTaken: (account) => `Das Konto ${account} ist vergeben`,
  isProviders: (account) => `Das Konto ${account} gehört dem Anbieter und lässt sich nicht schließen`,
  wasClosed: (account, name, day) => `Das Konto ${account}, ${name}, wurde schon am ${day} geschlossen`,
  isNotClosed: (account, name) => `Das Konto ${account}, ${name}, ist nicht geschlossen`,
  isBeingErased: (account) => `Das Konto ${account} wird gelöscht und lässt sich nicht wieder öffnen`,
  foreignHomeCountry: 'Das Heimatland einer anderen Organisation kann nur der Anbieter festlegen',
  providersPolicy: 'Die Anmelderegeln des Anbieters können nur Benutzer mit allen Berechtigungen ändern',
  needsEveryPermission: 'Single Sign-on einer Organisation können nur Benutzer mit allen Berechtigungen ändern',
};

const wanted: Translated<typeof organisationsWanted> = {
  name: 'Der Name fehlt',
  administrator: 'Der erste Benutzer einer Organisation ist ihr Administrator',
  minutes: (least, most) => `Geben Sie ${least} bis ${most} Minuten ein`,
  wayToConfirm: 'Ohne Codes per E-Mail müssen Sie einen Passkey oder eine Authenticator-App verlangen',
};

export const german = { organisationsSaid: said, organisationsWanted: wanted };
