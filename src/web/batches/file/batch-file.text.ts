import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

/** Texts of the form's file and its check. */
export const batchFileText = catalogue('batchFileText', {
  label: 'File',
  help: (rows: number) =>
    `.csv or .txt, one number per row with country code and without plus sign, up to ${formatCount(rows)} rows. From a table or an Excel workbook we use the column with the numbers.`,
  sample: 'Download a sample file',
  drop: 'or drop a file here',
  numbersAlone: ', numbers only',
  madeOf: (name: string) => `, from ${name}`,
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
  mayFit: 'The numbers alone may fit, see below',
  /** Behind a rule: "(line 2)", "(lines 1, 3 and 4 more)". */
  place: (lines: readonly number[], count: number) =>
    `(${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}${count > lines.length ? ` and ${count - lines.length} more` : ''})`,
  causes: {
    workbook: 'This is an Excel workbook: its first sheet can be read, see below.',
    columns: (width: number, separators: string) => `${width} columns separated by ${separators}: only one is sent, see below`,
    heading: (line: number) => `line ${line}: heading, can be left out`,
    cleaned: (lines: string, removed: string) => `${lines}: ${removed}, can be cleaned`,
    beside: (lines: string) => `${lines}: in other columns, which are not queried`,
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
    `We query ${plural(numbers, { one: '1 number', other: `${formatCount(numbers)} numbers` })} and return ${plural(rows, { one: '1 row', other: `${formatCount(rows)} rows` })}.`,
  steps: {
    heading: 'heading left out',
    removed: (signs: string, _kinds: number, lines: number) =>
      `${signs} removed in ${plural(lines, { one: '1 line', other: `${formatCount(lines)} lines` })}`,
    national: (numbers: number, country: string) =>
      plural(numbers, {
        one: `1 number without a country code read as ${country}`,
        other: `${formatCount(numbers)} numbers without a country code read as ${country}`,
      }),
    emptied: (lines: number) =>
      plural(lines, { one: '1 line without a number left out', other: `${formatCount(lines)} lines without a number left out` }),
    refused: (lines: number) =>
      plural(lines, { one: '1 unreadable line left out', other: `${formatCount(lines)} unreadable lines left out` }),
    duplicates: (count: number) => plural(count, { one: '1 duplicate skipped', other: `${formatCount(count)} duplicates skipped` }),
  },
  actions: {
    use: (numbers: number) => plural(numbers, { one: 'Use this number', other: `Use these ${formatCount(numbers)} numbers` }),
    drop: (duplicates: number) => plural(duplicates, { one: 'Drop 1 duplicate', other: `Drop ${formatCount(duplicates)} duplicates` }),
    keep: 'Keep the duplicates',
    back: 'Use the original file',
  },
  survey: {
    numbers: 'Numbers',
    rows: 'Rows',
    duplicates: 'Duplicates',
    countries: 'Countries',
    country: (name: string, code: number, numbers: number) => `${name} +${code}: ${formatCount(numbers)}`,
    noCountries: 'unknown',
    moreCountries: (count: number) => `${count} more`,
    shared: { US: 'North America', RU: 'Russia and Kazakhstan' } as Readonly<Record<string, string>>,
    ownColumns: 'Own columns',
    withColumns: (titles: string) => `${titles}: returned with every row in the joined file`,
    tooMuch: (rows: number, columns: number, mebibytes: number) =>
      `The table has more than ${formatCount(rows)} rows, ${columns} columns or ${mebibytes} MiB. You get one row per queried number instead of your own rows.`,
    unusual: (rows: number) =>
      `${plural(rows, { one: '1 row is not a full E.164 number', other: `${formatCount(rows)} rows are not full E.164 numbers` })} (3 to 15 digits, not starting with 0) and will fail.`,
    leftOut: (lines: number) =>
      `${plural(lines, { one: '1 line has', other: `${formatCount(lines)} lines have` })} no readable number and will not be queried:`,
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
