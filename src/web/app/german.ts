/** All German texts. Fetched by those who read German alone. */
import { german as account } from '../account/account.de.ts';
import { german as failures } from '../api/failures.de.ts';
import { german as frame } from './frame.de.ts';
import { german as identity } from './identity.de.ts';
import { german as keyList } from './key-list.de.ts';
import { german as notFound } from './not-found.de.tsx';
import { german as portal } from './portal.de.ts';
import { german as auditLog } from '../audit/audit-log.de.ts';
import { german as batchAddresses } from '../batches/batch-addresses.de.ts';
import { german as batchProgress } from '../batches/batch-progress.de.ts';
import { german as batchQuery } from '../batches/batch-query.de.tsx';
import { german as batchResults } from '../batches/batch-results.de.ts';
import { german as batch } from '../batches/batch.de.ts';
import { german as batchFile } from '../batches/file/batch-file.de.ts';
import { german as noSheet } from '../batches/no-sheet.de.ts';
import { german as document } from '../browser/document.de.ts';
import { german as commandBox } from '../command-box/command-box.de.ts';
import { german as decoder } from '../decoder/decoder.de.tsx';
import { german as developers } from '../developers/developers.de.ts';
import { german as documents } from '../documents/documents.de.ts';
import { german as entitlements } from '../entitlements/entitlements.de.ts';
import { german as organisationEntitlements } from '../entitlements/organisation-entitlements.de.ts';
import { german as factors } from '../factors/factors.de.ts';
import { german as home } from '../home/home.de.tsx';
import { german as keys } from '../keys/keys.de.ts';
import { german as screens } from '../navigation/screens.de.ts';
import { german as singleKeys } from '../navigation/single-keys.de.ts';
import { german as tiles } from '../navigation/tiles.de.ts';
import { german as organisations } from '../organisations/organisations.de.tsx';
import { german as queryRecords } from '../query-records/query-records.de.ts';
import { german as rangeSearch } from '../range-search/range-search.de.tsx';
import { german as reports } from '../reports/reports.de.tsx';
import { german as serviceLegend } from '../services/service-legend.de.ts';
import { german as testing } from '../services/testing.de.ts';
import { german as passwords } from '../session/passwords.de.ts';
import { german as permissionLabels } from '../session/permission-labels.de.ts';
import { german as permissionWords } from '../session/permission-words.de.ts';
import { german as session } from '../session/session.de.ts';
import { german as captcha } from '../sign-in/captcha/captcha.de.ts';
import { german as code } from '../sign-in/code.de.tsx';
import { german as mailedLinks } from '../sign-in/mailed-links.de.ts';
import { german as signIn } from '../sign-in/sign-in.de.ts';
import { german as singleSignOn } from '../sign-in/single-sign-on.de.ts';
import { german as singleQuery } from '../single-query/single-query.de.ts';
import { german as verdict } from '../single-query/verdict.de.ts';
import { german as singleSignOnSetUp } from '../single-sign-on/single-sign-on.de.ts';
import { german as status } from '../status/status.de.ts';
import { german as impersonation } from '../support-view/impersonation.de.ts';
import { german as tickets } from '../tickets/tickets.de.ts';
import { german as alsoKeys } from '../ui/also-keys.de.ts';
import { german as controls } from '../ui/controls.de.tsx';
import { german as documentTitles } from '../ui/document-titles.de.ts';
import { german as homeCountry } from '../ui/home-country.de.ts';
import { german as legend } from '../ui/legend.de.ts';
import { german as parts } from '../ui/parts.de.ts';
import { german as reasonCodes } from '../ui/reason-codes.de.ts';
import { german as serviceTitles } from '../ui/service-titles.de.ts';
import { german as table } from '../ui/table/table.de.ts';
import { german as users } from '../users/users.de.tsx';
import { german as watchNumber } from '../watch/watch-number.de.ts';
import { german as watch } from '../watch/watch.de.ts';
import { german as webhooks } from '../webhooks/webhooks.de.ts';
import { german as baseSaid } from '../locale/said.de.ts';
import { german as keysSaid } from '../keys/said.de.ts';
import { german as signInSaid } from '../sign-in/said.de.ts';
import { german as factorsSaid } from '../factors/said.de.ts';
import { german as accountSaid } from '../account/said.de.ts';
import { german as singleSignOnSaid } from '../single-sign-on/said.de.ts';
import { german as organisationsSaid } from '../organisations/said.de.ts';
import { german as usersSaid } from '../users/said.de.ts';
import { german as entitlementsSaid } from '../entitlements/said.de.ts';
import { german as supportViewSaid } from '../support-view/said.de.ts';
import { german as webhooksSaid } from '../webhooks/said.de.ts';
import { german as batchesSaid } from '../batches/said.de.ts';
import { german as documentsSaid } from '../documents/said.de.ts';
import { german as ticketsSaid } from '../tickets/said.de.ts';
import { german as rangeSearchSaid } from '../range-search/said.de.ts';
import { german as servicesSaid } from '../services/said.de.ts';
import { german as singleQuerySaid } from '../single-query/said.de.ts';
import { german as watchSaid } from '../watch/said.de.ts';
import { german as homeSaid } from '../home/said.de.ts';
import { german as queryRecordsSaid } from '../query-records/said.de.ts';
import { german as reportsSaid } from '../reports/said.de.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { Catalogues } from './catalogues.ts';

export const german = {
  ...account,
  ...failures,
  ...frame,
  ...identity,
  ...keyList,
  ...notFound,
  ...portal,
  ...auditLog,
  ...batchAddresses,
  ...batchProgress,
  ...batchQuery,
  ...batchResults,
  ...batch,
  ...batchFile,
  ...noSheet,
  ...document,
  ...commandBox,
  ...decoder,
  ...developers,
  ...documents,
  ...entitlements,
  ...organisationEntitlements,
  ...factors,
  ...home,
  ...keys,
  ...screens,
  ...singleKeys,
  ...tiles,
  ...organisations,
  ...queryRecords,
  ...rangeSearch,
  ...reports,
  ...serviceLegend,
  ...testing,
  ...passwords,
  ...permissionLabels,
  ...permissionWords,
  ...session,
  ...captcha,
  ...code,
  ...mailedLinks,
  ...signIn,
  ...singleSignOn,
  ...singleQuery,
  ...verdict,
  ...singleSignOnSetUp,
  ...status,
  ...impersonation,
  ...tickets,
  ...alsoKeys,
  ...controls,
  ...documentTitles,
  ...homeCountry,
  ...legend,
  ...parts,
  ...reasonCodes,
  ...serviceTitles,
  ...table,
  ...users,
  ...watchNumber,
  ...watch,
  ...webhooks,
  ...baseSaid,
  ...keysSaid,
  ...signInSaid,
  ...factorsSaid,
  ...accountSaid,
  ...singleSignOnSaid,
  ...organisationsSaid,
  ...usersSaid,
  ...entitlementsSaid,
  ...supportViewSaid,
  ...webhooksSaid,
  ...batchesSaid,
  ...documentsSaid,
  ...ticketsSaid,
  ...rangeSearchSaid,
  ...servicesSaid,
  ...singleQuerySaid,
  ...watchSaid,
  ...homeSaid,
  ...queryRecordsSaid,
  ...reportsSaid,
} satisfies Translated<Catalogues>;
