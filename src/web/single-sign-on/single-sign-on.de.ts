import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { setUpText } from './single-sign-on.text.ts';

const setUpGerman: Translated<typeof setUpText> = {
  title: 'Single Sign-on',
  none: 'Die Benutzer melden sich hier mit einem Passwort an. Stattdessen können sie sich über einen eigenen Anbieter anmelden (OpenID Connect).',
  issuer: 'Aussteller (Issuer)',
  clientId: 'Client-ID',
  domains: 'E-Mail-Domains',
  unknown: 'Neue Benutzer',
  unknownPeople: { refused: 'werden abgewiesen', admitted: 'erhalten ein Konto ohne Berechtigungen' },
  passwords: 'Passwörter',
  passwordsToo: { yes: 'auch zulässig', no: 'nicht zulässig: Anmeldung nur über den Anbieter' },
  secondFactor: 'Zweiter Faktor',
  requireMfa: { yes: 'muss der Anbieter bestätigen', no: 'ist Sache des Anbieters' },
  linked: 'Verknüpfte Konten',
  people: (count) => plural(count, { one: '1 Person', other: `${formatCount(count)} Personen` }),
  redirectUri: 'Redirect-URI',
  setUp: 'Single Sign-on einrichten',
  change: 'Single Sign-on ändern',
  form: {
    lead: 'Tragen Sie genau diese Adresse beim Anbieter ein:',
    issuerHelp: 'Genau wie vom Anbieter angegeben, etwa https://login.example.com. Wir prüfen die Angabe beim Speichern.',
    secret: 'Client-Secret',
    secretHelp: 'Wir zeigen es nie wieder an.',
    secretStays: 'Leer lassen, um das gespeicherte zu behalten.',
    domainsHelp:
      'Eine je Zeile. Wer dort eine Adresse hat, meldet sich über den Anbieter an. Geben Sie nur Domains an, die der Organisation gehören.',
    admit: 'Für neue Benutzer ein Konto ohne Berechtigungen anlegen',
    passwords: 'Auch die Anmeldung mit Passwort oder Passkey erlauben',
    secondFactor: 'Zweiten Faktor beim Anbieter verlangen',
    secondFactorDetail:
      'Der Anbieter muss ihn in jedem ID-Token bestätigen (amr oder acr), sonst schlägt die Anmeldung fehl. Gilt nicht für Passwörter und Passkeys hier.',
    save: 'Speichern',
    back: 'Abbrechen',
  },
  remove: {
    button: 'Single Sign-on entfernen',
    title: (name) => `Single Sign-on von ${name} entfernen?`,
    lead: 'Die Benutzer melden sich dann mit ihren Passwörtern an. Wer keines hat, nutzt „Passwort vergessen?“ oder wird neu eingeladen.',
    confirm: 'Ja, entfernen',
    back: 'Nein, zurück',
  },
};

export const german = { setUpText: setUpGerman };
