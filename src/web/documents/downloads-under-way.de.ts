import type { Translated } from '../locale/catalogue.ts';
import type { downloadsUnderWayText } from './downloads-under-way.text.ts';

export const german: Translated<typeof downloadsUnderWayText> = {
  name: 'Laufende Downloads',
  of: (title) => `Download von ${title}`,
  bytes: (bytes, of) => `${bytes} von ${of}`,
  cancel: 'Abbrechen',
  cancelOf: (title) => `: Download von ${title}`,
  buttonOf: (title) => `: ${title}`,
  failed: (title) => `${title} konnte nicht heruntergeladen werden`,
  again: 'Noch einmal versuchen',
  close: 'Schließen',
  said: {
    started: (title) => `${title}: Download begonnen`,
    finished: (title) => `${title}: Download fertig`,
    cancelled: (title) => `${title}: Download abgebrochen`,
  },
};
