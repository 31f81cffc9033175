/**
 * Who may make which call, written by hand from the specification (sections 6 and 7) and from what was decided about what it leaves
 * open. Nothing here follows from the contract: a change of access is a change of this table, and is reviewed here.
 */
import type { PermissionName } from '../../shared/permissions.ts';

/** Who a caller must be: `pending` is a sign-in whose code is still asked for, `any-token` that or a confirmed one, `some permission` whoever holds one. */
export type Who = 'anyone' | 'pending' | 'any-token' | 'signed-in' | 'some permission' | 'staff' | 'support view';

/** Whether a support view reaches the call, if the customer does. It looks only. */
export type InSupportView = 'looks' | 'refused';

/**
 * Call, who, the permissions that are all needed, the support view, and the status that whoever may call gets for a call without body
 * and without further query. A line with a query stands beside that of its call, and needs more for just that query.
 */
export const accessTable: readonly (readonly [string, Who, readonly PermissionName[], InSupportView, 200 | 400 | 404 | 415])[] = [
  ['GET /api/config', 'anyone', [], 'looks', 200],
  ['POST /api/authentication/login', 'anyone', [], 'looks', 400],
  ['GET /api/authentication/humancheck', 'anyone', [], 'looks', 200],
  ['POST /api/authentication/forgotpassword', 'anyone', [], 'looks', 400],
  ['POST /api/authentication/resetpassword', 'anyone', [], 'looks', 400],
  ['POST /api/authentication/confirmemail', 'anyone', [], 'looks', 400],
  ['POST /api/batchquery/confirm_address', 'anyone', [], 'looks', 400],
  ['POST /api/batchquery/withdraw_address', 'anyone', [], 'looks', 400],

  ['POST /api/authentication/sendotp', 'pending', [], 'refused', 400],
  ['POST /api/authentication/confirmotp', 'pending', [], 'refused', 400],
  ['POST /api/authentication/logout', 'any-token', [], 'looks', 200],
  ['POST /api/authentication/stopsupport', 'support view', [], 'looks', 200],

  ['GET /api/authentication/status', 'signed-in', [], 'looks', 200],
  ['POST /api/authentication/changepassword', 'signed-in', [], 'refused', 400],
  ['POST /api/authentication/changeemail', 'signed-in', [], 'refused', 400],
  ['GET /api/authentication/sessions', 'signed-in', [], 'refused', 200],
  ['POST /api/authentication/endothersessions', 'signed-in', [], 'refused', 200],
  ['GET /api/keys', 'some permission', [], 'looks', 200],
  ['POST /api/keys', 'signed-in', [], 'refused', 400],
  ['POST /api/keys/rotate', 'signed-in', [], 'refused', 400],
  ['POST /api/keys/revoke', 'signed-in', [], 'refused', 400],
  ['GET /api/account/preferences', 'signed-in', [], 'looks', 200],
  ['POST /api/account/preferences', 'signed-in', [], 'refused', 200],
  ['GET /api/account/views', 'signed-in', [], 'looks', 200],
  ['POST /api/account/views', 'signed-in', [], 'refused', 400],
  ['POST /api/account/views/remove', 'signed-in', [], 'refused', 400],
  ['GET /api/utils/reasonCodes', 'signed-in', [], 'looks', 200],
  ['GET /api/utils/countryList', 'signed-in', [], 'looks', 200],
  ['GET /api/utils/userServices', 'signed-in', [], 'looks', 200],
  ['GET /api/utils/wireNames', 'signed-in', [], 'looks', 200],
  ['GET /api/status/services', 'signed-in', [], 'looks', 200],
  ['GET /api/utils/home', 'signed-in', [], 'looks', 200],
  ['GET /api/utils/dataSets', 'signed-in', [], 'looks', 200],

  ['GET /api/gnr-search/range-search', 'signed-in', ['gnr_search'], 'looks', 400],
  ['GET /api/gnr-search/range-export', 'signed-in', ['gnr_search', 'gnr_download'], 'looks', 400],
  ['GET /api/gnr-search/operators', 'signed-in', ['gnr_search'], 'looks', 200],
  ['GET /api/gnr-search/range-changes', 'signed-in', ['gnr_search'], 'looks', 200],
  ['GET /api/gnr-search/range-tree', 'signed-in', ['gnr_search'], 'looks', 200],
  ['GET /api/gnr-search/number-lookup', 'signed-in', ['gnr_search'], 'looks', 400],

  ['GET /api/test-diagnostics/single-query', 'signed-in', ['test_and_diagnostics'], 'looks', 400],
  ['POST /api/test-diagnostics/queries', 'signed-in', ['test_and_diagnostics'], 'looks', 400],
  ['GET /api/batchquery/batch_results', 'signed-in', ['test_and_diagnostics'], 'looks', 200],
  ['GET /api/batchquery/batch_summary', 'signed-in', ['test_and_diagnostics'], 'looks', 400],
  ['GET /api/batchquery/batch_joined', 'signed-in', ['test_and_diagnostics'], 'looks', 400],
  ['GET /api/batchquery/batch_limits', 'signed-in', ['test_and_diagnostics'], 'looks', 200],
  ['GET /api/batchquery/batch_download', 'signed-in', ['test_and_diagnostics'], 'looks', 400],
  ['POST /api/batchquery/batch_query', 'signed-in', ['test_and_diagnostics', 'batch_query'], 'refused', 400],
  ['POST /api/batchquery/batch_cancel', 'signed-in', ['test_and_diagnostics', 'batch_query'], 'refused', 400],
  ['POST /api/batchquery/batch_rerun', 'signed-in', ['test_and_diagnostics', 'batch_query'], 'refused', 400],

  ['GET /api/watch', 'signed-in', ['test_and_diagnostics'], 'looks', 200],
  ['POST /api/watch', 'signed-in', ['test_and_diagnostics'], 'refused', 400],
  ['POST /api/watch/remove', 'signed-in', ['test_and_diagnostics'], 'refused', 400],
  ['GET /api/watch/changes', 'signed-in', ['test_and_diagnostics'], 'looks', 200],
  ['GET /api/watch/changes/export', 'signed-in', ['test_and_diagnostics'], 'looks', 200],

  ['GET /api/reports/qdrreport', 'signed-in', ['reports'], 'looks', 400],
  ['GET /api/reports/qdrgraph', 'signed-in', ['reports'], 'looks', 400],
  ['GET /api/reports/queries', 'signed-in', ['reports'], 'looks', 400],
  ['GET /api/reports/queries/total', 'signed-in', ['reports'], 'looks', 400],
  ['GET /api/reports/queries/export', 'signed-in', ['reports'], 'looks', 400],
  ['GET /api/reports/searches', 'signed-in', ['reports'], 'looks', 200],
  ['POST /api/reports/searches', 'signed-in', ['reports'], 'refused', 400],
  ['POST /api/reports/searches/remove', 'signed-in', ['reports'], 'refused', 400],

  ['GET /api/downloads/listfiles', 'signed-in', ['downloads'], 'looks', 400],
  ['GET /api/downloads/listfiles?matter=gnr-files', 'signed-in', ['downloads', 'gnr_download'], 'looks', 200],
  ['GET /api/downloads/listfiles?matter=my-documents/weekly-reports', 'signed-in', ['downloads', 'my_documents'], 'looks', 200],
  ['GET /api/downloads/listfiles?matter=my-documents/monthly-reports', 'signed-in', ['downloads', 'my_documents'], 'looks', 200],
  ['GET /api/downloads/downloadfile', 'signed-in', ['downloads'], 'looks', 400],
  [
    'GET /api/downloads/downloadfile?file=00000000-0000-4000-8000-000000000000&matter=gnr-files',
    'signed-in',
    ['downloads', 'gnr_download'],
    'looks',
    404,
  ],
  [
    'GET /api/downloads/downloadfile?file=00000000-0000-4000-8000-000000000000&matter=my-documents/weekly-reports',
    'signed-in',
    ['downloads', 'my_documents'],
    'looks',
    404,
  ],
  [
    'GET /api/downloads/downloadfile?file=00000000-0000-4000-8000-000000000000&matter=my-documents/monthly-reports',
    'signed-in',
    ['downloads', 'my_documents'],
    'looks',
    404,
  ],
  ['GET /api/downloads/downloadguide', 'signed-in', ['downloads'], 'looks', 400],

  ['POST /api/support/ticket', 'signed-in', ['contact'], 'refused', 400],
  ['GET /api/support/ticket', 'signed-in', ['contact'], 'looks', 400],
  ['GET /api/support/tickets', 'signed-in', ['contact'], 'looks', 200],
  ['POST /api/support/ticketMessage', 'signed-in', ['contact'], 'refused', 400],
  ['POST /api/support/ticketSeen', 'signed-in', ['contact'], 'refused', 400],

  ['GET /api/utils/userManagement', 'signed-in', ['user_management'], 'looks', 200],
  ['POST /api/utils/userManagement', 'signed-in', ['user_management'], 'refused', 400],
  ['POST /api/authentication/register', 'signed-in', ['user_management'], 'refused', 400],
  ['POST /api/authentication/userremoval', 'signed-in', ['user_management'], 'refused', 400],
  ['POST /api/utils/resendInvitation', 'signed-in', ['user_management'], 'refused', 400],
  ['POST /api/utils/endUserSessions', 'signed-in', ['user_management'], 'refused', 400],
  ['GET /api/utils/auditLog', 'signed-in', ['user_management'], 'looks', 200],
  ['GET /api/batchquery/addresses', 'signed-in', ['user_management'], 'looks', 200],
  ['POST /api/batchquery/remove_address', 'signed-in', ['user_management'], 'refused', 400],

  // What a support view shows belongs to a customer, who is never staff.
  ['POST /api/authentication/superuserlogin', 'staff', ['user_management'], 'refused', 400],
  ['GET /api/utils/userNP', 'staff', ['user_management'], 'refused', 200],
  ['GET /api/utils/usersByAccount', 'staff', ['user_management'], 'refused', 400],
  ['GET /api/utils/organisations', 'staff', ['user_management'], 'refused', 200],
  ['GET /api/utils/organisation', 'staff', ['user_management'], 'refused', 400],
  ['POST /api/utils/organisations', 'staff', ['user_management'], 'refused', 400],
  ['POST /api/utils/organisations/rename', 'staff', ['user_management'], 'refused', 400],
  ['POST /api/utils/organisations/close', 'staff', ['user_management'], 'refused', 400],
  ['POST /api/utils/organisations/reopen', 'staff', ['user_management'], 'refused', 400],
  ['GET /api/support/ticketsByAccount', 'staff', ['user_management'], 'refused', 200],
  ['POST /api/support/ticketState', 'staff', ['user_management'], 'refused', 400],
  ['POST /api/support/ticketAnswer', 'staff', ['user_management'], 'refused', 400],
];

