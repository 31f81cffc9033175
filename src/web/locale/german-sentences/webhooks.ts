import type { Sentences } from '../sentences.ts';

/** Of the webhooks that call an organisation's programs. */
export const webhookSentences: Sentences = {
  'Many tests were sent within a quarter of an hour. Please try again later':
    'Innerhalb einer Viertelstunde wurden viele Tests gesendet. Bitte versuchen Sie es später noch einmal',
  'Give the address that is called': 'Geben Sie die Adresse an, die aufgerufen wird',
  'An address has at most {} characters': 'Eine Adresse hat höchstens {} Zeichen',
  'Give an address that begins with https://': 'Geben Sie eine Adresse an, die mit https:// beginnt',
  'An address has no name and no password in it': 'In einer Adresse stehen weder Name noch Passwort',
  'The address must begin with https://': 'Die Adresse muss mit https:// beginnen',
  'The address leads into a private network, which no webhook may call':
    'Die Adresse führt in ein privates Netz, das kein Webhook aufrufen darf',
  'The host of the address was not found': 'Der Rechner der Adresse wurde nicht gefunden',
  'No whole reply came within {} s': 'Binnen {} s kam keine vollständige Antwort',
  'The connection failed: {}': 'Die Verbindung kam nicht zustande: {}',
  'The secret was written with a secret key that is not configured':
    'Das Geheimnis wurde mit einem geheimen Schlüssel geschrieben, der nicht eingestellt ist',
  'Name one event or more of {}': 'Nennen Sie mindestens ein Ereignis aus {}',
  'This webhook does not exist': 'Diesen Webhook gibt es nicht',
  'This delivery does not exist': 'Diese Zustellung gibt es nicht',
  'Your organisation has {} webhooks already. Remove one first': 'Ihre Organisation hat schon {} Webhooks. Entfernen Sie zuerst einen',
  'The webhook was added. Copy its secret now: it is not shown again':
    'Der Webhook wurde hinzugefügt. Kopieren Sie jetzt sein Geheimnis: Es wird nicht noch einmal angezeigt',
  'The webhook took the test': 'Der Webhook hat die Probe angenommen',
  'The webhook did not take the test': 'Der Webhook hat die Probe nicht angenommen',
  'The webhook was removed': 'Der Webhook wurde entfernt',
  'A test is sent once. Send another one': 'Eine Probe wird einmal gesendet. Senden Sie eine neue',
  'This webhook is switched off. Send it a test first, which switches it on':
    'Dieser Webhook ist abgeschaltet. Senden Sie ihm zuerst eine Probe, die ihn wieder einschaltet',
  'This webhook came back with a backup and is off. Keep it first':
    'Dieser Webhook kam mit einer Sicherung zurück und ist abgeschaltet. Behalten Sie ihn zuerst',
  'The delivery is sent once more': 'Die Zustellung wird noch einmal gesendet',
};
