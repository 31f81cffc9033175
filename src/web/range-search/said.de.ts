import type { rangeSearchSaid, WhyNone } from '../../shared/range-search/said.ts';
import type { rangeSearchWanted } from '../../shared/range-search/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const whyNone: Record<WhyNone, string> = {
  'unknown-country-code': 'Kein Land hat diese Vorwahl',
  'impossible-length': 'Keine Rufnummer ihrer Landesvorwahl hat so viele Ziffern',
  'impossible-code': 'Keine Vorwahl und kein Amt des nordamerikanischen Plans beginnt mit 0 oder 1',
  'not-loaded': 'Zu ihrer Landesvorwahl sind keine Bereiche geladen',
  'wrong-length': 'Die Rufnummer ist zu kurz oder zu lang für die Bereiche, die so beginnen',
  unallocated: 'Sie liegt in keinem Bereich, den wir kennen',
};

const said: Translated<typeof rangeSearchSaid> = {
  noRange: (tel, why) => `In keinem Bereich liegt ${tel}: ${whyNone[why]}`,
  noSuchVersion: (version) => `Die Version ${version} der Bereiche gibt es nicht`,
  isNotKept: (version) => `Die Version ${version} der Bereiche wird nicht mehr aufbewahrt`,
  manyComparisons: 'Es werden gerade zu viele Versionen verglichen. Bitte versuchen Sie es gleich noch einmal',
  workbook: (most, found) =>
    `Eine Arbeitsmappe fasst höchstens ${formatCount(most)} Bereiche, und dies sind ${formatCount(found)}: Laden Sie sie als CSV herunter, oder suchen Sie nach weniger`,
};

const wanted: Translated<typeof rangeSearchWanted> = {
  required: 'Ein Bereich fehlt',
  range: (most) => `Ein Bereich hat 1 bis ${most} Ziffern, ohne + und ohne Leerzeichen`,
  prefix: (most) => `Ein Präfix hat höchstens ${most} Ziffern, ohne + und ohne Leerzeichen`,
  country: 'Ein Land ist ein Code nach ISO 3166-1 alpha-2 wie GB, oder 001 für globale Dienste',
  operator: (most) => `Der Name eines Netzbetreibers hat höchstens ${most} Zeichen`,
  type: (types) => `Eine Art ist eine von ${types.join(', ')}`,
  format: (formats) => `Das Format ist ${formats.join(' oder ')}`,
  version: 'Eine Version ist eine Datenversion der Bereiche, wie ranges-3-9f86d081',
  change: (kinds) => `Eine Änderung ist eine von ${kinds.join(', ')}`,
};

export const german = { rangeSearchSaid: said, rangeSearchWanted: wanted };
