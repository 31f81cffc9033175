import type { Translated } from '../locale/catalogue.ts';
import type { addOrganisationText } from './add-organisation.text.ts';

export const german: Translated<typeof addOrganisationText> = {
  back: 'Zurück zu den Organisationen',
  title: 'Organisation hinzufügen',
  organisation: 'Organisation',
  name: 'Name',
  account: 'Kontonummer',
  proposed: 'Vorgeschlagen ist die nächste freie Nummer.',
  taken: (name) => `Das ist die Nummer von ${name}.`,
  administrator: 'Erster Administrator',
  access: 'Zugang',
  services: 'Dienste',
  whyAdministrator: 'Der erste Benutzer einer Organisation ist ihr Administrator',
  submit: 'Organisation hinzufügen',
  added: (name) => `${name} wurde hinzugefügt`,
};
