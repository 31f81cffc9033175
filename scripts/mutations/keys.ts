/** What would let a key of a program do more than its owner, or for longer. */
import { type Mutation, mutationsOf } from './mutation.ts';

const life = ['src/server/features/keys'];

export const keyMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/auth/key-rows.ts', life, [
    ['a key does more than its owner', 'keyPermissions & permissions & ~administrators', 'keyPermissions & ~administrators'],
    ['a key does all that its owner may', 'keyPermissions & permissions & ~administrators', 'permissions & ~administrators'],
    ['a revoked key is taken', 'if (isRevoked) return', 'if (isRevoked && isClosed) return'],
    ['an expired key is taken', 'if (isExpired) return', 'if (isExpired && isClosed) return'],
    ['a key of a closed organisation is taken', 'if (isClosed) return', 'if (isClosed && isExpired) return'],
    [
      'a key goes along to another organisation',
      ".onRef('portal_users.organisation_id', '=', 'api_keys.organisation_id')",
      ".onRef('portal_users.id', '=', 'api_keys.user_id')",
      'the database takes the owner from a key when that user moves to another organisation',
    ],
  ]),
  ...mutationsOf('src/server/auth/key-addresses.ts', life, [
    ['a network is its first address alone', ': Number(bits), family)', ': 32, family)'],
    ['a key is taken from everywhere', 'return list.check(address, familyOf(address));', 'return true;'],
  ]),
  ...mutationsOf('src/server/features/keys/keys.service.ts', life, [
    ['a key is made for what its maker does not hold', 'if (refusal !== undefined) throw', 'if (refusal === null) throw'],
  ]),
  ...mutationsOf('src/server/auth/api-keys.ts', life, [
    ['a mistyped key is looked up', 'return checksum(head) === sum ? undefined :', 'return checksum(head) !== "" ? undefined :'],
  ]),
  ...mutationsOf('src/server/features/keys/keys.queries.ts', life, [
    [
      'a key of another organisation is revoked',
      ".where('organisation_id', '=', organisationId)\n    .select(['id', 'name', 'prefix', 'permissions', 'addresses', 'term_days'",
      ".select(['id', 'name', 'prefix', 'permissions', 'addresses', 'term_days'",
    ],
    ['a rotated key works on', "now() + ${rotatedKeyHours} * interval '1 hour')", 'expires_at)'],
  ]),
  ...mutationsOf(
    'src/server/http/admission.ts',
    ['src/server/access.test.ts', ...life],
    [['a key calls what is a person’s', 'if (key && !withKey) return notForKeys;', '']],
  ),
];
