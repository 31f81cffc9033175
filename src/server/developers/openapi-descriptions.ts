/** Descriptions of parameters and fields. They are here and not in the schemas, which the portal's screens load, too. */
type Json = Record<string, unknown>;

/** Descriptions of parameters by name, for calls without another one below. */
const byName: Readonly<Record<string, string>> = {
  account: 'account number of an organisation',
  before: '`next` of the previous page: the rows after it',
  class: 'class of reason codes, or all answered or all failed queries',
  code: 'reason code, such as 105',
  countryList: 'two-letter ISO 3166-1 codes joined by commas, or 001',
  currentCompany: 'service by its name in reports; default: All Services',
  daysAgo: 'complete days (UTC) before today, instead of `from` and `to`',
  domain: 'mail domain, the part of an address after the @',
  failed: '1: `qtyQDRs` counts failed queries, too',
  file: 'file code from the list of documents',
  format: 'file format; default: csv',
  from: 'first day (UTC), as YYYY-MM-DD',
  id: 'UUID from the list',
  key: 'UUID of the API key that made the queries',
  language: 'language of headings and country names; default: en',
  limit: 'rows per page, 1 to 500; omitted: the whole list',
  loc: 'city or region of the number, in English',
  matter: 'topic of the documents',
  part: 'the only part to read; omitted: all parts',
  portalId: 'UUID of a portal user',
  search: 'text that a row must contain, ignoring case',
  service: 'lookup service',
  ticketId: 'ticket number, such as T-7K3M-Q2XF',
  to: 'last day (UTC), as YYYY-MM-DD; included',
  user: 'UUID of the user who made the queries, or me',
};

/** Descriptions by call and name, also of the fields of bodies. A field of an object has both names. */
const byCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /api/utils/auditLog': { before: 'UUID of an entry, or `next` of the previous page: older entries' },
  'GET /api/gnr-search/range-search': { limit: 'number of rows, 1 to 1,000; default: 1,000' },
  'GET /api/gnr-search/range-changes': {
    from: '`dataVersion` to compare with; default: the stored version before `to`',
    to: '`dataVersion` of the newer ranges; default: the current version',
    range: 'leading digits of the ranges',
    change: 'kind of change; default: every kind',
  },
  'GET /api/gnr-search/range-tree': { prefix: 'leading digits; empty: the first digits of all countries' },
  'GET /api/test-diagnostics/single-query': { days: 'accepted for `ports&days`, which always covers 30 days here' },
  'POST /api/test-diagnostics/queries': {
    numbers: 'E.164 digits, or other notations, at most 1,000',
    services: 'lookup services; each number is queried with each of them',
    days: 'accepted for `ports&days`, which always covers 30 days here',
  },
  'GET /api/watch/changes': { before: '`older` of the previous page: older changes' },
  'POST /api/watch': { numbers: 'E.164 digits, or other notations', prefixes: 'leading digits of the numbers to watch' },
  'POST /api/watch/remove': { numbers: 'E.164 digits as in the list', prefixes: 'digits as in the list' },
  'POST /api/batchquery/batch_query': {
    service: 'lookup services; repeat the parameter for several',
    email: 'address that gets an e-mail when the results are ready',
    days: 'days that the service ports looks back, 0 to 1,000; required for ports',
  },
  'GET /api/batchquery/batch_results': { id: 'UUID of the only batch to list' },
  'GET /api/batchquery/batch_summary': { id: 'UUID of the batch' },
  'GET /api/batchquery/batch_findings': { id: 'UUID of the batch' },
  'GET /api/batchquery/batch_numbers': { id: 'UUID of the batch', found: 'finding whose numbers are listed' },
  'GET /api/batchquery/batch_joined': {
    id: 'UUID of the batch',
    first: 'verdict: the file begins with number and verdict; omitted: they come last',
    found: 'finding whose numbers alone are in the file; omitted: all numbers',
  },
  'POST /api/batchquery/batch_cancel': { id: 'UUID of the batch' },
  'POST /api/batchquery/batch_rerun': {
    id: 'UUID of the batch',
    found: 'finding whose numbers are queried again; omitted: the failed queries',
  },
  'GET /api/batchquery/batch_download': {
    file: '`Filename` from the list of batches',
    separator: 'separator of CSV columns; default: a semicolon',
    rows: 'all rows, or only failed ones; default: all',
  },
  'GET /api/reports/queries': {
    before: '`older` of the previous page: older records',
    country: "two-letter ISO 3166-1 code of the number's country, or 001",
  },
  'GET /api/reports/queries/total': { country: "two-letter ISO 3166-1 code of the number's country, or 001" },
  'GET /api/reports/queries/export': { country: "two-letter ISO 3166-1 code of the number's country, or 001" },
  'POST /api/reports/searches': {
    name: 'name of the search, unique among your own',
    parameters: 'the search: `period` or `from`, and what it counts',
    'parameters.period': 'days relative to today, instead of `from` and `to`',
    'parameters.from': 'first day (UTC), as YYYY-MM-DD',
    'parameters.to': 'last day (UTC), as YYYY-MM-DD; omitted: up to now',
    'parameters.countryList': 'two-letter ISO 3166-1 codes, or 001',
    'parameters.failed': 'true: failed queries count, too',
  },
  'POST /api/reports/searches/remove': { id: 'UUID of the saved search' },
  'POST /api/support/ticket': {
    ticketSeverity: 'topic of the ticket',
    ticketSubject: 'subject, one line of at most 200 characters',
    ticketMessage: 'message, at most 10,000 characters',
    evidence: 'answers that the ticket reports, at most 5',
  },
  'POST /api/support/ticketMessage': { ticketId: 'ticket number, such as T-7K3M-Q2XF', text: 'message, at most 10,000 characters' },
  'POST /api/support/ticketSeen': {
    ticketId: 'ticket number, such as T-7K3M-Q2XF',
    messages: 'number of messages to mark, counted from the first',
  },
};

/** Returns the description of a parameter of a call ("GET /api/watch"). */
export function describeParameter(call: string, name: string, { description }: Json): string | undefined {
  return byCall[call]?.[name] ?? (description as string | undefined) ?? byName[name];
}

/** Describes the fields of a body, and those of objects in it. */
export function describeFields(call: string, schema: Json, within = ''): Json {
  const { properties } = schema as { properties?: Record<string, Json> };
  if (!properties) return schema;
  const described = Object.entries(properties).map(([name, field]) => {
    const description = byCall[call]?.[within + name];
    return [name, { ...describeFields(call, field, `${within}${name}.`), ...(description !== undefined && { description }) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
}
