/** The product guide, chapter by chapter. Its tables are made of what the product itself goes by, so that they cannot fall behind it. */
import type { LanguageTag } from '../../shared/base/language.ts';
import { batchMaxNumbers, fileNameMaxLength, portsMaxDays, rangeSearchMaxMatches, singleQueryPortsDays } from '../../shared/base/limits.ts';
import { permissions } from '../../shared/base/permissions.ts';
import { fieldsOf, legend } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { batchServiceCodes, services } from '../../shared/services/services.ts';
import { gnrColumns } from './gnr-file.ts';
import type { PdfTable } from './pdf/pdf-table.ts';
import type { Block } from './pdf/pdf.ts';
import { englishGuide } from './texts/english-guide.ts';
import { germanGuide } from './texts/german-guide.ts';
import type { Branding, GuideText } from './texts/guide-text.ts';
import type { FileRule } from '../../shared/batches/check-batch-file.ts';

export const guideTexts: Readonly<Record<LanguageTag, GuideText>> = { en: englishGuide, de: germanGuide };

/** The chapters, in order. */
export function guideBlocks(branding: Branding, language: LanguageTag): Block[] {
  const text = guideTexts[language];
  const count = (value: number) => value.toLocaleString(language);
  return [
    ...introduction(text, branding),
    ...permissionsChapter(text),
    ...rangesChapter(text, count(rangeSearchMaxMatches)),
    ...servicesChapter(text),
    ...fieldsChapter(text),
    ...reasonCodesChapter(text),
    ...batches(text, {
      keptDays: branding.batchesKeptDays,
      rules: [...batchFileRules(language), text.batches.file.ports(count(portsMaxDays))],
    }),
    { kind: 'chapter', title: text.downloads.title },
    { kind: 'list', items: text.downloads.items },
    { kind: 'chapter', title: text.help.title },
    { kind: 'text', text: text.help.text(branding.supportEmail) },
  ];
}

function introduction({ introduction: { title, text, numbers, signIn, days } }: GuideText, branding: Branding): Block[] {
  return [
    { kind: 'chapter', title },
    { kind: 'text', text: text(branding) },
    { kind: 'section', title: numbers.title },
    { kind: 'list', items: numbers.items },
    { kind: 'section', title: signIn.title },
    { kind: 'text', text: signIn.text },
    { kind: 'section', title: days.title },
    { kind: 'text', text: days.text },
  ];
}

function permissionsChapter({ permissions: { title, text, caption, columns, labels, opens } }: GuideText): Block[] {
  return tableChapter(title, text, {
    caption,
    columns: [
      { title: columns.permission, share: 3 },
      { title: columns.bit, share: 1, isNumeric: true },
      { title: columns.name, share: 3 },
      { title: columns.opens, share: 7 },
    ],
    rows: permissions.map(({ bit, name }) => [labels[name], String(bit), name, opens[name]]),
  });
}

function rangesChapter({ ranges: { title, text, caption, columns, says } }: GuideText, shown: string): Block[] {
  return tableChapter(title, text(shown), {
    caption,
    columns: [
      { title: columns.column, share: 3 },
      { title: columns.says, share: 7 },
    ],
    rows: gnrColumns.map((column) => [column, says[column]]),
  });
}

function servicesChapter({ services: { title, text, caption, columns, titles } }: GuideText): Block[] {
  return tableChapter(title, text(singleQueryPortsDays), {
    caption,
    columns: [
      { title: columns.service, share: 3 },
      { title: columns.inBatch, share: 2 },
      { title: columns.title, share: 4 },
      { title: columns.fields, share: 8 },
    ],
    rows: services.map(({ code }, index) => [code, batchServiceCodes[index] ?? code, titles[code], fieldsOf(code).join(', ')]),
  });
}

function fieldsChapter({ fields: { title, text, caption, columns, definitions } }: GuideText): Block[] {
  return tableChapter(title, text, {
    caption,
    columns: [
      { title: columns.field, share: 2 },
      { title: columns.type, share: 2 },
      { title: columns.definition, share: 9 },
    ],
    rows: legend.map(({ name, type }) => [name, type, definitions[name]]),
  });
}

function reasonCodesChapter({ reasonCodes: { title, text, caption, columns, ...words } }: GuideText): Block[] {
  return tableChapter(title, text, {
    caption,
    columns: [
      { title: columns.rc, share: 1, isNumeric: true },
      { title: columns.class, share: 2 },
      { title: columns.billed, share: 1.8 },
      { title: columns.retry, share: 2 },
      { title: columns.means, share: 8 },
    ],
    rows: reasonCodes.map((line) => [
      String(line.reasonCode),
      line.class,
      words.billed[line.billed ? 'yes' : 'no'],
      words.retry[line.retry],
      words.descriptions[line.reasonCode],
    ]),
  });
}

function batches(
  { batches: { title, text, file, results } }: GuideText,
  { keptDays, rules }: { keptDays: number; rules: string[] },
): Block[] {
  return [
    { kind: 'chapter', title },
    { kind: 'text', text: text(keptDays) },
    { kind: 'section', title: file.title },
    { kind: 'list', items: rules },
    { kind: 'section', title: results.title },
    { kind: 'text', text: results.text },
  ];
}

function tableChapter(title: string, text: string, table: PdfTable): Block[] {
  return [
    { kind: 'chapter', title },
    { kind: 'text', text },
    { kind: 'table', ...table },
  ];
}

/** Rules for batch files, as the product guide states them. */
type Said = 'name' | 'rows' | 'lines';

const sentences: Readonly<Record<LanguageTag, Readonly<Record<Said, string>>>> = {
  en: {
    name: `A .csv or .txt file. Its name has up to ${fileNameMaxLength} letters, digits, _, . and -, without spaces and &.`,
    rows: `At most ${batchMaxNumbers.toLocaleString('en')} rows, one number in each, in one column.`,
    lines: 'Digits only: no + and no letters, no empty lines, no header.',
  },
  de: {
    name: `Eine .csv- oder .txt-Datei. Ihr Name hat bis zu ${fileNameMaxLength} Zeichen: Buchstaben, Ziffern, _, . und -, ohne Leerzeichen und &.`,
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

function batchFileRules(language: LanguageTag): string[] {
  return [...new Set(Object.values(saidBy))].map((said) => sentences[language][said]);
}
