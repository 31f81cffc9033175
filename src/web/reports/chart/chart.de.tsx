import type { Translated } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';
import type { chartText } from './chart.text.tsx';

const queries = (count: number) => plural(count, { one: 'Abfrage', other: 'Abfragen' });
const inWords = new Intl.ListFormat('de');
const dayAndMonth = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const german: Translated<typeof chartText> = {
  other: 'Andere',
  date: (day) => dayAndMonth.format(new Date(day)),
  buttons: {
    asChart: 'Als Diagramm zeigen',
    asTable: 'Als Tabelle zeigen',
    save: 'Als Bild speichern',
    top: (series) => `Die ersten ${series} und andere`,
    all: (countries) => `Alle ${countries} Länder zeigen`,
    every: 'Zurück zu allen Ländern',
  },
  byDay: (title) => `${title}, nach Tag`,
  daysOf: (title) => `Tage: ${title}`,
  legend: 'Länder im Diagramm',
  day: 'Tag',
  total: 'Summe',
  more: (count) => `${count} weitere`,
  told: (day, total) => `${day}: ${formatCount(total)} ${queries(total)}`,
  inAll: 'Insgesamt',
  sum: ({ when, total, isAnswered, isPart, most }) => (
    <>
      {when}: <strong>{formatCount(total)}</strong>
      {` ${isAnswered ? 'beantwortete ' : ''}${queries(total)}${isPart ? ' der gewählten Länder' : ''}. ${most}`}
    </>
  ),
  legendOfAll: 'Jedes Land zeigt seine Summe. Ein Druck darauf zeigt es allein, mit der Umschalttaste zusätzlich.',
  legendOfDay: 'Jedes Land zeigt seine Anzahl an diesem Tag. Ein Druck darauf zeigt es allein, mit der Umschalttaste zusätzlich.',
  most: {
    same: (count) => `An jedem Tag gleich viele: ${formatCount(count)}`,
    onDays: (count, days) => `Die meisten: ${formatCount(count)}, am ${inWords.format(days)}`,
    onMany: (count, days, last) => `Die meisten: ${formatCount(count)}, an ${days} Tagen, zuletzt am ${last}`,
  },
};
