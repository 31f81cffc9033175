import type { Sentences } from '../sentences.ts';

/** Of passkeys. */
export const passkeySentences: Sentences = {
  'Name the passkey': 'Geben Sie dem Passkey einen Namen',
  'This passkey does not exist': 'Diesen Passkey gibt es nicht',
  'This passkey was added already': 'Dieser Passkey wurde schon hinzugefügt',
  'You have {} passkeys already. Remove one first': 'Sie haben schon {} Passkeys. Entfernen Sie zuerst einen',
  'The passkey “{}” was added': 'Der Passkey „{}“ wurde hinzugefügt',
  'The passkey “{}” was removed': 'Der Passkey „{}“ wurde entfernt',
  'The passkey was not added: what the browser answered is too old, or was not asked for here. Please try again':
    'Der Passkey wurde nicht hinzugefügt: Die Antwort des Browsers ist zu alt oder wurde hier nicht verlangt. Bitte versuchen Sie es noch einmal',
  'The passkey was not accepted. Please try again': 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal',
  'Passkeys need a portal that is reached by a host name, and this one is reached by an IP address':
    'Passkeys brauchen ein Portal, das unter einem Namen erreichbar ist, und dieses ist unter einer IP-Adresse erreichbar',
};
