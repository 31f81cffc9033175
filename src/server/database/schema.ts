/** The tables for Kysely. The migrations create them; each column is in both. */
import type { ArchiveTables } from './tables/archive.ts';
import type { BatchTables } from './tables/batches.ts';
import type { DataSetTables } from './tables/data-sets.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { EntitlementTables } from './tables/entitlements.ts';
import type { FactorTables } from './tables/factors.ts';
import type { KeyTables } from './tables/keys.ts';
import type { PortalTables } from './tables/portal.ts';
import type { QueryRecordTables } from './tables/query-records.ts';
import type { SavedTables } from './tables/saved.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { SingleSignOnTables } from './tables/single-sign-on.ts';
import type { TicketTables } from './tables/tickets.ts';
import type { UserTables } from './tables/users.ts';
import type { WatchTables } from './tables/watch.ts';
import type { WebhookTables } from './tables/webhooks.ts';

export interface Schema
  extends
    ArchiveTables,
    BatchTables,
    DataSetTables,
    DocumentTables,
    EntitlementTables,
    FactorTables,
    KeyTables,
    PortalTables,
    QueryRecordTables,
    SavedTables,
    SignInTables,
    SingleSignOnTables,
    TicketTables,
    UserTables,
    WatchTables,
    WebhookTables {}
