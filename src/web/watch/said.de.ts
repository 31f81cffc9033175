import type { watchSaid } from '../../shared/watch/said.ts';
import type { watchWanted } from '../../shared/watch/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const entries = (count: number) => `${formatCount(count)} ${plural(count, { one: 'Eintrag', other: 'Einträge' })}`;

const said: Translated<typeof watchSaid> = {
  added: (count) => `${entries(count)} hinzugefügt`,
  removed: (count) => `${entries(count)} entfernt`,
  tooMany: (most, watched, added) =>
    `Eine Organisation kann ${formatCount(most)} Rufnummern und Präfixe beobachten. ${formatCount(watched)} sind es schon, ${formatCount(added)} wären neu, Platz ist für ${formatCount(Math.max(0, most - watched))}. Nichts wurde hinzugefügt`,
};

const wanted: Translated<typeof watchWanted> = {
  some: 'Geben Sie eine Rufnummer oder ein Präfix ein',
  prefix: (most) => `Ein Präfix hat 1 bis ${most} Ziffern, mit Landesvorwahl und ohne +`,
  fewer: (most) => `Höchstens ${formatCount(most)} je Aufruf`,
};

export const german = { watchSaid: said, watchWanted: wanted };
