import type { organisationsSaid } from '../../shared/organisations/said.ts';
import type { organisationsWanted } from '../../shared/organisations/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof organisationsSaid> = {
  renamed: (before, name) => `${before} heißt jetzt ${name}`,
  homeCountryChanged: (name) => `Das Heimatland von ${name} wurde geändert`,
  closed: (name) => `${name} wurde geschlossen`,
  reopened: (name) => `${name} wurde wieder geöffnet: Ihre Benutzer melden sich mit ihren bisherigen Passwörtern an`,
  policyChanged: (name) => `Die Regeln der Anmeldung von ${name} wurden geändert`,
  signInThrough: (name, issuer) => `${name}: Die Anmeldung führt jetzt über ${issuer}`,
  signInWithPasswords: (name) => `${name}: Die Anmeldung geht jetzt mit den Passwörtern`,
  noSuchOrganisation: 'Diese Organisation gibt es nicht',
  noAccount: (account) => `Die Organisation ${account} gibt es nicht`,
  isClosed: 'Diese Organisation ist geschlossen',
  isAccountOf: (account, name) => `Das Konto ${account} gehört ${name}`,
  isTaken: (account) => `Das Konto ${account} ist vergeben`,
  isProviders: (account) => `Das Konto ${account} ist das des Anbieters und lässt sich nicht schließen`,
  wasClosed: (account, name, day) => `Das Konto ${account}, ${name}, wurde schon am ${day} geschlossen`,
  isNotClosed: (account, name) => `Das Konto ${account}, ${name}, ist nicht geschlossen`,
  isBeingErased: (account) => `Das Konto ${account} wird gelöscht und lässt sich nicht wieder öffnen`,
  foreignHomeCountry: 'Das Heimatland einer anderen Organisation gibt nur der Anbieter an',
  providersPolicy: 'Wie sich die eigenen Leute des Anbieters anmelden, ändert nur, wer jede Berechtigung hat',
  needsEveryPermission: 'Nur wer alle Berechtigungen hat, legt fest, wo sich eine Organisation anmeldet',
};

const wanted: Translated<typeof organisationsWanted> = {
  name: 'Der Name fehlt',
  administrator: 'Der erste Benutzer einer Organisation ist ihr Administrator',
  minutes: (least, most) => `Eine Zeit beträgt ${least} bis ${most} Minuten`,
  wayToConfirm: 'Ohne den Code aus der E-Mail ist ein Passkey oder eine Authenticator-App nötig',
};

export const german = { organisationsSaid: said, organisationsWanted: wanted };
