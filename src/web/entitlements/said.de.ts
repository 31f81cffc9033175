import type { entitlementsSaid } from '../../shared/entitlements/said.ts';
import type { entitlementsWanted } from '../../shared/entitlements/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof entitlementsSaid> = {
  changed: (name) => `Was ${name} abfragen darf, wurde geändert`,
  unchanged: (name) => `Für ${name} hat sich nichts geändert`,
  noSuchDestination: (texts) => `Ein Land oder eine Landesvorwahl ${texts} gibt es nicht`,
};

const wanted: Translated<typeof entitlementsWanted> = {
  services: 'Senden Sie die Dienste als Liste, oder null für alle',
  quota: 'Ein Tageskontingent ist eine ganze Zahl von 0 bis 2.147.483.647',
  destinations: 'Senden Sie die Ziele als Liste',
  destination: (text) =>
    `${text}: Ein Ziel ist ein Land als zwei Großbuchstaben (oder 001 für globale Nummern) oder eine Landesvorwahl als Ziffern`,
  fewerDestinations: (most) => `Höchstens ${most} Ziele werden abgeschaltet`,
};

export const german = { entitlementsSaid: said, entitlementsWanted: wanted };
