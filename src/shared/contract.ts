/** Every endpoint. One that is missing here does not exist: not on the server, not in the OpenAPI document. */
import * as account from './account/account.ts';
import { auditLog } from './audit/audit.ts';
import * as authentication from './sign-in/sign-in.ts';
import * as authenticatorApp from './factors/authenticator-app.ts';
import * as batchAddresses from './batches/batch-addresses.ts';
import * as batches from './batches/batches.ts';
import * as batchFindings from './batches/found-numbers.ts';
import { publicConfig } from './base/config.ts';
import * as downloads from './documents/documents.ts';
import type { Endpoint } from './base/endpoint.ts';
import * as entitlements from './entitlements/entitlements.ts';
import { numberLookup, operatorSearch, rangeExport, rangeSearch } from './range-search/range-search.ts';
import { rangeChanges } from './range-search/range-changes.ts';
import { home } from './home/home.ts';
import { rangeTree } from './range-search/range-tree.ts';
import * as organisations from './organisations/organisations.ts';
import { inboundMail } from './tickets/inbound-mail.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './keys/keys.ts';
import { changePassword, forgotPassword, humanCheck, readPasswordLink, resetPassword } from './sign-in/passwords.ts';
import { countryList, dataSetList, fieldList, reasonCodeList, userServices, wireNames } from './services/reference-data.ts';
import * as passkeys from './factors/passkeys.ts';
import * as proof from './factors/proof.ts';
import { changeSignInPolicy, signInPolicyOf } from './organisations/sign-in-policy.ts';
import * as singleSignOn from './single-sign-on/single-sign-on.ts';
import { readPreferences, savePreferences } from './account/preferences.ts';
import { exportQueryRecords, queryRecords, queryTotals } from './query-records/query-records.ts';
import { missingPermissions, requestPermission } from './account/permission-requests.ts';
import { keepRestored } from './account/restored-access.ts';
import { qdrGraph, qdrReport } from './reports/reports.ts';
import { listSearches, removeSearch, saveSearch } from './reports/saved-searches.ts';
import { serviceStatus } from './status/status.ts';
import { listViews, removeView, saveView } from './account/saved-views.ts';
import { stopSupport, superuserLogin } from './support-view/support-view.ts';
import * as savedAnswers from './tickets/saved-answers.ts';
import * as staffTickets from './tickets/staff-tickets.ts';
import * as support from './tickets/tickets.ts';
import { bulkQueries, singleQuery } from './single-query/single-query.ts';
import * as users from './users/users.ts';
import * as watch from './watch/watch.ts';
import * as webhooks from './webhooks/webhooks.ts';

export const contract: readonly Endpoint[] = [
  authentication.login,
  authentication.sendOtp,
  authentication.confirmOtp,
  passkeys.factors,
  passkeys.passkeyToConfirm,
  passkeys.confirmPasskey,
  authenticatorApp.confirmAuthenticator,
  authenticatorApp.confirmRecoveryCode,
  passkeys.passkeyToSignIn,
  passkeys.signInWithPasskey,
  singleSignOn.wayToSignIn,
  singleSignOn.beginSingleSignOn,
  singleSignOn.signInBySingleSignOn,
  authentication.logout,
  authentication.status,
  humanCheck,
  forgotPassword,
  resetPassword,
  readPasswordLink,
  changePassword,
  account.listSessions,
  account.endOtherSessions,
  account.changeEmail,
  account.confirmEmail,
  proof.readProofWays,
  proof.passkeyToProve,
  passkeys.listPasskeys,
  passkeys.passkeyToAdd,
  passkeys.addPasskey,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  authenticatorApp.readAuthenticator,
  authenticatorApp.beginAuthenticator,
  authenticatorApp.addAuthenticator,
  authenticatorApp.removeAuthenticator,
  authenticatorApp.renewRecoveryCodes,
  readPreferences,
  savePreferences,
  listViews,
  saveView,
  removeView,
  missingPermissions,
  requestPermission,
  listKeys,
  createKey,
  rotateKey,
  revokeKey,
  webhooks.listWebhooks,
  webhooks.addWebhook,
  webhooks.testWebhook,
  webhooks.removeWebhook,
  webhooks.listDeliveries,
  webhooks.redeliver,
  keepRestored,
  superuserLogin,
  stopSupport,
  users.listUsers,
  users.editUser,
  users.register,
  users.userRemoval,
  users.resendInvitation,
  users.endUserSessions,
  users.removeUserFactors,
  users.listOrganisations,
  users.listUsersByAccount,
  organisations.organisationList,
  organisations.organisationDetail,
  organisations.addOrganisation,
  organisations.renameOrganisation,
  organisations.changeHomeCountry,
  organisations.closeOrganisation,
  organisations.reopenOrganisation,
  singleSignOn.singleSignOnOf,
  singleSignOn.setUpSingleSignOn,
  singleSignOn.removeSingleSignOn,
  entitlements.setEntitlement,
  signInPolicyOf,
  changeSignInPolicy,
  auditLog,
  publicConfig,
  rangeSearch,
  rangeExport,
  operatorSearch,
  rangeChanges,
  rangeTree,
  numberLookup,
  singleQuery,
  bulkQueries,
  entitlements.entitlements,
  watch.watchList,
  watch.addWatched,
  watch.removeWatched,
  watch.watchChanges,
  watch.exportWatchChanges,
  batches.submitBatch,
  batches.batchResults,
  batches.batchSummary,
  batchFindings.batchFindings,
  batchFindings.batchNumbers,
  batches.batchLimits,
  batches.downloadBatchResult,
  batches.downloadJoinedBatch,
  batches.cancelBatch,
  batches.rerunBatch,
  batchAddresses.confirmBatchAddress,
  batchAddresses.withdrawBatchAddress,
  batchAddresses.batchAddresses,
  batchAddresses.removeBatchAddress,
  qdrReport,
  qdrGraph,
  queryRecords,
  queryTotals,
  exportQueryRecords,
  listSearches,
  saveSearch,
  removeSearch,
  downloads.listFiles,
  downloads.downloadFile,
  downloads.downloadGuide,
  reasonCodeList,
  fieldList,
  countryList,
  dataSetList,
  userServices,
  wireNames,
  serviceStatus,
  home,
  support.openTicket,
  support.readTicket,
  support.listTickets,
  support.listTicketsByAccount,
  support.setTicketState,
  inboundMail,
  support.writeTicketMessage,
  support.answerTicket,
  support.seeTicket,
  staffTickets.ticketWork,
  staffTickets.addTicketNote,
  staffTickets.setTicketOwner,
  savedAnswers.listSavedAnswers,
  savedAnswers.saveAnswer,
  savedAnswers.removeSavedAnswer,
];
