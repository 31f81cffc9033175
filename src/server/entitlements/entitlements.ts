/** What organisations may ask, remembered for a second, and their quotas, taken for all queries that come in the same turn at once. */
import type { Db } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { type Entitlement, readEntitlement, type Refusal } from './entitlement.ts';
import { giveBackQuota, type Grant, takeQuota } from './quota-rows.ts';

export interface Entitlements {
  /** Undefined where nothing is limited. */
  of(organisationId: number): Promise<Entitlement | undefined>;
  /** Takes up to so many queries of the quota, committed when it resolves. Undefined where there is no quota. */
  take(organisationId: number, queries: number): Promise<Grant | undefined>;
  /** Gives back what of a grant was not answered. */
  giveBack(organisationId: number, unused: Grant): Promise<void>;
  /** Counts queries that were refused. */
  countRefused(rc: Refusal, queries: number): void;
  /** For whoever changes what an organisation may ask: this node obeys at once, the others within a second. */
  changed(db: Db): void;
}

/** How long another node may go on with what was changed. */
const rememberedMs = 1_000;
const rememberedMost = 50_000;

interface EntitlementsDependencies {
  readonly db: Db;
  readonly countRefused: (rc: Refusal, queries: number) => void;
  /** In ms, monotonic. */
  readonly now?: (() => number) | undefined;
}

interface Waiting {
  readonly queries: number;
  resolve(grant: Grant | undefined): void;
  reject(error: unknown): void;
}

export function createEntitlements({ db, countRefused, now = () => performance.now() }: EntitlementsDependencies): Entitlements {
  let remembered = new Map<number, { found: Promise<Entitlement | undefined>; until: number }>();
  const waitingOf = new Map<number, Waiting[]>();

  const read = (organisationId: number) => {
    if (remembered.size >= rememberedMost) remembered.clear();
    const found = readEntitlement(db, organisationId);
    const entry = { found, until: now() + rememberedMs };
    remembered.set(organisationId, entry);
    // Who asks next asks again.
    void found.catch(() => remembered.get(organisationId) === entry && remembered.delete(organisationId));
    return found;
  };

  const takeAll = async (organisationId: number) => {
    for (let group = waitingOf.get(organisationId); group?.length; group = waitingOf.get(organisationId)) {
      waitingOf.set(organisationId, []);
      try {
        share(await takeQuota(db, organisationId, sumOf(group)), group);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    waitingOf.delete(organisationId);
  };

  return {
    of: async (organisationId) => {
      const known = remembered.get(organisationId);
      return known && known.until > now() ? known.found : read(organisationId);
    },
    take: (organisationId, queries) =>
      new Promise((resolve, reject) => {
        const one = { queries, resolve, reject };
        const waiting = waitingOf.get(organisationId);
        if (waiting) return void waiting.push(one);
        waitingOf.set(organisationId, [one]);
        void takeAll(organisationId);
      }),
    giveBack: (organisationId, unused) => giveBackQuota(db, organisationId, unused),
    countRefused,
    changed: (transaction) => afterCommit(transaction, () => (remembered = new Map())),
  };
}

/** Who came first is given first. */
function share(grant: Grant | undefined, group: readonly Waiting[]): void {
  let left = grant?.queries ?? 0;
  for (const { queries, resolve } of group) {
    const given = Math.min(queries, left);
    left -= given;
    resolve(grant && { queries: given, day: grant.day });
  }
}

function sumOf(group: readonly Waiting[]): number {
  return group.reduce((sum, { queries }) => sum + queries, 0);
}
