/** All German texts. Fetched for readers of German only. */
import { german as account } from '../account/account.de.ts';
import { german as failures } from '../api/failures.de.ts';
import { german as app } from './app.de.tsx';
import { german as auditLog } from '../audit/audit-log.de.ts';
import { german as batches } from '../batches/batches.de.tsx';
import { german as batchFindings } from '../batches/findings.de.ts';
import { german as batchFile } from '../batches/file/batch-file.de.ts';
import { german as document } from '../browser/document.de.ts';
import { german as commandBox } from '../command-box/command-box.de.ts';
import { german as decoder } from '../decoder/decoder.de.tsx';
import { german as developers } from '../developers/developers.de.ts';
import { german as documents } from '../documents/documents.de.ts';
import { german as entitlements } from '../entitlements/entitlements.de.ts';
import { german as factors } from '../factors/factors.de.ts';
import { german as home } from '../home/home.de.tsx';
import { german as keys } from '../keys/keys.de.ts';
import { german as navigation } from '../navigation/navigation.de.ts';
import { german as organisations } from '../organisations/organisations.de.tsx';
import { german as queryRecords } from '../query-records/query-records.de.ts';
import { german as rangeSearch } from '../range-search/range-search.de.tsx';
import { german as reports } from '../reports/reports.de.tsx';
import { german as services } from '../services/services.de.ts';
import { german as session } from '../session/session.de.ts';
import { german as captcha } from '../sign-in/captcha/captcha.de.ts';
import { german as signIn } from '../sign-in/sign-in.de.tsx';
import { german as numberList } from '../single-query/number-list.de.ts';
import { german as singleQuery } from '../single-query/single-query.de.ts';
import { german as startQuery } from '../single-query/start-query.de.ts';
import { german as singleSignOnSetUp } from '../single-sign-on/single-sign-on.de.ts';
import { german as status } from '../status/status.de.ts';
import { german as impersonation } from '../support-view/impersonation.de.ts';
import { german as tickets } from '../tickets/tickets.de.ts';
import { german as ui } from '../ui/ui.de.tsx';
import { german as countryPicker } from '../ui/country-picker/country-picker.de.ts';
import { german as table } from '../ui/table/table.de.ts';
import { german as users } from '../users/users.de.tsx';
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
  ...app,
  ...auditLog,
  ...batches,
  ...batchFindings,
  ...batchFile,
  ...document,
  ...commandBox,
  ...decoder,
  ...developers,
  ...documents,
  ...entitlements,
  ...factors,
  ...home,
  ...keys,
  ...navigation,
  ...organisations,
  ...queryRecords,
  ...rangeSearch,
  ...reports,
  ...services,
  ...session,
  ...captcha,
  ...signIn,
  ...numberList,
  ...singleQuery,
  ...startQuery,
  ...singleSignOnSetUp,
  ...status,
  ...impersonation,
  ...tickets,
  ...ui,
  ...countryPicker,
  ...table,
  ...users,
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
