/** Changes of an organisation's entitlements by staff, in the portal or by a command, each with an audit entry. */
import { entitlementsSaid } from '../../shared/entitlements/said.ts';
import { callingCodeOf } from '../../numbers/ranges/calling-code.ts';
import { findCountry } from '../../numbers/ranges/countries.ts';
import { recordAudit } from '../auth/audit-log.ts';
import type { Db } from '../database/database.ts';
import { type Entitlement, nothingLimited, readEntitlement, writeEntitlement } from '../entitlements/entitlement.ts';
import { AppError } from '../base/errors.ts';
import { lockedOrganisation } from './organisation-changes.ts';

/** A change of an organisation's entitlements. */
export interface EntitlementChange {
  readonly name: string;
  readonly before: Entitlement;
  readonly after: Entitlement;
  /** Changes in words, new and old value; empty if nothing changed, and then nothing was written. */
  readonly changes: readonly string[];
}

/** Applies the given changes in `transaction`. Throws `AppError`: 404, and 400 on `destinations` for an unknown one. */
export async function changeEntitlement(
  transaction: Db,
  { id, actor }: { readonly id: number; readonly actor: string },
  { services, dailyQuota, destinations }: { [Fact in keyof Entitlement]?: Entitlement[Fact] | undefined },
): Promise<EntitlementChange> {
  requireDestinations(destinations ?? []);
  const { name } = await lockedOrganisation(transaction, id);
  const before = (await readEntitlement(transaction, id)) ?? nothingLimited;
  const after = {
    services: services === undefined ? before.services : services,
    dailyQuota: dailyQuota === undefined ? before.dailyQuota : dailyQuota,
    destinations: destinations ?? before.destinations,
  };
  const changes = changesBetween(before, after);
  if (changes.length === 0) return { name, before, after, changes };
  await writeEntitlement(transaction, id, after);
  const detail = changes.join('; ');
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'entitlements changed', detail });
  return { name, before, after, changes };
}

/** Describes each part of an entitlement in words. */
export function entitlementInWords({ services, dailyQuota, destinations }: Entitlement) {
  return {
    services: services === null ? 'all' : listed(services),
    'daily quota': dailyQuota === null ? 'none' : String(dailyQuota),
    'destinations switched off': listed(destinations),
  };
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

function changesBetween(before: Entitlement, after: Entitlement): string[] {
  const [was, is] = [Object.entries(entitlementInWords(before)), Object.values(entitlementInWords(after))];
  return was.flatMap(([fact, words], index) => (words === is[index] ? [] : [`${fact}: ${is[index]} (was ${words})`]));
}

function requireDestinations(destinations: readonly string[]): void {
  const unknown = destinations.filter((one) => !isKnown(one));
  if (unknown.length === 0) return;
  const said = entitlementsSaid.noSuchDestination(unknown.slice(0, 5).join(', '));
  throw new AppError('validation_failed', said, { errors: { destinations: said } });
}

/** True for a country or a complete calling code: no number begins with 99 alone. */
function isKnown(destination: string): boolean {
  return findCountry(destination) !== undefined || (/^[1-9]/.test(destination) && callingCodeOf(`${destination}00`) === destination);
}
