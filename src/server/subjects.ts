/** The calls of each subject: the list of what the server does. */
import type { FastifyInstance } from 'fastify';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { passkeySignInRoutes } from './sign-in/passkey-sign-in.routes.ts';
import { authenticatorCodeRoutes } from './sign-in/authenticator-app.routes.ts';
import { singleSignOnRoutes } from './sign-in/single-sign-on.routes.ts';
import { passwordRoutes } from './sign-in/passwords.routes.ts';
import { accountRoutes } from './account/account.routes.ts';
import { proofRoutes } from './factors/proof.routes.ts';
import { passkeysRoutes } from './factors/passkeys.routes.ts';
import { authenticatorAppRoutes } from './factors/authenticator-app.routes.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { permissionRequestsRoutes } from './account/permission-requests.routes.ts';
import { restoredAccessRoutes } from './account/restored-access.routes.ts';
import { supportViewRoutes } from './support-view/support-view.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { organisationsRoutes } from './organisations/organisations.routes.ts';
import { signInSetUpRoutes } from './organisations/sign-in-set-up.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { configRoutes } from './http/public-config.routes.ts';
import { rangeSearchRoutes } from './range-search/range-search.routes.ts';
import { singleQueryRoutes } from './single-query/single-query.routes.ts';
import { batchRoutes } from './batches/batches.routes.ts';
import { batchAddressRoutes } from './batches/batch-addresses.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { referenceDataRoutes } from './services/reference-data.routes.ts';
import { savedAnswerRoutes } from './tickets/saved-answers.routes.ts';
import { staffTicketRoutes } from './tickets/staff-tickets.routes.ts';
import { ticketRoutes } from './tickets/tickets.routes.ts';
import { inboundMailRoutes } from './tickets/inbound-mail.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { queryRecordsRoutes } from './reports/query-records.routes.ts';
import { savedSearchesRoutes } from './reports/saved-searches.routes.ts';
import { statusRoutes } from './status/status.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { savedViewsRoutes } from './account/saved-views.routes.ts';
import { watchRoutes } from './watch/watch.routes.ts';
import { mcpRoutes } from './developers/mcp.routes.ts';
import type { Deps } from './deps.ts';

/** Functions that add a subject's calls to the application. */
export const subjects: readonly ((app: FastifyInstance, deps: Deps) => void)[] = [
  signInRoutes,
  passkeySignInRoutes,
  authenticatorCodeRoutes,
  singleSignOnRoutes,
  passwordRoutes,
  accountRoutes,
  proofRoutes,
  passkeysRoutes,
  authenticatorAppRoutes,
  keysRoutes,
  webhooksRoutes,
  permissionRequestsRoutes,
  restoredAccessRoutes,
  supportViewRoutes,
  usersRoutes,
  organisationsRoutes,
  signInSetUpRoutes,
  auditRoutes,
  configRoutes,
  rangeSearchRoutes,
  singleQueryRoutes,
  batchRoutes,
  batchAddressRoutes,
  documentRoutes,
  referenceDataRoutes,
  ticketRoutes,
  staffTicketRoutes,
  savedAnswerRoutes,
  inboundMailRoutes,
  reportsRoutes,
  queryRecordsRoutes,
  savedSearchesRoutes,
  statusRoutes,
  homeRoutes,
  savedViewsRoutes,
  watchRoutes,
  mcpRoutes,
];
