import type { webhooksSaid } from '../../shared/webhooks/said.ts';
import type { webhooksWanted } from '../../shared/webhooks/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const said: Translated<typeof webhooksSaid> = {
  added: 'Der Webhook wurde hinzugefügt. Kopieren Sie jetzt sein Geheimnis: Es wird nur einmal angezeigt',
  removed: 'Der Webhook wurde entfernt',
  tookTest: 'Der Webhook hat den Test angenommen',
  tookNoTest: 'Der Webhook hat den Test nicht angenommen',
  repeated: 'Die Zustellung wird erneut gesendet',
  tooMany: (most) => `Ihre Organisation hat bereits ${most} Webhooks. Entfernen Sie zuerst einen`,
  manyTests: 'Zu viele Tests in 15 Minuten. Versuchen Sie es später erneut',
  isTest: 'Ein Test wird nur einmal gesendet. Senden Sie einen neuen',
  isOff: 'Dieser Webhook ist abgeschaltet. Senden Sie zuerst einen erfolgreichen Test, der ihn wieder einschaltet',
  isRestored: 'Dieser Webhook wurde aus einer Sicherung wiederhergestellt und ist abgeschaltet. Behalten Sie ihn zuerst',
  isNotSecure: 'Die URL muss mit https:// beginnen',
  isPrivate: 'Die URL führt in ein privates Netz, das Webhooks nicht aufrufen dürfen',
};

const wanted: Translated<typeof webhooksWanted> = {
  address: 'Geben Sie die URL ein, die aufgerufen wird',
  shorterAddress: (most) => `Eine URL hat höchstens ${formatCount(most)} Zeichen`,
  webAddress: 'Geben Sie eine URL ein, die mit https:// beginnt',
  noCredentials: 'Entfernen Sie Benutzername und Passwort aus der URL',
  events: (all) => `Wählen Sie mindestens eines dieser Ereignisse: ${all}`,
  noSuchWebhook: 'Diesen Webhook gibt es nicht',
  noSuchDelivery: 'Diese Zustellung gibt es nicht',
};

export const german = { webhooksSaid: said, webhooksWanted: wanted };
