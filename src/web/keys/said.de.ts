import type { keysSaid } from '../../shared/keys/said.ts';
import type { keysWanted } from '../../shared/keys/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof keysSaid> = {
  made: (name) => `Der Schlüssel „${name}“ wurde erstellt. Kopieren Sie ihn jetzt: Er wird nur einmal angezeigt`,
  replaced: (name, hours) =>
    `Der Schlüssel „${name}“ wurde ersetzt. Kopieren Sie den neuen jetzt: Er wird nur einmal angezeigt. Der alte gilt noch ${hours} Stunden`,
  revoked: (name) => `Der Schlüssel „${name}“ wurde widerrufen`,
  isRevoked: 'Dieser Schlüssel wurde widerrufen. Erstellen Sie einen neuen',
  isExpired: 'Dieser Schlüssel ist abgelaufen. Erstellen Sie einen neuen',
  isRestored:
    'Dieser Schlüssel wurde aus einer Sicherung wiederhergestellt und ist abgeschaltet. Behalten Sie ihn, oder erstellen Sie einen neuen',
  isReplaced: 'Dieser Schlüssel wurde bereits ersetzt',
  wasRevoked: 'Dieser Schlüssel wurde bereits widerrufen',
  tooMany: (most) => `Sie haben bereits ${most} aktive Schlüssel. Widerrufen Sie zuerst einen`,
};

const wanted: Translated<typeof keysWanted> = {
  name: 'Geben Sie dem Schlüssel einen Namen',
  address: (text) => `„${text}“ ist weder eine IP-Adresse noch ein Netz wie 192.0.2.0/24`,
  fewerAddresses: (most) => `Geben Sie höchstens ${most} Adressen an`,
  days: (most) => `Geben Sie 1 bis ${most} Tage an`,
  noAdministrator: 'Ein Schlüssel kann die Berechtigung „Administrator“ nicht erhalten',
  noSuchKey: 'Diesen Schlüssel gibt es nicht',
};

export const german = { keysSaid: said, keysWanted: wanted };
