/** The text of the product guide. Its tables are made of what the product itself goes by, so that they cannot fall behind it. */
import { portsMaxDays, rangeSearchMaxMatches, singleQueryPortsDays } from '../../shared/limits.ts';
import { legend } from '../../shared/services/legend.ts';
import { permissions, type PermissionName } from '../../shared/permissions.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { RangeRow } from '../../shared/range-row.ts';
import { batchServiceCodes, services } from '../../shared/services/services.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { batchFileRules } from './batch-file-rules.ts';
import { gnrColumns } from './gnr-file.ts';
import type { PdfTable } from './pdf/pdf-table.ts';
import type { Block } from './pdf/pdf.ts';

export interface Branding {
  readonly productName: string;
  readonly providerName: string;
  readonly supportEmail: string;
  readonly batchesKeptDays: number;
}

/** The chapters, in order. */
export function guideBlocks(branding: Branding): Block[] {
  return [
    ...introduction(branding),
    ...permissionsChapter(),
    ...gnrSearch(),
    ...servicesChapter(),
    ...fieldsChapter(),
    ...reasonCodesChapter(),
    ...batches(branding),
    ...downloads(),
    ...help(branding),
  ];
}

const effects: Record<PermissionName, string> = {
  my_documents: 'The weekly and monthly reports of your organisation, in Downloads.',
  contact: 'Opening a ticket in Support.',
  downloads: 'The Downloads area: CIC List and product documentation.',
  test_and_diagnostics: 'Single live queries, the watch list, and the results of batches.',
  reports: 'Statistics of the queries of your organisation.',
  billing: 'Nothing in the portal today; it may be granted.',
  user_management: 'Adding, editing and removing users of your organisation, and its audit log.',
  gnr_search: 'Range search and number lookup.',
  gnr_download: 'The GNR Files, in Downloads, and all rows of a range search.',
  batch_query: 'Querying a file of numbers; it also needs Test and Diagnostics.',
};

function introduction({ productName, providerName }: Branding): Block[] {
  return [
    { kind: 'chapter', title: 'What the portal is for' },
    {
      kind: 'text',
      text: `${productName} answers questions about telephone numbers: who holds the range of a number, who serves it now, how calls and messages reach it, and whether it is safe to call or to message. ${providerName} provides the data.`,
    },
    { kind: 'section', title: 'How numbers are written' },
    {
      kind: 'list',
      items: [
        'The screens take a number as you have it: with +, spaces, dashes or brackets. They show what will be sent.',
        'Programs send E.164 digits alone: 3 to 15 digits with the country code, without + and without spaces.',
        'A code such as mnc is text: 01 and 1 are two networks. Keep leading zeros when you open a file in a spreadsheet.',
      ],
    },
    { kind: 'section', title: 'Signing in' },
    {
      kind: 'text',
      text: 'You sign in with your e-mail address and your password, and then with a code of six digits that is mailed to you. A code works once and for ten minutes. A session ends after two hours without use and after twelve hours in any case.',
    },
    { kind: 'section', title: 'Days and times' },
    { kind: 'text', text: 'Every day is a calendar day in UTC, and every time shows its zone.' },
  ];
}

function permissionsChapter(): Block[] {
  return tableChapter(
    'Permissions',
    'An administrator of your organisation grants permissions, and can grant those that they hold themselves. A change takes effect with the next call.',
    {
      caption: 'The permissions and what each opens',
      columns: [
        { title: 'Permission', share: 3 },
        { title: 'Bit', share: 1, isNumeric: true },
        { title: 'Name for programs', share: 3 },
        { title: 'What it opens', share: 7 },
      ],
      rows: permissions.map(({ bit, label, name }) => [label, String(bit), name, effects[name]]),
    },
  );
}

function gnrSearch(): Block[] {
  return tableChapter(
    'GNR Search',
    `Range search finds the ranges that begin with the digits you give, and the ranges that those digits begin with, in the order of their digits. It shows the first ${rangeSearchMaxMatches.toLocaleString('en')} and says how many there are. An operator (a part of its name), a country and a type narrow it down first, and with an operator or a country the digits may be left out. All rows are downloaded with the permission GNR Download. Number lookup finds the longest range that holds a number.`,
    {
      caption: 'The columns of a range, in the search and in the GNR Files',
      columns: [
        { title: 'Column', share: 3 },
        { title: 'What it says', share: 7 },
      ],
      rows: gnrColumns.map((column) => [column, rangeColumns[column]]),
    },
  );
}

