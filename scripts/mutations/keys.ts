/** Breaks that let an API key do more than its owner, or for longer. */
import { type Mutation, mutationsOf } from './mutation.ts';

const life = ['src/server/keys'];
const restored = ['src/server/account/restored-access.test.ts'];

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
  ...mutationsOf('src/server/auth/key-rows.ts', restored, [
    ['a key that came back with a backup is taken', 'if (isRestored)\n', 'if (isRestored && isClosed)\n'],
  ]),
  ...mutationsOf('src/server/account/restored-access.queries.ts', restored, [
    [
      'anybody keeps a key of the organisation',
      '(key.portalId !== portalId && !isAdministrator(permissions))',
      '(key.portalId !== portalId && permissions === 0)',
    ],
    ['anybody keeps a webhook of the organisation', 'if (!isAdministrator(permissions)) return undefined;', ''],
    ['people keep each other’s passkeys', "    .where('user_id', '=', portalId)\n", ''],
  ]),
  ...mutationsOf('src/server/account/restored-access.service.ts', restored, [
    ['a key is kept by whoever does not hold what it may', 'if (refusal !== undefined) throw', 'if (refusal === null) throw'],
    [
      'keys are kept before a factor is there',
      "if (session.needsFactor && kind !== 'passkey')",
      "if (session.needsFactor && kind === 'passkey' && id === '')",
    ],
  ]),
  ...mutationsOf(
    'src/server/auth/restored-access.ts',
    ['src/server/backup/restored-access.test.ts'],
    [
      ['keys work after a restore', "table: 'api_keys', works: sql`revoked_at", "table: 'api_keys', works: sql`false and revoked_at"],
      ['webhooks are called after a restore', "table: 'webhooks', works: sql`true`", "table: 'webhooks', works: sql`false`"],
      ['passkeys sign in after a restore', "table: 'passkeys',\n    works: sql`true`", "table: 'passkeys',\n    works: sql`false`"],
      [
        'links let in after a restore',
        "table: 'linked_identities', works: sql`user_id",
        "table: 'linked_identities', works: sql`false and user_id",
      ],
      [
        'nothing is off where the backup is of a version before',
        'if (rows.length === 0) continue;',
        "if (rows.length === 0 || (await sql`select from pg_attribute where attrelid = to_regclass(${table}) and attname = 'restored_at'`.execute(transaction)).rows.length === 0) continue;",
      ],
    ],
  ),
  ...mutationsOf('src/server/auth/key-addresses.ts', life, [
    ['a network is its first address alone', ': Number(bits), family)', ': 32, family)'],
    ['a key is taken from everywhere', 'return list.check(address, familyOf(address));', 'return true;'],
  ]),
  ...mutationsOf('src/server/keys/keys.service.ts', life, [
    ['a key is made for what its maker does not hold', 'if (refusal !== undefined) throw', 'if (refusal === null) throw'],
  ]),
  ...mutationsOf('src/server/auth/api-keys.ts', life, [
    ['a mistyped key is looked up', 'return checksum(head) === sum ? undefined :', 'return checksum(head) !== "" ? undefined :'],
  ]),
  ...mutationsOf('src/server/keys/keys.queries.ts', life, [
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
