import { formatCount, plural } from '../../locale/current-locale.ts';
import type { Translated } from '../../locale/catalogue.ts';
import type { watchLineText } from './watch-line.text.ts';

export const german: Translated<typeof watchLineText> = {
  title: 'Beobachtungsliste:',
  changes: (changes, days) =>
    `${formatCount(changes)} ${plural(changes, { one: 'Änderung', other: 'Änderungen' })} in den letzten ${days} Tagen`,
  link: 'Was sich geändert hat',
};
