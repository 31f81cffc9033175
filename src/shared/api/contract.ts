/** Every endpoint there is. What is not in this list does not exist: not on the server, not in the OpenAPI document. */
import * as account from './account.ts';
import { auditLog } from './audit.ts';
import * as authentication from './authentication.ts';
import * as authenticatorApp from './authenticator-app.ts';
import * as batchAddresses from './batch-addresses.ts';
import * as batches from './batches.ts';
import { publicConfig } from './config.ts';
import * as downloads from './downloads.ts';
import type { Endpoint } from './endpoint.ts';
import * as entitlements from './entitlements.ts';
import { numberLookup, operatorSearch, rangeExport, rangeSearch } from './gnr-search.ts';
import { rangeChanges } from './range-changes.ts';
import { home } from './home.ts';
import { rangeTree } from './range-tree.ts';
import * as organisations from './organisations.ts';
import { inboundMail } from './inbound-mail.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './keys.ts';
import { changePassword, forgotPassword, humanCheck, readPasswordLink, resetPassword } from './passwords.ts';
import { countryList, dataSetList, fieldList, reasonCodeList, userServices, wireNames } from './reference-data.ts';
import * as passkeys from './passkeys.ts';
import * as proof from './proof.ts';
import { changeSignInPolicy, signInPolicyOf } from './sign-in-policy.ts';
import * as singleSignOn from './single-sign-on.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { exportQueryRecords, queryRecords, queryTotals } from './query-records.ts';
import { keepRestored } from './restored-access.ts';
import { qdrGraph, qdrReport } from './reports.ts';
import { listSearches, removeSearch, saveSearch } from './saved-searches.ts';
import { serviceStatus } from './status.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { stopSupport, superuserLogin } from './support-view.ts';
import * as support from './support.ts';
import { bulkQueries, singleQuery } from './test-diagnostics.ts';
import * as users from './users.ts';
import * as watch from './watch.ts';
import * as webhooks from './webhooks.ts';

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
];
