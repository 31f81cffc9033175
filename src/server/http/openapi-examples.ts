/** Examples for the OpenAPI document: of each schema one value that it takes, made of what fields of that name usually hold. */

type Json = Record<string, unknown>;

const aDay = '2026-05-31';
const aTime = '2026-05-31T08:14:00Z';
const anId = '4d2c9a10-7b3e-4f58-9c61-2a7e5d90b8f3';
const digest = '0'.repeat(128);
const email = 'ann.ek@customer.example';

/** By the name of a field or parameter: the first that its schema takes. Numbers are reserved for drama, names for examples. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  Date: [aTime],
  Filename: ['numbers_npq_4d2c9a10.csv'],
  acic: ['44002'],
  acn: ['Other Mobile'],
  accessLevel: [24],
  account: ['1001'],
  action: ['key made'],
  actor: [email],
  actualPassword: [digest],
  address: ['192.0.2.10'],
  addresses: ['192.0.2.0/24'],
  apiBaseUrl: ['https://portal.example'],
  auth_token: ['k3V0cGxhY2Vob2xkZXItZm9yLWEtdG9rZW4tNDMtY2g'],
  ccn: ['Other Mobile'],
  cic: ['44001'],
  cmcc: ['234'],
  cmnc: ['99'],
  cn: ['Example Mobile'],
  confirmPassword: [digest],
  cor: ['44001'],
  cc: ['GB'],
  column: ['country'],
  columns: ['country'],
  country: ['GB', 'United Kingdom'],
  countryList: ['GB', 'United Kingdom'],
  countries: ['United Kingdom'],
  countryName: ['United Kingdom'],
  dataVersion: ['ported-12-9f3c1a7e'],
  date: [aDay],
  dates: [aDay],
  day: [aDay],
  days: ['30', 30],
  daysAgo: ['1'],
  deletableUserEmail: [email],
  domain: ['customer.example'],
  domains: [['customer.example'], 'customer.example'],
  destinations: ['US'],
  email: [email],
  emailAddress: [email],
  file: [anId],
  fileName: ['numbers.csv'],
  filterBy: ['country'],
  from: [aDay, aTime],
  fullName: ['Ann Ek'],
  id: [anId],
  isoAlpha2: ['GB'],
  isoAlpha3: ['GBR'],
  isoCountry: ['GB'],
  key: [anId],
  latest: [aDay],
  limit: ['100'],
  mcc: ['234'],
  mnc: ['99'],
  message: ['Success'],
  issuer: ['https://login.customer.example'],
  name: ['Nightly batch', email],
  newEmail: [email],
  newPassword: [digest],
  numbers: ['447700900123'],
  operator: ['Example Mobile'],
  otp: ['123456'],
  password: [digest],
  permissions: [24],
  phdbccic: ['44001'],
  phdbpcic: ['44002'],
  phonenumber: ['447700900123'],
  portalId: [anId],
  prefix: ['4477009'],
  prefixes: ['4477009'],
  productName: ['Dialplane'],
  providerName: ['Example Carrier'],
  providerUrl: ['https://carrier.example'],
  range: ['4477009'],
  rc: [0],
  reasonCode: [0],
  rn: ['+447700900999'],
  sha256: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  spName: ['Example Mobile'],
  subject: ['A wrong operator'],
  supportEmail: ['support@carrier.example'],
  table: ['report'],
  tel: ['447700900123'],
  text: ['The number was ported yesterday.'],
  ticketId: ['T-7K3M-Q2XF'],
  ticketMessage: ['The number was ported yesterday.'],
  ticketSubject: ['A wrong operator'],
  to: [aDay, aTime],
  token: ['A'.repeat(43)],
  tz: ['Europe/London'],
  url: ['https://portal.example'],
  user: [anId],
  userId: ['1001', 1001],
};

/** What a body has instead, where a rule of its own wants more than its fields say. */
const ofBody: Readonly<Record<string, Json>> = {
  // The first user of an organisation is its administrator.
  '/api/utils/organisations': { permissions: 88 },
  // Days by a name, or from one to another.
  '/api/reports/searches': { parameters: { period: 'last-week', countryList: ['GB'], failed: false } },
};

/** A body of a call to `path`. */
export function exampleOfBody(path: string, schema: Json): unknown {
  return { ...(exampleOf(schema) as object), ...ofBody[path] };
}

/** A value that the schema takes, as far as JSON Schema can say it; `name` is the field or parameter that has it. */
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

/** Where the name says nothing: times are called `…At` and `asOf` in this portal; what a pattern asks for is one of these, or a day, or an id. */
function textOf(schema: Json, name: string): string {
  const usual = /At$|^asOf$|^at$|Seen$|Ported$/.test(name) ? [aTime] : [];
  return [...usual, 'text', aDay, aTime, anId, '1', 'GB'].find((value) => takes(schema, value)) ?? '';
}
