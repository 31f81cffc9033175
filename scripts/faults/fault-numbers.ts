/** Tests of each fault that the portal tolerates: a case of this folder, or a test that `npm test` runs. */

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type FaultNumber = `F${Exclude<Digit, 0> | `${1 | 2}${Digit}` | `3${Digit}` | `4${0 | 1 | 2 | 3 | 4}`}`;

/** A case is named without its folder, a test file by its path. */
type Holder = `case ${string}` | `held by ${string}`;

export const faultNumbers: Record<FaultNumber, readonly Holder[]> = {
  F1: ['case killed-nodes', 'held by src/server/batches/worker/killed-worker.test.ts'],
  F2: ['held by src/server/mail/mail-outbox.test.ts'],
  F3: ['case stopped-nodes', 'held by src/server/batches/worker/killed-worker.test.ts'],
  F4: ['held by src/server/batches/worker/batch-queue.test.ts'],
  F5: ['held by src/server/batches/worker/killed-worker.test.ts'],
  F6: ['held by src/server/batches/worker/live-rows.test.ts'],
  F7: ['held by src/server/batches/batch-upload.test.ts'],
  F8: ['held by src/server/batches/batch-upload.test.ts'],
  F9: ['case killed-nodes'],
  F10: ['case killed-postgres', 'case killed-bundled-postgres'],
  F11: ['case starved-database', 'case silent-postgres', 'held by src/server/database/silent-database.test.ts'],
  F12: ['case read-only-disk', 'case full-database-disk', 'held by src/server/read-only-database.test.ts'],
  F13: ['case full-disk', 'case full-database-disk', 'case read-only-disk', 'held by src/server/batches/worker/live-rows.test.ts'],
  F14: ['case mail-away', 'held by src/server/mail/mailer.test.ts'],
  F15: ['case mail-away', 'held by src/server/mail/mail-outbox.test.ts'],
  F16: ['held by src/server/answerers/upstream.unit.test.ts'],
  F17: ['case upstream-hung', 'held by src/server/answerers/http-upstream.unit.test.ts'],
  F18: ['held by src/server/answerers/http-upstream.unit.test.ts'],
  F19: ['held by src/server/answerers/upstream.unit.test.ts'],
  F20: ['held by src/server/auth/human-check.test.ts'],
  F21: ['case flood'],
  F22: ['case slow-clients'],
  F23: ['held by src/server/batches/worker/batch-queue.test.ts'],
  F24: ['held by src/server/batches/worker/live-rows.test.ts'],
  F25: ['held by src/server/reports/reports.test.ts', 'held by src/shared/base/utc-day.test.ts'],
  F26: ['held by src/shared/base/utc-day.test.ts', 'held by e2e/tailored-search.spec.ts'],
  F27: ['case clock-back', 'held by src/server/batches/worker/missing-input.test.ts'],
  F28: ['held by src/server/documents/periods.unit.test.ts', 'held by src/server/documents/period-reports.test.ts'],
  F29: ['case stopped-nodes', 'case proxied-nodes'],
  F30: ['case two-starts', 'held by src/server/database/database.test.ts'],
  F31: ['held by src/server/backup/backup.test.ts'],
  F32: ['held by e2e/updated-portal.spec.ts'],
  F33: ['held by e2e/batch-query.spec.ts', 'held by e2e/sign-in.spec.ts'],
  F34: ['held by e2e/ticket-drafts.spec.ts'],
  F35: ['case uncaught-exception', 'held by src/server/main.test.ts'],
  // A backup without files of the database, and statements that PostgreSQL compiles first.
  F36: ['held by src/server/backup/whole-backup.test.ts'],
  F37: ['held by src/server/usual-times.test.ts'],
  // A node with the files of another portal, without the intended database, or with a database of another program.
  F38: ['held by src/server/storage/storage-mark.test.ts'],
  F39: ['held by src/server/config/misspelt.unit.test.ts'],
  F40: ['held by src/server/database/database.test.ts'],
  // No node behind the proxy, faults of a quiet portal, numbers without an answerer, and a next version beside this one.
  F41: ['held by deploy/proxies.test.ts'],
  F42: ['held by deploy/prometheus/prometheus.test.ts'],
  F43: ['held by src/server/answerers/enum-upstream.unit.test.ts', 'held by src/server/answerers/bind.unit.test.ts'],
  F44: ['held by src/server/next-version.test.ts'],
};
