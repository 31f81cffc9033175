import { describe, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { inOrderOfArrival, type Section, type Visitor } from './entry.ts';
import { findEntries, type Known } from './find-entries.ts';
import { batchEntries, countryEntries, documentEntries, organisationEntries, ticketEntries, userEntries } from './named-entries.ts';

const row = {
  Service: 'npq',
  Records: 1,
  Filename: 'a.csv',
  email: 'a@b.example',
  progress: 100,
  failed: 0,
  mailWaits: false,
  answered: 1,
} as const;
const batches = batchEntries([
  { ...row, Date: '2026-11-20T10:00:00.000Z', id: '00000000-0000-4000-8000-000000000001', name: 'november-check.csv', status: 'done' },
  { ...row, Date: '2026-11-20T10:00:00.000Z', id: '00000000-0000-4000-8000-000000000001', name: 'november-check.csv', status: 'done' },
]);
const documents = documentEntries('my-documents/weekly-reports', [
  {
    title: 'Weekly report 46',
    lastModificationDate: '2026-11-16T00:00:00.000Z',
    filecode: '00000000-0000-4000-8000-000000000002',
    filename: 'weekly-2026-46.pdf',
    size: 1,
    type: 'application/pdf',
    sha256: '',
  },
]);
const ticket = {
  ticketId: 'T-7F3K-9QRD',
  openedAt: '',
  ticketSeverity: 'Other',
  ticketSubject: 'Wrong operator in Peru',
  state: 'open',
  openedBy: '',
  openedByEmail: '',
  organisation: 'Acme Telecom',
  lastMessageAt: '',
  lastMessageBy: 'customer',
  isUnread: false,
} as const;
const users = userEntries([
  {
    portalId: 'u7',
    display: 'Zoë Kowalska',
    emailAddress: 'zoe@acme.example',
    permissions: 0,
    title: 'User',
    active: true,
    keys: 0,
    lastSignIn: null,
  },
]);
const organisation = { users: 2, invited: 0, lastActivity: null, queries: 0, openTickets: 0, closedAt: null };
const organisations = organisationEntries(
  [
    { ...organisation, userId: 1, name: 'Dialplane', firstUser: { display: 'Root', emailAddress: 'root@dialplane.example' } },
    { ...organisation, userId: 1002, name: 'Globex Voice', firstUser: { display: 'Vera', emailAddress: 'vera@globex.example' } },
  ],
  1,
);
const countries = countryEntries([
  { name: 'Côte d’Ivoire', isoAlpha2: 'CI' },
  { name: 'United Kingdom', isoAlpha2: 'GB' },
]);

const loaded = { batches, documents, tickets: ticketEntries([ticket], false), users, organisations, countries };
const customer: Visitor = { permissions: everyPermission, isStaff: false, isSupportView: false };
const known = (part: Partial<Visitor> = {}, rest: Partial<Known> = {}): Known => ({
  visitor: { ...customer, ...part },
  recentNumbers: [],
  loaded,
  operators: [],
  ...rest,
});
const acts = (typed: string, of = known()) =>
  findEntries(typed, of).sections.flatMap(({ name, entries }) => entries.map(({ act }) => [name, Object.values(act)[0]]));
const first = (typed: string, of = known()) => acts(typed, of)[0];

test('a kind of entries of which none is found has no heading', () => {
  const { sections } = findEntries('november', known());
  expect(sections.map(({ name, entries }) => [name, entries.length])).toEqual([['batches', 1]]);
});

describe('what is typed finds first', () => {
  test.each([
    ['+44 7700 900123', 'number', '/testing?tab=single-live-query#n=447700900123'],
    ['tel:+44-7700-900123', 'number', '/testing?tab=single-live-query#n=447700900123'],
    ['0044 (0)7700 900123', 'number', '/testing?tab=single-live-query#n=447700900123'],
    ['447700900123 ext 12', 'number', '/testing?tab=single-live-query#n=447700900123'],
    ['٤٤٧٧٠٠٩٠٠١٢٣', 'number', '/testing?tab=single-live-query#n=447700900123'],
    ['4477', 'ranges', '/gnr-search?tab=range-search#4477'],
    ['44', 'ranges', '/gnr-search?tab=range-search#44'],
    ['passkeys', 'account', '/account#passkeys'],
    ['api keys', 'account', '/account#api-keys'],
    ['create an api key', 'account', '/account#api-keys'],
    ['keyboard', 'account', '/account#keys'],
    ['change password', 'account', '/account#change-password'],
    ['language', 'account', '/account#language'],
    ['rc 105', 'meanings', '/serviceLegend#rc-105'],
    ['105', 'meanings', '/serviceLegend#rc-105'],
    ['npi', 'meanings', '/serviceLegend#npi'],
    ['NPI', 'meanings', '/serviceLegend#npi'],
    ['Reports', 'screens', '/reports'],
    ['gnr s', 'screens', '/gnr-search'],
    ['batch query', 'screens', '/testing?tab=batch-query'],
    ['number look', 'screens', '/gnr-search?tab=number-lookup'],
    ['sign out', 'actions', '/auth/logout'],
    ['theme: dark', 'actions', 'dark'],
    ['all shortcuts', 'actions', true],
    ['november', 'batches', '/testing/batch/00000000-0000-4000-8000-000000000001'],
    ['weekly report', 'documents', '/downloads?tab=my-documents&weekly-filter=Weekly+report+46'],
    ['t-7f3k', 'tickets', '/support/ticket/T-7F3K-9QRD'],
    ['operator peru', 'tickets', '/support/ticket/T-7F3K-9QRD'],
    ['zoe', 'users', '/users/edit/u7'],
    ['zoe@acme', 'users', '/users/edit/u7'],
    ['globex', 'organisations', '/admin/organisation/1002'],
    ['1002', 'ranges', '/gnr-search?tab=range-search#1002'],
    ['cote d', 'countries', '/gnr-search?tab=range-search#country=CI'],
    ['united kingdom', 'countries', '/gnr-search?tab=range-search#country=GB'],
  ])('%j: %s %s', (typed, section, target) => {
    expect(first(typed)).toEqual([section, target]);
  });
});

test.each([
  [
    '105',
    ['ranges', '/gnr-search?tab=range-search#105'],
    ['number', '/testing?tab=single-live-query#n=105'],
    ['meanings', '/serviceLegend#rc-105'],
  ],
  [
    '447700900123',
    ['number', '/gnr-search?tab=number-lookup#number=447700900123'],
    ['ranges', '/gnr-search?tab=range-search#447700900123'],
  ],
  ['globex', ['organisations', 'vera@globex.example']],
  ['1002', ['organisations', '/admin/organisation/1002']],
])('%j also finds %j', (typed, ...expected) => {
  const found = acts(typed);
  for (const one of expected) expect(found).toContainEqual(one);
});

test('the entry of a reason code says what the code means', () => {
  const [entry] = findEntries('105', known()).sections.find(({ name }) => name === 'meanings')?.entries ?? [];
  expect(entry?.title).toBe('Reason code 105');
  expect(entry?.detail).toMatch(/^No port dates are available/);
});

test.each<[string, Partial<Visitor>, unknown[]]>([
  ['t-0000-0000', {}, [['tickets', '/support/ticket/T-0000-0000']]],
  ['T-0000-0000', { isStaff: true }, [['tickets', '/admin/ticket/T-0000-0000']]],
  ['T-0000-0000', { permissions: everyPermission - maskOf([bits.contact]) }, []],
  ['T-000I-0000', {}, []],
])('a ticket that is not in the list is found by its whole number: %j %j', (typed, visitor, expected) => {
  expect(acts(typed, known(visitor))).toEqual(expected);
});

test.each([
  ['in', []],
  ['un', ['/gnr-search?tab=range-search#country=GB']],
  ['ingdo', ['/gnr-search?tab=range-search#country=GB']],
  ['gb', ['/gnr-search?tab=range-search#country=GB']],
])('two letters are looked for where words begin: %j finds the countries %j', (typed, expected) => {
  expect(acts(typed).flatMap(([name, target]) => (name === 'countries' ? [target] : []))).toEqual(expected);
});

test('a batch stands once, and nobody sees their own organisation as its first user', () => {
  expect(acts('november')).toHaveLength(1);
  expect(acts('root')).toEqual([]);
});

describe('without the permission there is nothing of', () => {
  test.each([
    ['test_and_diagnostics', '447700900123', 'number', '/testing?tab=single-live-query#n=447700900123'],
    ['gnr_search', '447700900123', 'number', '/gnr-search?tab=number-lookup#number=447700900123'],
    ['gnr_search', '4477', 'ranges', '/gnr-search?tab=range-search#4477'],
    ['gnr_search', 'range tree', 'screens', '/gnr-search?tab=range-tree'],
    ['reports', 'reports', 'screens', '/reports'],
    ['downloads', 'downloads', 'screens', '/downloads'],
    ['contact', 'support', 'screens', '/support'],
    ['user_management', 'users', 'screens', '/users'],
    ['batch_query', 'batch query', 'screens', '/testing?tab=batch-query'],
  ] as const)('%s: %j finds no %s %s', (missing, typed, section, target) => {
    expect(acts(typed)).toContainEqual([section, target]);
    expect(acts(typed, known({ permissions: everyPermission - maskOf([bits[missing]]) }))).not.toContainEqual([section, target]);
  });

  test('staff: Admin is found by them alone', () => {
    expect(acts('admin', known({ isStaff: true }))).toContainEqual(['screens', '/admin']);
    expect(acts('admin')).not.toContainEqual(['screens', '/admin']);
  });

  test('a support view: it is left by the box within one alone', () => {
    expect(acts('stop support', known({ isSupportView: true }))).toEqual([['actions', true]]);
    expect(acts('stop support')).toEqual([]);
  });
});

describe('before anything is typed', () => {
  test('recent numbers, the screens that have a key, and actions', () => {
    const { sections } = findEntries('', known({ permissions: maskOf([bits.reports]) }, { recentNumbers: ['447700900123'] }));
    expect(sections.map(({ name }) => name)).toEqual(['recent', 'screens', 'actions']);
    expect(sections[0]?.entries.map(({ title }) => title)).toEqual(['447700900123']);
    expect(sections[1]?.entries.map(({ title, keys }) => [title, keys])).toEqual([
      ['Home', 'g h'],
      ['Reports', 'g r'],
      ['My Account', 'g m'],
      ['Service status', 'g v'],
      ['API', 'g p'],
      ['Service legend', 'g l'],
    ]);
  });
});

test.each([
  ['4477', ['447700900123']],
  ['900', ['447700900123']],
  ['447700900123', []],
  ['acme 4477', []],
])('of the recent numbers %j finds %j', (typed, expected) => {
  const { sections } = findEntries(typed, known({}, { recentNumbers: ['447700900123', '33612345678'] }));
  expect(sections.find(({ name }) => name === 'recent')?.entries.map(({ title }) => title) ?? []).toEqual(expected);
});

test.each([
  ['0170 1234567', /begins with 0/],
  ['4.477E+11', /spreadsheet/],
  ['4477009001234567', /Too long/],
  ['acme', null],
])('%j: what is wrong with it is said', (typed, problem) => {
  const found = findEntries(typed, known()).problem;
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

test('what comes later for the same text stands below what was there', () => {
  const section = (name: Section['name']): Section => ({ name, entries: [] });
  const later = [section('screens'), section('tickets'), section('users'), section('operators')];
  expect(inOrderOfArrival(later, ['screens', 'users']).map(({ name }) => name)).toEqual(['screens', 'users', 'tickets', 'operators']);
  expect(inOrderOfArrival(later, ['batches', 'operators']).map(({ name }) => name)).toEqual(['operators', 'screens', 'tickets', 'users']);
  expect(inOrderOfArrival(later, []).map(({ name }) => name)).toEqual(['screens', 'tickets', 'users', 'operators']);
});
