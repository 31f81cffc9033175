import type { keysSaid } from '../../shared/keys/said.ts';
import type { keysWanted } from '../../shared/keys/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof keysSaid> = {
  made: (name) => `Der Schlüssel „${name}“ wurde erstellt. Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt`,
  replaced: (name, hours) =>
    `Der Schlüssel „${name}“ wurde ersetzt. Kopieren Sie den neuen jetzt: Er wird nicht noch einmal angezeigt. Der alte gilt noch ${hours} Stunden`,
  revoked: (name) => `Der Schlüssel „${name}“ wurde widerrufen`,
  isRevoked: 'Dieser Schlüssel wurde widerrufen. Erstellen Sie einen neuen',
  isExpired: 'Dieser Schlüssel ist abgelaufen. Erstellen Sie einen neuen',
  isRestored:
    'Dieser Schlüssel kam mit einer Sicherung zurück und ist abgeschaltet. Behalten Sie ihn zuerst, oder erstellen Sie einen neuen',
  isReplaced: 'Diesen Schlüssel hat schon ein anderer ersetzt',
  wasRevoked: 'Dieser Schlüssel wurde schon widerrufen',
  tooMany: (most) => `Sie haben schon ${most} gültige Schlüssel. Widerrufen Sie zuerst einen`,
};

const wanted: Translated<typeof keysWanted> = {
  name: 'Geben Sie dem Schlüssel einen Namen',
  address: (text) => `Die Adresse „${text}“ ist weder eine IP-Adresse noch ein Netz wie 192.0.2.0/24`,
  fewerAddresses: (most) => `Ein Schlüssel hat höchstens ${most} Adressen`,
  days: (most) => `Ein Schlüssel gilt 1 bis ${most} Tage`,
  noAdministrator: 'Die Berechtigung „Administrator“ erhält ein Schlüssel nie',
  noSuchKey: 'Diesen Schlüssel gibt es nicht',
};

export const german = { keysSaid: said, keysWanted: wanted };
