import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { Origin, partsText } from './parts.text.ts';

const partsGerman: Translated<typeof partsText> = {
  combobox: {
    matches: 'Treffer',
    none: 'Keine Treffer',
    more: (count) => `${count} weitere: tippen Sie weiter, um sie zu sehen`,
  },
  copy: {
    copied: 'Kopiert',
    selected: 'Markiert: drücken Sie Strg+C',
  },
  menu: {
    of: (detail) => `zu ${detail}`,
    labelOf: (label, detail) => `${label} zu ${detail}`,
  },
  field: {
    types: { string: 'Text.', boolean: 'Wahr oder falsch.', integer: 'Eine ganze Zahl.' },
    reportedIn: (services) => `In ${services}.`,
    reasonCodes: 'Reason-Codes',
    openLegend: 'In der Legende der Dienste öffnen',
  },
  countries: { global: 'Globaler Dienst', unknown: 'Unbekannt' },
  legend: 'Legende der Dienste',
  looksOnly: 'Eine Support-Ansicht sieht nur zu',
  leave: {
    title: 'Ohne Speichern verlassen?',
    stay: 'Hier bleiben',
    leave: 'Verlassen',
    loss: 'Was Sie auf dieser Seite geändert haben, ist nicht gespeichert.',
  },
  number: {
    useFirst: 'Die erste verwenden',
    use: (digits, country) => (country === null ? `${digits} verwenden` : `${digits} (${country}) verwenden`),
    digits: (count) => plural(count, { one: '1 Ziffer', other: `${count} Ziffern` }),
    unknownCode: 'Keine Landesvorwahl beginnt so.',
    tooShort: (origin, digits) => `${nameOf(origin)}: zu kurz, nötig sind ${digits} Ziffern.`,
    tooLong: (origin, digits) => `${nameOf(origin)}: zu lang, nötig sind ${digits} Ziffern.`,
    wrongLength: (origin, digits) => `${nameOf(origin)}: falsche Länge, nötig sind ${digits} Ziffern.`,
    either: (one, other) => `${one} oder ${other}`,
    between: (least, most) => `${least} bis ${most}`,
  },
  bytes: (count) => `${count} Bytes`,
};

function nameOf({ code, region }: Origin): string {
  if (region === null) return `Landesvorwahl ${code}`;
  return region === '001' ? 'Globale Dienste' : (new Intl.DisplayNames('de', { type: 'region' }).of(region) ?? region);
}

export const german = { partsText: partsGerman };
