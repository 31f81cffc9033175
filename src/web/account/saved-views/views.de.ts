import type { Translated } from '../../locale/catalogue.ts';
import type { viewsText } from './views.text.ts';

export const german: Translated<typeof viewsText> = {
  button: 'Ansichten',
  title: 'Gespeicherte Ansichten',
  none: 'Von dieser Tabelle ist noch keine Ansicht gespeichert.',
  remove: 'Entfernen',
  removeNamed: (name) => `: ${name}`,
  whose: {
    you: 'nur Sie',
    organisation: 'Ihre Organisation',
    savedBy: (name) => `Ihre Organisation, gespeichert von ${name}`,
  },
  save: {
    name: 'Diese Ansicht speichern als',
    shared: (organisation) => `Für alle bei ${organisation}`,
    theOrganisation: 'der Organisation',
    submit: 'Ansicht speichern',
  },
};
