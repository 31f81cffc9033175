import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { setUpText } from './single-sign-on.text.ts';

const setUpGerman: Translated<typeof setUpText> = {
  title: 'Anmeldung bei der Organisation (Single Sign-on)',
  none: 'Ihre Leute melden sich hier mit einem Passwort an. Sie können stattdessen zu ihrem eigenen Anbieter geführt werden (OpenID Connect).',
  issuer: 'Aussteller (Issuer)',
  clientId: 'Client-ID',
  domains: 'E-Mail-Domains',
  unknown: 'Wen das Portal nicht kennt',
  unknownPeople: { refused: 'wird abgewiesen', admitted: 'bekommt ein Konto ohne Berechtigungen' },
  passwords: 'Passwörter',
  passwordsToo: { yes: 'gelten auch', no: 'gelten nicht: Nur der Anbieter führt hinein' },
  secondFactor: 'Zweiter Faktor',
  requireMfa: { yes: 'muss der Anbieter bestätigen', no: 'ist Sache des Anbieters' },
  linked: 'So angemeldet',
  people: (count) => plural(count, { one: '1 Person', other: `${formatCount(count)} Personen` }),
  redirectUri: 'Redirect-URI',
  setUp: 'Single Sign-on einrichten',
  change: 'Single Sign-on ändern',
  form: {
    lead: 'Der Anbieter muss diese Adresse Buchstabe für Buchstabe kennen:',
    issuerHelp: 'So, wie der Anbieter sich selbst nennt, etwa https://login.example.com. Er wird sofort gefragt.',
    secret: 'Client-Secret',
    secretHelp: 'Es wird nirgends angezeigt.',
    secretStays: 'Lassen Sie es leer, um das gespeicherte zu behalten.',
    domainsHelp:
      'Eine je Zeile. Wer dort eine Adresse hat, wird zum Anbieter geführt. Nennen Sie nur Domains, deren Adressen die Organisation selbst vergibt.',
    admit: 'Wer dem Portal nicht bekannt ist, bekommt ein Konto ohne Berechtigungen',
    passwords: 'Ihre Leute dürfen sich auch mit Passwort oder Passkey anmelden',
    secondFactor: 'Nur mit einem zweiten Faktor beim Anbieter',
    secondFactorDetail:
      'Der Anbieter muss ihn in jedem ID-Token bestätigen (amr oder acr), sonst kommt niemand hinein. Passwörter und Passkeys hier betrifft es nicht.',
    save: 'Speichern',
    back: 'Abbrechen',
  },
  remove: {
    button: 'Single Sign-on entfernen',
    title: (name) => `Single Sign-on von ${name} entfernen?`,
    lead: 'Ihre Leute melden sich mit ihren Passwörtern an. Wer keines hat, fordert mit „Passwort vergessen?“ einen Link an oder wird neu eingeladen.',
    confirm: 'Ja, entfernen',
    back: 'Nein, zurück',
  },
};

export const german = { setUpText: setUpGerman };
