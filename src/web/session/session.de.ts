import type { Translated } from '../locale/catalogue.ts';
import type { sessionText } from './session.text.ts';

const sessionGerman: Translated<typeof sessionText> = {
  signedOut: 'Sie sind abgemeldet',
  unauthorized: 'Nicht angemeldet',
  unreachable: 'Netzwerkfehler: Der Server war nicht erreichbar, deshalb wurden Sie abgemeldet. Bitte melden Sie sich neu an.',
  signedOutElsewhere: 'Sie wurden in einem anderen Tab abgemeldet.',
};

export const german = { sessionText: sessionGerman };
