/** The product guide in English. */
import { permissions, type PermissionName } from '../../../shared/base/permissions.ts';
import { legend, type FieldName } from '../../../shared/services/legend.ts';
import { type KnownReasonCode, reasonCodes } from '../../../shared/services/reason-codes.ts';
import { type ServiceCode, services } from '../../../shared/services/services.ts';
import type { GuideText } from './guide-text.ts';

// The keys are those of the closed lists that say the same elsewhere.
const labels = Object.fromEntries(permissions.map(({ name, label }) => [name, label])) as Record<PermissionName, string>;
const titles = Object.fromEntries(services.map(({ code, title }) => [code, title])) as Record<ServiceCode, string>;
const definitions = Object.fromEntries(legend.map(({ name, definition }) => [name, definition])) as Record<FieldName, string>;
const descriptions = Object.fromEntries(reasonCodes.map((line) => [line.reasonCode, line.description])) as Record<KnownReasonCode, string>;

export const englishGuide: GuideText = {
  title: (productName) => `${productName}: product guide`,
  subtitle: (version) => `Services, fields, reason codes, files and permissions. Version ${version}.`,
  introduction: {
    title: 'Introduction',
    text: ({ productName, providerName }) =>
      `${productName} answers questions about telephone numbers: who holds its range, which network serves it now, how calls and messages reach it, and whether it is safe to call or message. ${providerName} provides the data.`,
    numbers: {
      title: 'Number formats',
      items: [
        'On the pages, enter a number as you have it: with +, spaces, dashes or brackets. The page shows what will be sent.',
        'Programs send E.164 digits only: 3 to 15 digits with the country code, without + and spaces.',
        'A code such as mnc is text: 01 and 1 are two networks. Keep leading zeros when you open a file in a spreadsheet.',
      ],
    },
    signIn: {
      title: 'Sign-in',
      text: 'Sign in with your e-mail address and password, then with the six-digit code we e-mail you. A code works once and expires after ten minutes. A session ends after two hours without use, and after twelve hours at the latest.',
    },
    days: { title: 'Days and times', text: 'Days are calendar days in UTC. Every time shows its time zone.' },
  },
  permissions: {
    title: 'Permissions',
    text: 'Administrators of your organisation grant permissions that they hold themselves. Changes take effect at once.',
    caption: 'Permissions and what they give access to',
    columns: { permission: 'Permission', bit: 'Bit', name: 'Name in the API', opens: 'Gives access to' },
    labels,
    opens: {
      my_documents: 'Weekly and monthly reports of your organisation, in Downloads.',
      contact: 'Opening tickets in Support.',
      downloads: 'The Downloads area: CIC List and product documentation.',
      test_and_diagnostics: 'Single live queries, the watch list and batch results.',
      reports: "Statistics of your organisation's queries.",
      billing: 'Nothing in the portal today.',
      user_management: "Your organisation's users (add, edit, remove) and its audit log.",
      gnr_search: 'Range search and number lookup.',
      gnr_download: 'The GNR Files, in Downloads, and all rows of a range search.',
      batch_query: 'Batch queries from a file. Also needs Test and Diagnostics.',
    },
  },
  ranges: {
    title: 'GNR Search',
    text: (shown) =>
      `Range search finds every range that begins with your digits, and every range whose prefix your digits begin with, sorted by prefix. It shows the first ${shown} and the total. Narrow the search by operator (part of its name), country or type; with an operator or a country, you may leave the digits empty. To download all rows you need the permission GNR Download. Number lookup finds the longest range that contains a number.`,
    caption: 'Columns of a range, in the search and in the GNR Files',
    columns: { column: 'Column', says: 'Meaning' },
    says: {
      range: 'Leading digits, with the country code.',
      countryName: 'Country to which the range is assigned.',
      uniqueSpId: 'Identifier of the range holder in this data.',
      spName: 'Holder of the range. A number in it may have been ported since.',
      primaryNumberAttribute: 'Use of the range: MOBILE, GEOGRAPHIC, TOLL_FREE, PREMIUM and so on.',
      secondaryNumberAttribute: 'More about its use, where known.',
      mcc: 'Mobile country code of the holder, three digits.',
      mnc: 'Mobile network code of the holder, two or three digits.',
      minlength: 'Minimum number of digits, with the country code.',
      maxlength: 'Maximum number of digits, with the country code.',
      isoAlpha2: 'Country as two letters (ISO 3166-1), or 001 for global numbers.',
      isoAlpha3: 'Country as three letters (ISO 3166-1).',
      cic: 'Carrier code of the holder; see the CIC List.',
      tz: 'Time zones of the range, separated by semicolons.',
      tadig: 'Roaming code of the network, where known.',
    },
  },
  services: {
    title: 'Services',
    text: (portsDays) =>
      `A single live query sends one number to all services you choose at the same time. The ports service looks back ${portsDays} days in a single query; in a batch you set the number of days.`,
    caption: 'Services and their fields',
    columns: { service: 'Service', inBatch: 'In a batch', title: 'Description', fields: 'Fields' },
    titles,
  },
  fields: {
    title: 'Fields',
    text: 'A service leaves out the fields it does not report. A field that is null is unknown. A field is never an empty text.',
    caption: 'Fields of an answer',
    columns: { field: 'Field', type: 'Type', definition: 'Definition' },
    definitions,
  },
  reasonCodes: {
    title: 'Reason codes',
    text: 'Every answer ends with a reason code, rc. Reports count the classes failure, input and account as failed.',
    caption: 'Reason codes',
    columns: { rc: 'rc', class: 'Class', billed: 'Billed', retry: 'Retry', means: 'Meaning' },
    billed: { yes: 'yes', no: 'no' },
    retry: { no: 'no', yes: 'within minutes', later: 'later' },
    descriptions,
  },
  batches: {
    title: 'Batches',
    text: (keptDays) =>
      `A batch sends every number of a file to the services you choose. We e-mail you when the result files are ready, and keep them for ${keptDays} days.`,
    file: {
      title: 'File format',
      ports: (mostDays) => `For the ports service, enter how many days to look back: 0 to ${mostDays}.`,
    },
    results: {
      title: 'Results',
      text: 'You get one file per service, with the rows of your file in the same order. Numbers without an answer have a row too; its reason code says why.',
    },
  },
  downloads: {
    title: 'Downloads',
    items: [
      'CIC List: a snapshot lists every carrier; a delta lists the changes since the previous snapshot. Its first column is added, removed or changed. The columns cic, uniqueSpId, isoAlpha2, mcc and mnc together identify a row. Apply a delta to the snapshot before it to get the next snapshot.',
      'GNR Files: every range, in one file or by zone of the numbering plan.',
      "My Documents: your organisation's queries by week (Monday to Sunday) and by month, as PDF and CSV. There is no report for a period without queries.",
      'PDF reports and this guide come in the language you use in the portal. Change it in My Account.',
      'Files are CSV with semicolons, in UTF-8. Each list shows a SHA-256 to verify your download.',
    ],
  },
  help: {
    title: 'Help',
    text: (supportEmail) =>
      `Open a ticket under Support, or write to ${supportEmail}. If a page shows a request ID, include it so that we can find the error.`,
  },
};
