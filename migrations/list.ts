/** Every migration in its order. A new one is added here and never changed once released. */
import type { Migration } from 'kysely/migration';
import * as accounts from './0001_accounts.ts';
import * as serviceProviderIds from './0002_service_provider_ids.ts';
import * as people from './0003_people.ts';
import * as batches from './0004_batches.ts';
import * as tickets from './0005_tickets.ts';
import * as documents from './0006_documents.ts';
import * as dataSets from './0007_data_sets.ts';
import * as permissionMasks from './0008_permission_masks.ts';
import * as passwordLinkPurposes from './0009_password_link_purposes.ts';
import * as batchBytes from './0010_batch_bytes.ts';
import * as auditAddress from './0011_audit_address.ts';
import * as preferences from './0012_preferences.ts';
import * as emailChanges from './0013_email_changes.ts';
import * as secretKey from './0014_secret_key.ts';
import * as batchAddresses from './0015_batch_addresses.ts';
import * as queryImportPieces from './0016_query_import_pieces.ts';
import * as loadedBy from './0017_loaded_by.ts';
import * as closedOrganisations from './0018_closed_organisations.ts';
import * as batchColumns from './0019_batch_columns.ts';
import * as newestQueryRecords from './0020_newest_query_records.ts';
import * as savedSearches from './0021_saved_searches.ts';
import * as serviceHealth from './0022_service_health.ts';
import * as savedViews from './0023_saved_views.ts';
import * as finishedBatches from './0024_finished_batches.ts';
import * as watchLists from './0025_watch_lists.ts';
import * as withdrawnBatchAddresses from './0026_withdrawn_batch_addresses.ts';
import * as ticketMessages from './0027_ticket_messages.ts';
import * as dailyTotals from './0028_daily_totals.ts';
import * as failedBatches from './0029_failed_batches.ts';
import * as previousSignIns from './0030_previous_sign_ins.ts';
import * as apiKeys from './0031_api_keys.ts';
import * as webhooks from './0032_webhooks.ts';
import * as factors from './0034_factors.ts';
import * as batchTurns from './0035_batch_turns.ts';
import * as singleSignOn from './0036_single_sign_on.ts';
import * as entitlements from './0037_entitlements.ts';
import * as signInPolicies from './0038_sign_in_policies.ts';
import * as organisationKeys from './0039_organisation_keys_needs_0034.ts';
import * as browserLanguages from './0041_browser_languages.ts';
import * as recordPositions from './0045_record_positions.ts';
import * as leases from './0046_leases.ts';
import * as retention from './0047_retention.ts';
import * as archivedRecords from './0048_archived_records.ts';
import * as erasures from './0049_erasures.ts';
import * as documentLanguages from './0050_document_languages.ts';
import * as indexesOfTimes from './0051_indexes_of_times.ts';
import * as supportViews from './0052_support_views.ts';
import * as importedIds from './0053_imported_ids.ts';
import * as batchDaily from './0054_batch_daily.ts';
import * as recoveryCodeSalts from './0056_recovery_code_salts.ts';
import * as removedPeople from './0057_removed_people.ts';
import * as restoredAccess from './0058_restored_access.ts';
import * as secondFactorAtProvider from './0059_second_factor_at_provider.ts';
import * as storageMark from './0060_storage_mark.ts';
import * as coverage from './0061_coverage.ts';
import * as homeCountries from './0062_home_countries.ts';
import * as indexesOfFailures from './0063_indexes_of_failures.ts';
import * as ticketWork from './0064_ticket_work.ts';

export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_service_provider_ids': serviceProviderIds,
  '0003_people': people,
  '0004_batches': batches,
  '0005_tickets': tickets,
  '0006_documents': documents,
  '0007_data_sets': dataSets,
  '0008_permission_masks': permissionMasks,
  '0009_password_link_purposes': passwordLinkPurposes,
  '0010_batch_bytes': batchBytes,
  '0011_audit_address': auditAddress,
  '0012_preferences': preferences,
  '0013_email_changes': emailChanges,
  '0014_secret_key': secretKey,
  '0015_batch_addresses': batchAddresses,
  '0016_query_import_pieces': queryImportPieces,
  '0017_loaded_by': loadedBy,
  '0018_closed_organisations': closedOrganisations,
  '0019_batch_columns': batchColumns,
  '0020_newest_query_records': newestQueryRecords,
  '0021_saved_searches': savedSearches,
  '0022_service_health': serviceHealth,
  '0023_saved_views': savedViews,
  '0024_finished_batches': finishedBatches,
  '0025_watch_lists': watchLists,
  '0026_withdrawn_batch_addresses': withdrawnBatchAddresses,
  '0027_ticket_messages': ticketMessages,
  '0028_daily_totals': dailyTotals,
  '0029_failed_batches': failedBatches,
  '0030_previous_sign_ins': previousSignIns,
  '0031_api_keys': apiKeys,
  '0032_webhooks': webhooks,
  '0034_factors': factors,
  '0035_batch_turns': batchTurns,
  '0036_single_sign_on': singleSignOn,
  '0037_entitlements': entitlements,
  '0038_sign_in_policies': signInPolicies,
  '0039_organisation_keys_needs_0034': organisationKeys,
  '0041_browser_languages': browserLanguages,
  '0045_record_positions': recordPositions,
  '0046_leases': leases,
  '0047_retention': retention,
  '0048_archived_records': archivedRecords,
  '0049_erasures': erasures,
  '0050_document_languages': documentLanguages,
  '0051_indexes_of_times': indexesOfTimes,
  '0052_support_views': supportViews,
  '0053_imported_ids': importedIds,
  '0054_batch_daily': batchDaily,
  '0056_recovery_code_salts': recoveryCodeSalts,
  '0057_removed_people': removedPeople,
  '0058_restored_access': restoredAccess,
  '0059_second_factor_at_provider': secondFactorAtProvider,
  '0060_storage_mark': storageMark,
  '0061_coverage': coverage,
  '0062_home_countries': homeCountries,
  '0063_indexes_of_failures': indexesOfFailures,
  '0064_ticket_work': ticketWork,
};
