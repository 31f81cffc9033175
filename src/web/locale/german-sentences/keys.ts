import type { Sentences } from '../sentences.ts';

/** Of the keys with which programs call. */
export const keySentences: Sentences = {
  'Name the key': 'Geben Sie dem Schlüssel einen Namen',
  'The address “{}” is neither an IP address nor a network such as 192.0.2.0/24':
    'Die Adresse „{name}“ ist weder eine IP-Adresse noch ein Netz wie 192.0.2.0/24',
  'A key works for 1 to {} days': 'Ein Schlüssel gilt 1 bis {} Tage',
  'The permission Administrator is never a key’s': 'Die Berechtigung „Administrator“ erhält ein Schlüssel nie',
  'A key has at most {} addresses': 'Ein Schlüssel hat höchstens {} Adressen',
  'Name a key by its id': 'Nennen Sie den Schlüssel mit seiner Kennung',
  'This key does not exist': 'Diesen Schlüssel gibt es nicht',
  'You hold no permission': 'Sie haben keine Berechtigung',
  'The key “{}” was made. Copy it now: it is not shown again':
    'Der Schlüssel „{name}“ wurde erstellt. Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt',
  'The key “{}” was replaced. Copy the new one now: it is not shown again. The old one works for {} hours more':
    'Der Schlüssel „{name}“ wurde ersetzt. Kopieren Sie den neuen jetzt: Er wird nicht noch einmal angezeigt. Der alte gilt noch {} Stunden',
  'The key “{}” was revoked': 'Der Schlüssel „{name}“ wurde widerrufen',
  'This key has been revoked. Make a new one': 'Dieser Schlüssel wurde widerrufen. Erstellen Sie einen neuen',
  'This key has expired. Make a new one': 'Dieser Schlüssel ist abgelaufen. Erstellen Sie einen neuen',
  'Another key took the place of this one already': 'Diesen Schlüssel hat schon ein anderer ersetzt',
  'This key came back with a backup and is off. Keep it first, or make a new one':
    'Dieser Schlüssel kam mit einer Sicherung zurück und ist abgeschaltet. Behalten Sie ihn zuerst, oder erstellen Sie einen neuen',
  'This key was revoked already': 'Dieser Schlüssel wurde schon widerrufen',
  'You have {} keys that work already. Revoke one first': 'Sie haben schon {} gültige Schlüssel. Widerrufen Sie zuerst einen',
};