const rangeColumns: Record<keyof typeof RangeRow.shape, string> = {
  range: 'The leading digits, with the calling code.',
  countryName: 'The country the range is assigned to.',
  uniqueSpId: 'The identifier of the holder of the range in this data.',
  spName: 'The holder of the range. A number in it may have moved to another network since.',
  primaryNumberAttribute: 'What the range is for: MOBILE, GEOGRAPHIC, TOLL_FREE, PREMIUM and so on.',
  secondaryNumberAttribute: 'More about it where there is more to say.',
  mcc: 'Mobile country code of the holder, three digits.',
  mnc: 'Mobile network code of the holder, two or three digits.',
  minlength: 'Fewest digits of a number in the range, with the calling code.',
  maxlength: 'Most digits of a number in the range, with the calling code.',
  isoAlpha2: 'The country in two letters of ISO 3166-1, or 001 for global numbers.',
  isoAlpha3: 'The country in three letters.',
  cic: 'The carrier code of the holder, as the CIC List translates it.',
  tz: 'Time zones of the range, separated by semicolons.',
  tadig: 'The roaming code of the network, where it is known.',
};

function servicesChapter(): Block[] {
  return tableChapter(
    'Services',
    `A single live query asks one number of the services you choose, all at once. The ports service looks ${singleQueryPortsDays} days back in a single query, and as far as you say in a batch.`,
    {
      caption: 'The services and what each reports',
      columns: [
        { title: 'Service', share: 3 },
        { title: 'In a batch', share: 2 },
        { title: 'What it is', share: 4 },
        { title: 'Fields it reports', share: 8 },
      ],
      rows: services.map(({ code, title }, index) => [code, batchServiceCodes[index] ?? code, title, fieldsOf(code).join(', ')]),
    },
  );
}

function fieldsChapter(): Block[] {
  return tableChapter(
    'Fields',
    'A field that is absent is not reported by the service; a field that is null was looked for and is not known. A field is never an empty text.',
    {
      caption: 'Every field of an answer',
      columns: [
        { title: 'Field', share: 2 },
        { title: 'Type', share: 2 },
        { title: 'Definition', share: 9 },
      ],
      rows: legend.map(({ name, type, definition }) => [name, type, definition]),
    },
  );
}

function reasonCodesChapter(): Block[] {
  const words = { no: 'no', yes: 'within minutes', later: 'later' } as const;
  return tableChapter(
    'Reason codes',
    'Every answer ends with a reason code, rc. Reports count the classes failure, input and account as failed.',
    {
      caption: 'The reason codes',
      columns: [
        { title: 'rc', share: 1, isNumeric: true },
        { title: 'Class', share: 2 },
        { title: 'Billed', share: 1.4 },
        { title: 'Ask again', share: 2 },
        { title: 'What it means', share: 8 },
      ],
      rows: reasonCodes.map((line) => [
        String(line.reasonCode),
        line.class,
        line.billed ? 'yes' : 'no',
        words[line.retry],
        line.description,
      ]),
    },
  );
}

function batches({ batchesKeptDays }: Branding): Block[] {
  return [
    { kind: 'chapter', title: 'Batches' },
    {
      kind: 'text',
      text: `A batch asks the services you choose about every number of a file. One mail tells you when the result files are there; they stay for ${batchesKeptDays} days.`,
    },
    { kind: 'section', title: 'What the file must be' },
    {
      kind: 'list',
      items: [...batchFileRules, `The ports service needs to know how many days to look back: 0 to ${portsMaxDays.toLocaleString('en')}.`],
    },
    { kind: 'section', title: 'What comes back' },
    {
      kind: 'text',
      text: 'One file for each service, with a row for each row of your file and in the same order. A number that could not be answered is a row as well, with the reason code that says why.',
    },
  ];
}

function downloads(): Block[] {
  return [
    { kind: 'chapter', title: 'Downloads' },
    {
      kind: 'list',
      items: [
        'CIC List: a snapshot holds every carrier, a delta what changed since the snapshot before. Its first column says added, removed or changed; cic, uniqueSpId, isoAlpha2, mcc and mnc together tell a line from every other. A snapshot with the next delta applied is the next snapshot.',
        'GNR Files: every range, as one file and by the zones of the numbering plan.',
        'My Documents: what your organisation asked in each week (Monday to Sunday) and each month, as a PDF to read and as CSV to count with. A period without queries has none.',
        'Files are CSV with semicolons, in UTF-8. Every list shows a SHA-256, with which you can check what you received.',
      ],
    },
  ];
}

function help({ supportEmail }: Branding): Block[] {
  return [
    { kind: 'chapter', title: 'Help' },
    {
      kind: 'text',
      text: `Open a ticket under Support, or write to ${supportEmail}. When a screen shows a request id, send it along: it leads straight to what went wrong.`,
    },
  ];
}

function tableChapter(title: string, text: string, table: PdfTable): Block[] {
  return [
    { kind: 'chapter', title },
    { kind: 'text', text },
    { kind: 'table', ...table },
  ];
}
