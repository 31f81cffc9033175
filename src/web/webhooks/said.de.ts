import type { webhooksSaid } from '../../shared/webhooks/said.ts';
import type { webhooksWanted } from '../../shared/webhooks/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const said: Translated<typeof webhooksSaid> = {
  added: 'Der Webhook wurde hinzugefügt. Kopieren Sie jetzt sein Geheimnis: Es wird nicht noch einmal angezeigt',
  removed: 'Der Webhook wurde entfernt',
  tookTest: 'Der Webhook hat die Probe angenommen',
  tookNoTest: 'Der Webhook hat die Probe nicht angenommen',
  repeated: 'Die Zustellung wird noch einmal gesendet',
  tooMany: (most) => `Ihre Organisation hat schon ${most} Webhooks. Entfernen Sie zuerst einen`,
  manyTests: 'Innerhalb einer Viertelstunde wurden viele Tests gesendet. Bitte versuchen Sie es später noch einmal',
  isTest: 'Eine Probe wird einmal gesendet. Senden Sie eine neue',
  isOff: 'Dieser Webhook ist abgeschaltet. Senden Sie ihm zuerst eine Probe, die ihn wieder einschaltet',
  isRestored: 'Dieser Webhook kam mit einer Sicherung zurück und ist abgeschaltet. Behalten Sie ihn zuerst',
  isNotSecure: 'Die Adresse muss mit https:// beginnen',
  isPrivate: 'Die Adresse führt in ein privates Netz, das kein Webhook aufrufen darf',
};

const wanted: Translated<typeof webhooksWanted> = {
  address: 'Geben Sie die Adresse an, die aufgerufen wird',
  shorterAddress: (most) => `Eine Adresse hat höchstens ${formatCount(most)} Zeichen`,
  webAddress: 'Geben Sie eine Adresse an, die mit https:// beginnt',
  noCredentials: 'In einer Adresse stehen weder Name noch Passwort',
  events: (all) => `Nennen Sie mindestens ein Ereignis aus ${all}`,
  noSuchWebhook: 'Diesen Webhook gibt es nicht',
  noSuchDelivery: 'Diese Zustellung gibt es nicht',
};

export const german = { webhooksSaid: said, webhooksWanted: wanted };
