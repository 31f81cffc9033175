import { formatCount } from '../../locale/current-locale.ts';
import type { Translated } from '../../locale/catalogue.ts';
import type { watchLineText } from './watch-line.text.ts';

export const german: Translated<typeof watchLineText> = {
  title: 'Beobachtete Nummern:',
  changes: (changes, days) => `${formatCount(changes)} ${changes === 1 ? 'Änderung' : 'Änderungen'} in den letzten ${days} Tagen`,
  link: 'Was sich geändert hat',
};
