import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { removeUserText } from './remove-user.text.tsx';

export const german: Translated<typeof removeUserText> = {
  button: 'Benutzer löschen',
  column: 'Löschen',
  question: (name) => `${name} löschen?`,
  consequence: (name, email) => (
    <>
      {name} ({email}) kann sich nicht mehr anmelden. Jede offene Sitzung endet sofort, und ein Link zum Festlegen des Passworts
      funktioniert nicht mehr.
    </>
  ),
  keys: (count) =>
    plural(count, {
      one: '1 API-Schlüssel endet damit: Programme, die ihn verwenden, werden abgewiesen.',
      other: `${formatCount(count)} API-Schlüssel enden damit: Programme, die sie verwenden, werden abgewiesen.`,
    }),
  forGood: 'Das lässt sich nicht rückgängig machen.',
  back: 'Nein, zurück',
  confirm: 'Ja, Benutzer löschen',
};
