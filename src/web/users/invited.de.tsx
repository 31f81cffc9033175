import type { Translated } from '../locale/catalogue.ts';
import type { invitedText } from './invited.text.tsx';

export const german: Translated<typeof invitedText> = {
  title: (name) => `${name} wurde hinzugefügt`,
  mail: (product, email) => (
    <>
      Eine E-Mail mit dem Titel „{product}: your portal access“ ist unterwegs an {email}. Ihr Link zum Festlegen des Passworts gilt 7 Tage.
    </>
  ),
  spam: (name) =>
    `Kommt sie nicht an, sollte ${name} im Spam-Ordner nachsehen. Die Einladung lässt sich aus der Liste der Benutzer erneut senden.`,
  another: 'Weitere hinzufügen',
  done: 'Fertig',
};
