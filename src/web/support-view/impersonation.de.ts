import type { Translated } from '../locale/catalogue.ts';
import type { impersonationText } from './impersonation.text.ts';

export const german: Translated<typeof impersonationText> = {
  already: 'Schon in einer Support-Ansicht',
  staff: 'Mitarbeiter',
  invited: 'Einladung noch offen',
};
