import type { Translated } from '../locale/catalogue.ts';
import type { keepRestoredText } from './keep-restored.text.ts';

export const german: Translated<typeof keepRestoredText> = {
  state: 'Zustand',
  works: 'Gültig',
  off: 'Aus: kam mit einer Sicherung zurück',
  action: 'Behalten',
  title: 'Behalten?',
  lead: (name) =>
    `„${name}“ kam mit einer Sicherung des Portals zurück. Wurde der Zugang nach der Sicherung beendet, dann beenden Sie ihn wieder. Behalten gilt er wie zuvor; sein Inhaber erhält eine E-Mail.`,
  confirm: 'Ja, behalten',
  back: 'Nein, zurück',
};
