import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { rangeChangesText } from './range-changes.text.tsx';

export const german: Translated<typeof rangeChangesText> = {
  from: 'Von',
  to: 'Bis',
  range: 'Bereich',
  rangeHelp: 'Die ersten Ziffern, mit Landesvorwahl. Alle, solange es leer ist.',
  submit: 'Vergleichen',
  rangesFrom: (ranges, source) => `${formatCount(ranges)} Bereiche, ${source}`,
  notKept: (versions) => `Nicht mehr aufbewahrt und deshalb nicht zu vergleichen: ${versions}.`,
  kinds: {
    name: 'Arten von Änderungen',
    all: (count) => `Alle Änderungen: ${formatCount(count)}`,
    added: 'Hinzugekommen',
    removed: 'Weggefallen',
    moved: 'Zu einem anderen Netzbetreiber gewechselt',
    changed: 'Anders geändert',
  },
  theseAre: (first) => <>Das sind {first} Änderungen, in der Reihenfolge ihrer Ziffern. Ein Bereich grenzt sie ein.</>,
  table: {
    name: 'Änderungen von Bereichen',
    nameFor: (range) => `Änderungen von Bereichen zu ${range}`,
    filter: 'Nach SP Name nachher filtern',
    nothing: 'Zwischen diesen Versionen unterscheidet sich nichts',
    noMatches: 'Keine Treffer',
  },
  columns: {
    range: 'Bereich',
    change: 'Änderung',
    country: 'Land',
    before: 'SP Name vorher',
    after: 'SP Name nachher',
    type: 'Primary Number Attribute',
    differences: 'Was sich unterscheidet',
  },
  moves: {
    title: (count) => `Netzbetreiber, zwischen denen die meisten Bereiche gewechselt haben (${count})`,
    ranges: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  },
  empty: 'leer',
  version: {
    current: ', aktuell',
    builtIn: 'mit dem Portal gekommen',
    builtInFrom: (source) => `mit dem Portal gekommen, gebaut aus ${source}`,
    madeUp: 'Demo',
    imported: (when, source) => ['importiert', when, source === null ? '' : `aus ${source}`].filter(Boolean).join(' '),
  },
  only: {
    title: 'Es gibt eine Version der Bereiche und deshalb nichts, womit sie verglichen werden kann.',
    which: (version, asOf, source) => (
      <>
        {version}, Stand {asOf}, {source}. Wird eine andere Version importiert, steht hier, was sie ändert.
      </>
    ),
  },
};
