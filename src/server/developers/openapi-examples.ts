/** Examples for the OpenAPI document: one valid value per schema, made of usual values for each field name. */

type Json = Record<string, unknown>;

const aDay = '2026-05-31';
const aTime = '2026-05-31T08:14:00Z';
const anId = '4d2c9a10-7b3e-4f58-9c61-2a7e5d90b8f3';
const digest = '0'.repeat(128);
const email = 'ann.ek@customer.example';

/** Candidates by the name of a field or parameter; the first that the schema accepts is used. Numbers are drama numbers, names are reserved for examples. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  Date: [aTime],
  Filename: ['numbers_npq_4d2c9a10.csv'],
  accessLevel: [24],
  account: ['1001'],
  acic: ['44002'],
  acn: ['Other Mobile'],
  action: ['key made'],
  actor: [email],
  actualPassword: [digest],
  addedBy: ['Ann Ek'],
  address: ['192.0.2.10'],
  addresses: ['192.0.2.0/24'],
  apiBaseUrl: ['https://portal.example'],
  asOf: [aTime, '2026-05'],
  attachments: ['screenshot.png'],
  auth_token: ['k3V0cGxhY2Vob2xkZXItZm9yLWEtdG9rZW4tNDMtY2g'],
  author: ['Ann Ek'],
  batchesKeptDays: [30],
  by: ['Ann Ek'],
  carrier: ['Example Mobile'],
  cc: ['GB'],
  ccn: ['Other Mobile'],
  cic: ['44001'],
  cmcc: ['234'],
  cmnc: ['99'],
  cn: ['Example Mobile'],
  code: ['105'],
  codeResendSeconds: [30],
  column: ['country'],
  columns: ['country'],
  confirmPassword: [digest],
  cor: ['44001'],
  countries: ['United Kingdom'],
  country: ['GB', 'United Kingdom'],
  countryList: ['GB'],
  countryName: ['United Kingdom'],
  createdBy: [email],
  currentCompany: ['All Services'],
  dailyQuota: [10_000],
  dataVersion: ['ported-12-9f3c1a7e'],
  date: [aDay],
  dates: [aDay],
  day: [aDay],
  days: ['30', 30],
  daysAgo: ['1'],
  definition: ['The carrier that serves the number'],
  deletableUserEmail: [email],
  description: ['The number is in no allocated range'],
  destinations: ['US'],
  detail: ['dp_k3V0cGxh, Nightly batch'],
  device: ['Firefox on Linux'],
  digits: ['4477009'],
  display: ['Ann Ek'],
  domain: ['customer.example'],
  domains: [['customer.example'], 'customer.example'],
  email: [email],
  emailAddress: [email],
  field: ['cic'],
  file: [anId],
  fileName: ['numbers.csv'],
  filename: ['gnr.csv'],
  filterBy: ['country'],
  from: [aDay, aTime],
  fullName: ['Ann Ek'],
  hash: ['9f3c1a7e'],
  homeCountry: ['GB'],
  id: [anId],
  idleMinutes: [60],
  isoAlpha2: ['GB'],
  isoAlpha3: ['GBR'],
  isoCountry: ['GB'],
  issuer: ['https://login.customer.example'],
  keptFrom: [aDay],
  key: [anId],
  lastActivity: [aDay],
  lastAddress: ['192.0.2.10'],
  lastModificationDate: [aTime],
  lastPort: [aDay],
  lastSignIn: [aTime],
  latest: [aDay],
  leftToday: [7_310],
  limit: ['100'],
  link: ['/testing?tab=single-live-query#n=447400123456&s=npq'],
  lists: ['on none of 2'],
  loadedBy: [email],
  maxlength: [12],
  mcc: ['234'],
  message: ['Success'],
  minlength: [12],
  mnc: ['99'],
  name: ['Nightly batch', email],
  newEmail: [email],
  newPassword: [digest],
  now: ['Other Mobile'],
  number: ['447700900123'],
  numbers: ['447700900123'],
  ofOrganisation: ['GB'],
  openedBy: ['Ann Ek'],
  openedByEmail: [email],
  operator: ['Example Mobile'],
  organisation: ['Customer Example'],
  otp: ['123456'],
  own: ['GB'],
  p50Ms: [42],
  p95Ms: [180],
  password: [digest],
  permissions: [24],
  phdbccic: ['44001'],
  phdbpcic: ['44002'],
  phonenumber: ['447700900123'],
  platformAccountId: [1000],
  ported: ['no'],
  portalId: [anId],
  prefix: ['4477009'],
  prefixes: ['4477009'],
  primaryNumberAttribute: ['MOBILE'],
  productName: ['Dialplane'],
  providerName: ['Example Carrier'],
  providerUrl: ['https://carrier.example'],
  qtyQDRs: [8_000],
  queries: [8_000],
  range: ['4477009'],
  rc: [0],
  reachable: ['yes'],
  reasonCode: [0],
  rn: ['+447700900999'],
  secondaryNumberAttribute: ['FICTION'],
  service: ['npq'],
  sha256: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  spName: ['Example Mobile'],
  subject: ['A wrong operator'],
  supportEmail: ['support@carrier.example'],
  table: ['report'],
  tadig: ['GBREX'],
  tel: ['447700900123'],
  text: ['The number was ported yesterday.'],
  ticketId: ['T-7K3M-Q2XF'],
  ticketMessage: ['The number was ported yesterday.'],
  ticketSubject: ['A wrong operator'],
  to: [aDay, aTime],
  token: ['A'.repeat(43)],
  type: ['mobile'],
  tz: ['Europe/London'],
  uniqueSpId: ['9990001'],
  url: ['https://portal.example'],
  user: [anId],
  userId: ['1001', 1001],
  verdict: ['A mobile number in the United Kingdom, served by Example Mobile and not ported.'],
};

/** Additions to a body if its own rules require more than its fields declare. */
const ofBody: Readonly<Record<string, Json>> = {
  // The first user of an organisation is its administrator.
  '/api/utils/organisations': { permissions: 88 },
  // Days by name, or from one to another.
  '/api/reports/searches': { parameters: { period: 'last-week', countryList: ['GB'], failed: false } },
};

/** Returns an example body for `path`. */
export function exampleOfBody(path: string, schema: Json): unknown {
  return { ...(exampleOf(schema) as object), ...ofBody[path] };
}

/** Returns a value that the schema accepts, as far as JSON Schema can express it; `name` is its field or parameter. */
export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name);
  const types = [schema['type']].flat();
  switch (types.find((type) => type !== 'null')) {
    case 'array':
      return [exampleOf(schema['items'] as Json, name)];
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([field, of]) => [field, exampleOf(of, field)]),
      );
    case 'string':
      return known(name, (value) => typeof value === 'string' && takes(schema, value)) ?? textOf(schema, name);
    case 'integer':
    case 'number':
      return known(name, (value) => typeof value === 'number') ?? Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return {};
  }
}

function known(name: string, fits: (value: unknown) => boolean): unknown {
  return byName[name]?.find(fits);
}

function takes({ pattern }: Json, value: string): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
}

/** Returns a text if the name is not listed: times are called `…At` and `asOf` in this portal; a pattern accepts one of these, or a day, or an id. */
function textOf(schema: Json, name: string): string {
  const usual = /At$|^asOf$|^at$|Seen$|Ported$/.test(name) ? [aTime] : [];
  return [...usual, 'text', aDay, aTime, anId, '1', 'GB'].find((value) => takes(schema, value)) ?? '';
}
