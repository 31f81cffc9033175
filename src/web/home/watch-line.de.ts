import { formatCount, plural } from '../locale/current-locale.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { watchLineText } from './watch-line.text.ts';

export const german: Translated<typeof watchLineText> = {
  title: 'Beobachtungsliste:',
  changes: (changes, ofLists, days) => {
    const changed = `${formatCount(changes)} ${plural(changes, { one: 'Antwort hat', other: 'Antworten haben' })} sich geändert`;
    const listed = `${formatCount(ofLists)} wurden bekannt oder unbekannt, als Listen geladen oder zurückgezogen wurden`;
    return `in den letzten ${days} Tagen: ${[...(changes > 0 ? [changed] : []), ...(ofLists > 0 ? [listed] : [])].join(', und ')}`;
  },
  link: 'Was sich geändert hat',
};
