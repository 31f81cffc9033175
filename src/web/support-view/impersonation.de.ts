import type { Translated } from '../locale/catalogue.ts';
import type { impersonationText } from './impersonation.text.ts';

const impersonationGerman: Translated<typeof impersonationText> = {
  already: 'Schon in einer Supportansicht',
  staff: 'Mitarbeiter',
  invited: 'Einladung noch offen',
};

export const german = { impersonationText: impersonationGerman };
