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
    title: 'What the portal is for',
    text: ({ productName, providerName }) =>
      `${productName} answers questions about telephone numbers: who holds the range of a number, who serves it now, how calls and messages reach it, and whether it is safe to call or to message. ${providerName} provides the data.`,
    numbers: {
      title: 'How numbers are written',
      items: [
        'The screens take a number as you have it: with +, spaces, dashes or brackets. They show what will be sent.',
        'Programs send E.164 digits alone: 3 to 15 digits with the country code, without + and without spaces.',
        'A code such as mnc is text: 01 and 1 are two networks. Keep leading zeros when you open a file in a spreadsheet.',
      ],
    },
    signIn: {
      title: 'Signing in',
      text: 'You sign in with your e-mail address and your password, and then with a code of six digits that is mailed to you. A code works once and for ten minutes. A session ends after two hours without use and after twelve hours in any case.',
    },
    days: { title: 'Days and times', text: 'Every day is a calendar day in UTC, and every time shows its zone.' },
  },
  permissions: {
    title: 'Permissions',
    text: 'An administrator of your organisation grants permissions, and can grant those that they hold themselves. A change takes effect with the next call.',
    caption: 'The permissions and what each opens',
    columns: { permission: 'Permission', bit: 'Bit', name: 'Name for programs', opens: 'What it opens' },
    labels,
    opens: {
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
    },
  },
  ranges: {
    title: 'GNR Search',
    text: (shown) =>
      `Range search finds the ranges that begin with the digits you give, and the ranges that those digits begin with, in the order of their digits. It shows the first ${shown} and says how many there are. An operator (a part of its name), a country and a type narrow it down first, and with an operator or a country the digits may be left out. All rows are downloaded with the permission GNR Download. Number lookup finds the longest range that holds a number.`,
    caption: 'The columns of a range, in the search and in the GNR Files',
    columns: { column: 'Column', says: 'What it says' },
    says: {
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
    },
  },
  services: {
    title: 'Services',
    text: (portsDays) =>
      `A single live query asks one number of the services you choose, all at once. The ports service looks ${portsDays} days back in a single query, and as far as you say in a batch.`,
    caption: 'The services and what each reports',
    columns: { service: 'Service', inBatch: 'In a batch', title: 'What it is', fields: 'Fields it reports' },
    titles,
  },
  fields: {
    title: 'Fields',
    text: 'A field that is absent is not reported by the service; a field that is null was looked for and is not known. A field is never an empty text.',
    caption: 'Every field of an answer',
    columns: { field: 'Field', type: 'Type', definition: 'Definition' },
    definitions,
  },
  reasonCodes: {
    title: 'Reason codes',
    text: 'Every answer ends with a reason code, rc. Reports count the classes failure, input and account as failed.',
    caption: 'The reason codes',
    columns: { rc: 'rc', class: 'Class', billed: 'Billed', retry: 'Ask again', means: 'What it means' },
    billed: { yes: 'yes', no: 'no' },
    retry: { no: 'no', yes: 'within minutes', later: 'later' },
    descriptions,
  },
  batches: {
    title: 'Batches',
    text: (keptDays) =>
      `A batch asks the services you choose about every number of a file. One mail tells you when the result files are there; they stay for ${keptDays} days.`,
    file: {
      title: 'What the file must be',
      ports: (mostDays) => `The ports service needs to know how many days to look back: 0 to ${mostDays}.`,
    },
    results: {
      title: 'What comes back',
      text: 'One file for each service, with a row for each row of your file and in the same order. A number that could not be answered is a row as well, with the reason code that says why.',
    },
  },
  downloads: {
    title: 'Downloads',
    items: [
      'CIC List: a snapshot holds every carrier, a delta what changed since the snapshot before. Its first column says added, removed or changed; cic, uniqueSpId, isoAlpha2, mcc and mnc together tell a line from every other. A snapshot with the next delta applied is the next snapshot.',
      'GNR Files: every range, as one file and by the zones of the numbering plan.',
      'My Documents: what your organisation asked in each week (Monday to Sunday) and each month, as a PDF to read and as CSV to count with. A period without queries has none.',
      'Reports as PDF and this guide are there in the languages of the portal. You get them in the one that you read the portal in, which you choose in My Account.',
      'Files are CSV with semicolons, in UTF-8. Every list shows a SHA-256, with which you can check what you received.',
    ],
  },
  help: {
    title: 'Help',
    text: (supportEmail) =>
      `Open a ticket under Support, or write to ${supportEmail}. When a screen shows a request id, send it along: it leads straight to what went wrong.`,
  },
};
