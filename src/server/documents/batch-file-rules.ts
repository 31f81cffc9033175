/** Rules for batch files, as the product guide states them. */
import type { FileRule } from '../../shared/batches/check-batch-file.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { batchMaxNumbers, fileNameMaxLength } from '../../shared/base/limits.ts';

type Said = 'name' | 'rows' | 'lines';

const sentences: Readonly<Record<LanguageTag, Readonly<Record<Said, string>>>> = {
  en: {
    name: `A .csv or .txt file whose name has at most ${fileNameMaxLength} letters, digits, _, . and - alone: no spaces and no &.`,
    rows: `At most ${batchMaxNumbers.toLocaleString('en')} rows, one number in each, in one column.`,
    lines: 'Digits alone: no + and no letters, no empty lines, no header.',
  },
  de: {
    name: `Eine Datei .csv oder .txt, deren Name höchstens ${fileNameMaxLength} Zeichen hat, nur Buchstaben, Ziffern, _, . und -: keine Leerzeichen und kein &.`,
    rows: `Höchstens ${batchMaxNumbers.toLocaleString('de')} Zeilen, in jeder eine Rufnummer, in einer Spalte.`,
    lines: 'Nur Ziffern: kein + und keine Buchstaben, keine leeren Zeilen, keine Überschrift.',
  },
};

const saidBy: Record<FileRule, Said> = {
  format: 'name',
  spaces: 'name',
  ampersand: 'name',
  characters: 'name',
  nameLength: 'name',
  rows: 'rows',
  columns: 'rows',
  letters: 'lines',
  empty: 'lines',
};

export function batchFileRules(language: LanguageTag): string[] {
  return [...new Set(Object.values(saidBy))].map((said) => sentences[language][said]);
}
