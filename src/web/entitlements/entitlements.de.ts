import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { entitlementsText } from './entitlements.text.ts';
import type { organisationEntitlementsText } from './organisation-entitlements.text.ts';

const entitlementsGerman: Translated<typeof entitlementsText> = {
  title: 'Abfragelimits',
  left: 'Heute noch verfügbar',
  leftOf: (left, quota) => `${formatCount(left)} von ${formatCount(quota)} ${plural(quota, { one: 'Abfrage', other: 'Abfragen' })}`,
  renewed: (time) => `volles Kontingent wieder ab ${time}`,
  usedUp: (time) => `Vor ${time} wird keine Abfrage beantwortet (Reason-Code 502). Ihr Anbieter kann das Kontingent erhöhen.`,
  beyond: ({ asked, left, time }) =>
    `Bis zu ${formatCount(asked)} Abfragen, aber heute sind nur noch ${formatCount(left)} im Kontingent. Die übrigen schlagen mit Reason-Code 502 fehl: Fragen Sie die fehlgeschlagenen Zeilen nach ${time} erneut ab.`,
  services: 'Nicht freigeschaltet',
  destinations: 'Abgeschaltet',
  askProvider: 'Ihr Anbieter kann das ändern.',
  notEnabled: 'Für Ihre Organisation nicht freigeschaltet',
  callingCode: (code) => `Rufnummern mit +${code}`,
};

const organisationEntitlementsGerman: Translated<typeof organisationEntitlementsText> = {
  title: 'Abfragelimits',
  services: 'Dienste',
  all: 'Alle',
  none: 'Keiner',
  quota: 'Tageskontingent',
  noQuota: 'Unbegrenzt',
  used: (used, quota) =>
    `${formatCount(quota)} ${plural(quota, { one: 'Abfrage', other: 'Abfragen' })} am Tag (UTC), davon heute ${formatCount(used)} verbraucht`,
  destinations: 'Abgeschaltet',
  noDestinations: 'Keine',
  change: 'Ändern',
  changeTitle: (name) => `Abfragelimits von ${name}`,
  allServices: 'Alle Dienste',
  allServicesHelp: 'Auch später hinzukommende Dienste',
  allowed: 'Erlaubte Dienste',
  quotaField: 'Tageskontingent',
  quotaHelp: 'Beantwortete Abfragen am Tag (UTC), alle Benutzer, Schlüssel und Stapel. Leer lassen für unbegrenzt.',
  countries: 'Abgeschaltete Länder',
  countryCount: (count) => plural(count, { one: '1 Land gewählt', other: `${formatCount(count)} Länder gewählt` }),
  callingCodes: 'Abgeschaltete Landesvorwahlen',
  callingCodesHelp: 'Zum Beispiel 882. Mehrere durch Kommas trennen.',
  effect: 'Andere Abfragen schlagen mit Reason-Code 500, 501 oder 502 fehl. Gilt sofort.',
  back: 'Abbrechen',
  save: 'Speichern',
};

export const german = { entitlementsText: entitlementsGerman, organisationEntitlementsText: organisationEntitlementsGerman };
