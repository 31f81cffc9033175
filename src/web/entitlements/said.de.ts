import type { entitlementsSaid } from '../../shared/entitlements/said.ts';
import type { entitlementsWanted } from '../../shared/entitlements/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof entitlementsSaid> = {
  changed: (name) => `Die Abfragelimits von ${name} wurden geändert`,
  unchanged: (name) => `Für ${name} hat sich nichts geändert`,
  noSuchDestination: (texts) => `Land oder Landesvorwahl unbekannt: ${texts}`,
};

const wanted: Translated<typeof entitlementsWanted> = {
  services: 'Senden Sie die Dienste als Liste oder null für alle',
  quota: 'Ein Tageskontingent ist eine ganze Zahl von 0 bis 2.147.483.647',
  destinations: 'Senden Sie die Ziele als Liste',
  destination: (text) =>
    `${text}: Geben Sie ein Land mit zwei Großbuchstaben (001 für globale Nummern) oder eine Landesvorwahl in Ziffern an`,
  fewerDestinations: (most) => `Sie können höchstens ${most} Ziele abschalten`,
};

export const german = { entitlementsSaid: said, entitlementsWanted: wanted };
