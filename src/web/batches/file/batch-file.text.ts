import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

/** Texts of the form's file and its check. */
export const batchFileText = catalogue('batchFileText', {
  label: 'File',
  help: (rows: number) =>
    `.csv or .txt, one number a row with its country code and without plus sign, at most ${formatCount(rows)} rows. From a table with more columns, or an Excel workbook, the column with the numbers is taken.`,
  sample: 'Download a sample file',
  drop: 'or drop a file here',
  numbersAlone: ', the numbers alone',
  madeOf: (name: string) => `, made of ${name}`,
  remove: 'Remove',
  checking: (name: string) => `Checking ${name}…`,
  failures: {
    tooLong: 'Reading this file took longer than a minute and was stopped. Save the sheet as CSV, or choose a smaller file.',
    notStarted: 'The check could not start. Reload the page and try again.',
    unreadable: 'The file could not be read. It may have been changed or moved: choose it again.',
    other: 'Error',
  },
  /** "a", "a and b", "a, b and c". */
  listed: (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`),
  tooLarge: (mebibytes: number) => `The file is larger than ${mebibytes} MiB`,
  mayFit: 'Its numbers alone may fit, see below',
  /** Behind a rule: "(line 2)", "(lines 1, 3 and 4 more)". */
  place: (lines: readonly number[], count: number) =>
    `(${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}${count > lines.length ? ` and ${count - lines.length} more` : ''})`,
  causes: {
    workbook: 'This is an Excel workbook: its first sheet can be read, see below.',
    columns: (width: number, separators: string) => `${width} columns with ${separators} between them: one of them is sent, see below`,
    heading: (line: number) => `line ${line}: a heading, can be left out`,
    cleaned: (lines: string, removed: string) => `${lines}: ${removed}, can be cleaned`,
    beside: (lines: string) => `${lines}: in the other columns, which are not asked`,
    noNumber: (lines: string) => `${lines}: no number, can be left out`,
    sentAs: (name: string) => `It can be sent as ${name}`,
    refused: (line: number, text: string, why: string) => `line ${line}: “${text}” ${why}`,
    moreRefused: (count: number) => `and ${formatCount(count)} more that cannot be read`,
    more: (count: number) => `${formatCount(count)} more`,
    lines: (names: string, count: number) => `${plural(count, { one: 'line', other: 'lines' })} ${names}`,
  },
  separators: { ';': 'semicolons', ',': 'commas', '\t': 'tabs', '|': 'bars' },
  notations: {
    '+': '+',
    '00': '00',
    spaces: 'spaces',
    brackets: 'brackets',
    dashes: 'dashes',
    dots: 'dots',
    quotes: 'quotes',
    words: 'words',
    'other signs': 'other signs',
  },
  comesBack: (rows: number, numbers: number) =>
    `${plural(rows, { one: '1 row comes back', other: `${formatCount(rows)} rows come back` })}, ${plural(numbers, { one: '1 number is asked', other: `${formatCount(numbers)} numbers are asked` })}.`,
  steps: {
    heading: 'the heading is left out',
    removed: (signs: string, kinds: number, lines: number) =>
      `${signs} ${kinds === 1 ? 'is' : 'are'} taken away in ${plural(lines, { one: '1 line', other: `${formatCount(lines)} lines` })}`,
    national: (numbers: number, country: string) =>
      plural(numbers, {
        one: `1 number without a country code is read as of ${country}`,
        other: `${formatCount(numbers)} numbers without a country code are read as of ${country}`,
      }),
    emptied: (lines: number) =>
      plural(lines, { one: '1 line without a number is left out', other: `${formatCount(lines)} lines without a number are left out` }),
    refused: (lines: number) =>
      plural(lines, {
        one: '1 line that cannot be read is left out',
        other: `${formatCount(lines)} lines that cannot be read are left out`,
      }),
    duplicates: (count: number) =>
      plural(count, { one: '1 duplicate is not asked again', other: `${formatCount(count)} duplicates are not asked again` }),
  },
  actions: {
    use: (numbers: number) => plural(numbers, { one: 'Use this number', other: `Use these ${formatCount(numbers)} numbers` }),
    drop: (duplicates: number) => plural(duplicates, { one: 'Drop 1 duplicate', other: `Drop ${formatCount(duplicates)} duplicates` }),
    keep: 'Keep the duplicates',
    back: 'Back to the file as it was',
  },
  survey: {
    numbers: 'Numbers',
    rows: 'Rows',
    duplicates: 'Duplicates',
    countries: 'Countries',
    country: (name: string, code: number, numbers: number) => `${name} +${code}: ${formatCount(numbers)}`,
    noCountries: 'none known',
    moreCountries: (count: number) => `${count} more`,
    shared: { US: 'North America', RU: 'Russia and Kazakhstan' } as Readonly<Record<string, string>>,
    ownColumns: 'Own columns',
    withColumns: (titles: string) => `${titles}: every row comes back with them in the joined file`,
    tooMuch: (rows: number, columns: number, mebibytes: number) =>
      `The table has more than ${formatCount(rows)} rows, ${columns} columns or ${mebibytes} MiB: its rows do not come back, only a row for each number that is asked.`,
    unusual: (rows: number) =>
      `${plural(rows, { one: '1 row is', other: `${formatCount(rows)} rows are` })} no full E.164 number (3 to 15 digits, not beginning with 0) and will come back as failed.`,
    leftOut: (lines: number) =>
      `${plural(lines, { one: '1 line holds', other: `${formatCount(lines)} lines hold` })} no number that can be read, and will not be asked:`,
    line: (line: number) => `line ${line}:`,
    more: (lines: number) => `and ${formatCount(lines)} more`,
  },
  preview: {
    column: (place: number) => `column ${place}`,
    numberColumn: 'Column with the numbers',
    hasHeading: 'The first row is a heading',
    name: 'First rows of the file',
    caption: (rows: number) => plural(rows, { one: 'The first row', other: `The first ${rows} rows` }),
    line: 'Line',
    sent: ', sent as the numbers',
  },
});
