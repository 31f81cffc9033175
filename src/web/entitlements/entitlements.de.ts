import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { entitlementsText } from './entitlements.text.ts';
import type { organisationEntitlementsText } from './organisation-entitlements.text.ts';

const entitlementsGerman: Translated<typeof entitlementsText> = {
  title: 'Was Ihre Organisation abfragen darf',
  left: 'Heute noch',
  leftOf: (left, quota) => `${formatCount(left)} von ${formatCount(quota)} ${plural(quota, { one: 'Abfrage', other: 'Abfragen' })}`,
  renewed: (time) => `wieder alle ab ${time}`,
  usedUp: (time) => `Vor ${time} wird keine beantwortet (Code 502). Ihr Anbieter kann das Kontingent anheben.`,
  beyond: ({ asked, left, time }) =>
    `Das sind bis zu ${formatCount(asked)} Abfragen, und vom heutigen Kontingent ${plural(left, { one: 'ist noch 1', other: `sind noch ${formatCount(left)}` })} übrig. Was darüber liegt, kommt mit Code 502 zurück: Fragen Sie die fehlgeschlagenen Zeilen nach ${time} noch einmal ab.`,
  services: 'Nicht freigeschaltet',
  destinations: 'Abgeschaltet',
  askProvider: 'Ihr Anbieter kann das ändern.',
  notEnabled: 'Für Ihre Organisation nicht freigeschaltet',
  callingCode: (code) => `Nummern mit +${code}`,
};

const organisationEntitlementsGerman: Translated<typeof organisationEntitlementsText> = {
  title: 'Was sie abfragen darf',
  services: 'Dienste',
  all: 'Alle',
  none: 'Keiner',
  quota: 'Tageskontingent',
  noQuota: 'Keines: beliebig viele Abfragen',
  used: (used, quota) =>
    `${formatCount(quota)} ${plural(quota, { one: 'Abfrage', other: 'Abfragen' })} am Tag (UTC), davon heute ${formatCount(used)} verbraucht`,
  destinations: 'Abgeschaltet',
  noDestinations: 'Kein Ziel',
  change: 'Ändern',
  changeTitle: (name) => `Was ${name} abfragen darf`,
  allServices: 'Alle Dienste',
  allServicesHelp: 'Auch die späterer Versionen',
  allowed: 'Dienste, die sie abfragen darf',
  quotaField: 'Tageskontingent',
  quotaHelp: 'Abfragen, die an einem Tag (UTC) beantwortet werden, aller Benutzer, Schlüssel und Stapel. Leer für kein Kontingent.',
  destinationsField: 'Abgeschaltete Ziele',
  destinationsHelp:
    'Länder als zwei Buchstaben (US), 001 für globale Nummern, und Landesvorwahlen als Ziffern (882), mit Kommas dazwischen.',
  effect:
    'Was sie nicht abfragen darf, wird mit Code 500, 501 oder 502 beantwortet. Laufende Knoten halten sich binnen einer Sekunde daran.',
  back: 'Abbrechen',
  save: 'Speichern',
};

export const german = { entitlementsText: entitlementsGerman, organisationEntitlementsText: organisationEntitlementsGerman };