/**
 * What a program may call with a key. Never what is about passwords, sessions, users, keys, webhooks, support view or one-time codes, nor
 * what an administrator alone does; nor what screens remember of a person.
 */
export const callsForKeys: readonly string[] = [
  'GET /api/authentication/status',
  'POST /api/batchquery/batch_cancel',
  'GET /api/batchquery/batch_download',
  'GET /api/batchquery/batch_joined',
  'GET /api/batchquery/batch_limits',
  'POST /api/batchquery/batch_query',
  'POST /api/batchquery/batch_rerun',
  'GET /api/batchquery/batch_results',
  'GET /api/batchquery/batch_summary',
  'GET /api/config',
  'GET /api/downloads/downloadfile',
  'GET /api/downloads/downloadguide',
  'GET /api/downloads/listfiles',
  'GET /api/gnr-search/number-lookup',
  'GET /api/gnr-search/operators',
  'GET /api/gnr-search/range-changes',
  'GET /api/gnr-search/range-export',
  'GET /api/gnr-search/range-search',
  'GET /api/gnr-search/range-tree',
  'GET /api/reports/qdrgraph',
  'GET /api/reports/qdrreport',
  'GET /api/reports/queries',
  'GET /api/reports/queries/export',
  'GET /api/reports/queries/total',
  'GET /api/reports/searches',
  'POST /api/reports/searches',
  'POST /api/reports/searches/remove',
  'GET /api/status/services',
  'GET /api/support/ticket',
  'POST /api/support/ticket',
  'POST /api/support/ticketMessage',
  'POST /api/support/ticketSeen',
  'GET /api/support/tickets',
  'POST /api/test-diagnostics/queries',
  'GET /api/test-diagnostics/single-query',
  'GET /api/utils/countryList',
  'GET /api/utils/dataSets',
  'GET /api/utils/reasonCodes',
  'GET /api/utils/userServices',
  'GET /api/utils/wireNames',
  'GET /api/watch',
  'POST /api/watch',
  'GET /api/watch/changes',
  'GET /api/watch/changes/export',
  'POST /api/watch/remove',
];
