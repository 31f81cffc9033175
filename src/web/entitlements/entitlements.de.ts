import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { entitlementsText } from './entitlements.text.ts';

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

export const german = { entitlementsText: entitlementsGerman };
