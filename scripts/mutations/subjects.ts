/** All mutations, by the subject that they break. */
import { addressMutations } from './addresses.ts';
import { boundMutations } from './bounds.ts';
import { bundledPostgresMutations } from './bundled-postgres.ts';
import { doorMutations } from './doors.ts';
import { entitlementMutations } from './entitlements.ts';
import { escapeMutations } from './escapes.ts';
import { keyMutations } from './keys.ts';
import { leaseMutations } from './leases.ts';
import type { Mutation } from './mutation.ts';
import { countMutations, parserMutations } from './numbers.ts';
import { operationMutations } from './operation.ts';
import { passkeyMutations } from './passkeys.ts';
import { permissionMutations } from './permissions.ts';
import { recordMutations } from './records.ts';
import { signInMutations } from './sign-in.ts';
import { singleSignOnMutations } from './single-sign-on.ts';
import { verdictMutations } from './verdicts.ts';
import { watchMutations } from './watch-lists.ts';
import { webhookMutations } from './webhooks.ts';

export const subjects: Record<string, readonly Mutation[]> = {
  permissions: permissionMutations,
  addresses: addressMutations,
  keys: keyMutations,
  'sign-in': signInMutations,
  passkeys: passkeyMutations,
  'single sign-on': singleSignOnMutations,
  webhooks: webhookMutations,
  entitlements: entitlementMutations,
  leases: leaseMutations,
  parsers: parserMutations,
  counts: countMutations,
  escapes: escapeMutations,
  verdicts: verdictMutations,
  'watch lists': watchMutations,
  doors: doorMutations,
  'bundled postgres': bundledPostgresMutations,
  bounds: boundMutations,
  'query records': recordMutations,
  operation: operationMutations,
};
