/** Dependencies of the features: made once in `start.ts`, passed to every feature; each takes those it names. */
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceCode } from '../shared/services/services.ts';
import type { Archive } from './archive/archive.ts';
import type { Answerers } from './answerers/answerers.ts';
import type { BatchWorker } from './batches/worker/batch-worker.ts';
import type { Config } from './config/config.ts';
import type { SecretKeys } from './config/secret-key.ts';
import type { FollowedDataSets } from './data-sets/data-sets.ts';
import type { Db } from './database/database.ts';
import type { PoolUse } from './database/server-pool.ts';
import type { Entitlements } from './entitlements/entitlements.ts';
import type { DocumentPublishing } from './documents/publishing.ts';
import type { HumanCheck } from './auth/human-check.ts';
import type { MailOutbox } from './mail/mail-outbox.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { PasswordHashes } from './auth/password-hashes.ts';
import type { QueryRecords } from './query-records/query-records.ts';
import type { ServiceHealth } from './query-records/service-health.ts';
import type { Sessions } from './auth/sessions.ts';
import type { ProviderClient } from './single-sign-on/provider-client.ts';
import type { Storage } from './storage/storage.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';
import type { Uploads } from './http/uploads.ts';

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** Returns the use of the database connections. */
  readonly connections: () => PoolUse;
  readonly log: FastifyBaseLogger;
  /** Sends at once, for mails that a user waits for; all others go through the outbox. */
  readonly mailer: Mailer;
  readonly outbox: MailOutbox;
  readonly humanCheck: HumanCheck;
  readonly passwordHashes: PasswordHashes;
  readonly sessions: Sessions;
  readonly dataSets: FollowedDataSets;
  readonly answerers: Answerers;
  /** True if a service is answered from local data sets, without an upstream. */
  readonly answersFromData: (service: ServiceCode) => boolean;
  readonly entitlements: Entitlements;
  readonly queryRecords: QueryRecords;
  readonly serviceHealth: ServiceHealth;
  readonly batchWorker: BatchWorker;
  readonly webhooks: WebhookSender;
  /** Client for the organisations' identity providers. */
  readonly providerClient: ProviderClient;
  /** Uploads, results and documents. */
  readonly storage: Storage;
  /** Query records of past days that left the database. */
  readonly archive: Archive;
  readonly uploads: Uploads;
  readonly metrics: Metrics;
  /** Publishes the documents that the portal makes by itself. */
  readonly publishing: DocumentPublishing;
  /** Secret keys, for keyed hashes of secrets that are looked up again, such as one-time codes. */
  readonly secretKeys: SecretKeys;
  /** Public URL of the portal: configured, or this machine at the port in use. No slash at the end. */
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** Prints a line for people who try the demo. Silent otherwise. */
  readonly printDemoLine: (line: string) => void;
}
