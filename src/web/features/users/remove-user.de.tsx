import type { Translated } from '../../locale/catalogue.ts';
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
  forGood: 'Das lässt sich nicht rückgängig machen.',
  back: 'Nein, zurück',
  confirm: 'Ja, Benutzer löschen',
};
