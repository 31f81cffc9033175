/** Every catalogue by its name, so that a language that lacks one is a type error. Types alone: no screen's texts reach another's part. */
type Modules = typeof import('../account/account.text.ts') &
  typeof import('../api/failures.text.ts') &
  typeof import('./frame.text.ts') &
  typeof import('./identity.text.ts') &
  typeof import('./key-list.text.ts') &
  typeof import('./not-found.text.tsx') &
  typeof import('./portal.text.ts') &
  typeof import('../audit/audit-log.text.ts') &
  typeof import('../batches/batch-addresses.text.ts') &
  typeof import('../batches/batch-progress.text.ts') &
  typeof import('../batches/batch-query.text.tsx') &
  typeof import('../batches/batch-results.text.ts') &
  typeof import('../batches/batch.text.ts') &
  typeof import('../batches/file/batch-file.text.ts') &
  typeof import('../browser/document.text.ts') &
  typeof import('../command-box/command-box.text.ts') &
  typeof import('../decoder/decoder.text.tsx') &
  typeof import('../developers/developers.text.ts') &
  typeof import('../documents/documents.text.ts') &
  typeof import('../entitlements/entitlements.text.ts') &
  typeof import('../entitlements/organisation-entitlements.text.ts') &
  typeof import('../factors/factors.text.ts') &
  typeof import('../home/home.text.tsx') &
  typeof import('../keys/keys.text.ts') &
  typeof import('../navigation/screens.text.ts') &
  typeof import('../navigation/single-keys.text.ts') &
  typeof import('../navigation/tiles.text.ts') &
  typeof import('../organisations/organisations.text.tsx') &
  typeof import('../query-records/query-records.text.ts') &
  typeof import('../range-search/range-search.text.tsx') &
  typeof import('../reports/reports.text.tsx') &
  typeof import('../services/service-legend.text.ts') &
  typeof import('../services/testing.text.ts') &
  typeof import('../session/passwords.text.ts') &
  typeof import('../session/permission-labels.text.ts') &
  typeof import('../session/permission-words.text.ts') &
  typeof import('../session/session.text.ts') &
  typeof import('../sign-in/captcha/captcha.text.ts') &
  typeof import('../sign-in/code.text.tsx') &
  typeof import('../sign-in/mailed-links.text.ts') &
  typeof import('../sign-in/sign-in.text.ts') &
  typeof import('../sign-in/single-sign-on.text.ts') &
  typeof import('../single-query/single-query.text.ts') &
  typeof import('../single-query/verdict.text.ts') &
  typeof import('../single-sign-on/single-sign-on.text.ts') &
  typeof import('../status/status.text.ts') &
  typeof import('../support-view/impersonation.text.ts') &
  typeof import('../tickets/tickets.text.ts') &
  typeof import('../ui/also-keys.text.ts') &
  typeof import('../ui/controls.text.tsx') &
  typeof import('../ui/document-titles.text.ts') &
  typeof import('../ui/home-country.text.ts') &
  typeof import('../ui/legend.text.ts') &
  typeof import('../ui/parts.text.ts') &
  typeof import('../ui/reason-codes.text.ts') &
  typeof import('../ui/service-titles.text.ts') &
  typeof import('../ui/table/table.text.ts') &
  typeof import('../users/users.text.tsx') &
  typeof import('../watch/watch-number.text.ts') &
  typeof import('../watch/watch.text.ts') &
  typeof import('../webhooks/webhooks.text.ts') &
  typeof import('../../shared/base/said.ts') &
  typeof import('../../shared/keys/said.ts') &
  typeof import('../../shared/keys/wanted.ts') &
  typeof import('../../shared/base/numbers-wanted.ts') &
  typeof import('../../shared/range-search/said.ts') &
  typeof import('../../shared/range-search/wanted.ts') &
  typeof import('../../shared/services/wanted.ts') &
  typeof import('../../shared/single-query/said.ts') &
  typeof import('../../shared/single-query/wanted.ts') &
  typeof import('../../shared/watch/said.ts') &
  typeof import('../../shared/watch/wanted.ts') &
  typeof import('../../shared/home/wanted.ts') &
  typeof import('../../shared/query-records/said.ts') &
  typeof import('../../shared/query-records/wanted.ts') &
  typeof import('../../shared/reports/said.ts') &
  typeof import('../../shared/reports/wanted.ts');

/** How an export is called that is a catalogue, or a table of sentences of `shared`; the others of these files read them. */
type Called = `${string}${'Text' | 'Words' | 'Said' | 'Wanted'}`;

export type Catalogues = { [Name in keyof Modules as Name extends Called ? Name : never]: Modules[Name] };
