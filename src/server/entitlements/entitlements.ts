/** Entitlements, cached for a second, and quotas, taken at once for all queries of the same turn. */
import type { Db } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { type Entitlement, readEntitlement, type Refusal } from './entitlement.ts';
import { giveBackQuota, type Grant, takeQuota } from './quota-rows.ts';

export interface Entitlements {
  /** Reads the entitlement; undefined if nothing is limited. */
  of(organisationId: number): Promise<Entitlement | undefined>;
  /** Takes up to this many queries from the quota, committed when it resolves. Undefined if there is no quota. */
  take(organisationId: number, queries: number): Promise<Grant | undefined>;
  /** Gives back the unanswered part of a grant. */
  giveBack(organisationId: number, unused: Grant): Promise<void>;
  countRefused(rc: Refusal, queries: number): void;
  /** Call this after a change of entitlements: this node obeys at once, the others within a second. */
  changed(db: Db): void;
}

/** Longest time for which another node may still use the old entitlement. */
const rememberedMs = 1_000;
const rememberedMost = 50_000;

interface EntitlementsDependencies {
  readonly db: Db;
  readonly countRefused: (rc: Refusal, queries: number) => void;
  /** Monotonic clock in ms. */
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
    // The next caller reads again.
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

/** Distributes a grant: first come, first served. */
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
