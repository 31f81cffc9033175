/**
 * Reading endpoints by name only, for code that runs before a screen's code is loaded: the schemas of their contracts would weigh on every screen.
 * `reads.test.ts` checks that the contract has the same names.
 */
import type { batchAddresses } from '../../shared/batches/batch-addresses.ts';
import type { batchSummary } from '../../shared/batches/batches.ts';
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import type { listFiles } from '../../shared/documents/documents.ts';
import type { entitlements } from '../../shared/entitlements/entitlements.ts';
import type { listPasskeys } from '../../shared/factors/passkeys.ts';
import type { home } from '../../shared/home/home.ts';
import type { listKeys } from '../../shared/keys/keys.ts';
import type { organisationDetail, organisationList } from '../../shared/organisations/organisations.ts';
import type { qdrGraph } from '../../shared/reports/reports.ts';
import type { countryList } from '../../shared/services/reference-data.ts';
import type { serviceStatus } from '../../shared/status/status.ts';
import type { listTickets, listTicketsByAccount, readTicket } from '../../shared/tickets/tickets.ts';
import type { listOrganisations, listUsers, listUsersByAccount } from '../../shared/users/users.ts';
import type { watchList } from '../../shared/watch/watch.ts';
import type { listWebhooks } from '../../shared/webhooks/webhooks.ts';
import type { auditLog } from '../../shared/audit/audit.ts';
import type { How } from './queries.ts';

/** A call by its endpoint and input, with the options of its screen. */
export interface Read {
  endpoint: Endpoint;
  input: { query?: unknown };
  how: How;
}

/** Options of a screen that reads only once. */
const kept = { staleTime: Number.POSITIVE_INFINITY };

/** Reads by name: path, operation and the screen's options, each as a function of the input. */
export const reads = {
  auditLog: read<typeof auditLog>('/api/utils/auditLog', 'User Management'),
  batchAddresses: read<typeof batchAddresses>('/api/batchquery/addresses', 'User Management'),
  batchSummary: read<typeof batchSummary>('/api/batchquery/batch_summary', 'Query', { background: true }),
  countryList: read<typeof countryList>('/api/utils/countryList', 'Country', kept),
  entitlements: read<typeof entitlements>('/api/test-diagnostics/entitlements', 'Query', { background: true, isHelp: true }),
  home: read<typeof home>('/api/utils/home', 'Submit', { background: true, isHelp: true }),
  listFiles: read<typeof listFiles>('/api/downloads/listfiles', 'Download'),
  listKeys: read<typeof listKeys>('/api/keys', 'Submit'),
  listOrganisations: read<typeof listOrganisations>('/api/utils/userNP', 'Organisations'),
  listPasskeys: read<typeof listPasskeys>('/api/account/passkeys', 'Submit'),
  listTickets: read<typeof listTickets>('/api/support/tickets', 'Support'),
  listTicketsByAccount: read<typeof listTicketsByAccount>('/api/support/ticketsByAccount', 'Support'),
  listUsers: read<typeof listUsers>('/api/utils/userManagement', 'User Management'),
  listUsersByAccount: read<typeof listUsersByAccount>('/api/utils/usersByAccount', 'Users'),
  listWebhooks: read<typeof listWebhooks>('/api/webhooks', 'Submit'),
  organisationDetail: read<typeof organisationDetail>('/api/utils/organisation', 'Organisations'),
  organisationList: read<typeof organisationList>('/api/utils/organisations', 'Organisations'),
  qdrGraph: read<typeof qdrGraph>('/api/reports/qdrgraph', 'Report graph', kept),
  readTicket: read<typeof readTicket>('/api/support/ticket', 'Support', { background: true }),
  serviceStatus: read<typeof serviceStatus>('/api/status/services', 'Submit', { background: true }),
  watchList: read<typeof watchList>('/api/watch', 'Submit'),
};

function read<E extends Endpoint>(path: E['path'], operation: E['operation'], how: How = {}) {
  // A reading call needs nothing else of its endpoint.
  const endpoint = { method: 'GET', path, operation } as E;
  return Object.assign((input: InputOf<E>): Read => ({ endpoint, input, how }), { path, operation });
}
