import type { rangeSearchSaid, WhyNone } from '../../shared/range-search/said.ts';
import type { rangeSearchWanted } from '../../shared/range-search/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const whyNone: Record<WhyNone, string> = {
  'unknown-country-code': 'Ihre Landesvorwahl ist nicht vergeben',
  'impossible-length': 'Sie ist für ihre Landesvorwahl zu kurz oder zu lang',
  'impossible-code': 'Ortsvorwahlen und Amtskennzahlen in Nordamerika beginnen nie mit 0 oder 1',
  'not-loaded': 'Für ihre Landesvorwahl sind keine Bereiche geladen',
  'wrong-length': 'Sie ist zu kurz oder zu lang für die Bereiche mit ihrem Präfix',
  unallocated: 'Sie liegt in keinem Bereich, den wir kennen',
};

const said: Translated<typeof rangeSearchSaid> = {
  noRange: (tel, why) => `Kein Bereich enthält ${tel}: ${whyNone[why]}`,
  noSuchVersion: (version) => `Die Version ${version} der Bereiche gibt es nicht`,
  isNotKept: (version) => `Die Version ${version} der Bereiche wird nicht mehr aufbewahrt`,
  manyComparisons: 'Gerade werden zu viele Versionen verglichen. Versuchen Sie es gleich erneut',
  workbook: (most, found) =>
    `Eine Arbeitsmappe fasst höchstens ${formatCount(most)} Bereiche, gefunden wurden ${formatCount(found)}. Laden Sie CSV herunter, oder grenzen Sie die Suche ein`,
};

const wanted: Translated<typeof rangeSearchWanted> = {
  required: 'Ein Bereich fehlt',
  range: (most) => `Ein Bereich hat 1 bis ${most} Ziffern, ohne + und Leerzeichen`,
  prefix: (most) => `Ein Präfix hat höchstens ${most} Ziffern, ohne + und Leerzeichen`,
  country: 'Ein Land ist ein Code nach ISO 3166-1 alpha-2 wie GB, oder 001 für globale Dienste',
  operator: (most) => `Der Name eines Netzbetreibers hat höchstens ${most} Zeichen`,
  type: (types) => `Eine Art ist eine von ${types.join(', ')}`,
  format: (formats) => `Das Format ist ${formats.join(' oder ')}`,
  version: 'Eine Version ist eine Datenversion der Bereiche, wie ranges-3-9f86d081',
  change: (kinds) => `Eine Änderung ist eine von ${kinds.join(', ')}`,
};

export const german = { rangeSearchSaid: said, rangeSearchWanted: wanted };
