import type { Translated } from '../locale/catalogue.ts';
import type { failuresText } from './failures.text.ts';

const failuresGerman: Translated<typeof failuresText> = {
  offline: 'Sie sind offline. Es wurde nichts gesendet.',
  network: 'Netzwerkfehler',
  timeout: (ms) => `Keine Antwort innerhalb von ${ms / 1_000} s`,
  status: (status) => `Die Anfrage ist fehlgeschlagen (Status ${status})`,
  unknown: 'Fehler',
};

export const german = { failuresText: failuresGerman };
