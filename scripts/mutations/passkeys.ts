/** Breaks that let a person sign in with a passkey that is another's, was used already or was made for another site. */
import { type Mutation, mutationsOf } from './mutation.ts';

const signIn = ['src/server/sign-in/passkey-sign-in.test.ts'];
const apps = ['src/server/sign-in/authenticator-app.test.ts'];
const recovery = ['src/server/factors/recovery-codes.test.ts'];
const restored = ['src/server/account/restored-access.test.ts'];
const account = ['src/server/factors/passkeys.test.ts'];

export const passkeyMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/factors/webauthn.ts', signIn, [
    [
      'another site may ask',
      'expectedOrigin: origin,\n    expectedRPID: id,\n    // Only',
      "expectedOrigin: [origin, 'https://portal.example', 'https://portal.example.evil.example'],\n    expectedRPID: id,\n    // Only",
    ],
    ['another site’s passkeys are taken', 'expectedRPID: id,\n    // Only', "expectedRPID: [id, 'example'],\n    // Only"],
    [
      'whoever holds the authenticator signs in',
      'counter: 0 },\n    requireUserVerification: true',
      'counter: 0 },\n    requireUserVerification: false',
    ],
    ['a host name is asked of an address', 'if (isIP(', 'if (1 > 2 && isIP('],
  ]),
  ...mutationsOf('src/server/factors/passkey-challenges.ts', signIn, [
    ['a challenge works in any browser', ".where('holder_hash', '=', holderHash)\n", ''],
    ['any challenge works', ".where('challenge_hash', '=', hashToken(challenge))\n", ''],
    ['a challenge works for ever', ".where('expires_at', '>', sql<Date>`now()`)\n    .executeTakeFirst", '.executeTakeFirst'],
  ]),
  ...mutationsOf('src/server/factors/passkey-rows.ts', signIn, [
    ['a copied authenticator signs in', '    .where(isFurther)\n', ''],
    [
      'an authenticator that does not count signs in once',
      '(counter < ${counter} or (counter = 0 and ${counter} = 0))',
      '(last_used_at is null or counter < ${counter})',
    ],
  ]),
  ...mutationsOf('src/server/factors/passkey-rows.ts', account, [
    [
      'people remove each other’s passkeys',
      ".where('id', '=', id).where('user_id', '=', userId).returning",
      ".where('id', '=', id).returning",
    ],
    [
      'a passkey changes hands',
      "conflict.column('credential_id').doNothing()",
      "conflict.column('credential_id').doUpdateSet({ user_id: userId })",
    ],
  ]),
  ...mutationsOf('src/server/factors/passkey-rows.ts', account, [
    [
      'people rename each other’s passkeys',
      ".where('id', '=', id).where('user_id', '=', userId);\n  const before",
      ".where('id', '=', id);\n  const before",
    ],
  ]),
  ...mutationsOf('src/server/factors/passkey-rows.ts', restored, [
    [
      'a passkey that came back with a backup signs in',
      "    .where('restored_at', 'is', null)\n    .select(['passkeys.id'",
      "    .select(['passkeys.id'",
    ],
    ['a passkey that came back with a backup is asked for', 'andOff ? all : all.where(', 'andOff || userId ? all : all.where('],
  ]),
  ...mutationsOf('src/server/auth/session-rows.ts', restored, [
    ['a passkey that came back with a backup is the factor that is required', ' and passkeys.restored_at is null', ''],
  ]),
  ...mutationsOf('src/server/factors/factors.ts', restored, [
    ['a passkey that came back with a backup stands in for the mailed code', "    .where('restored_at', 'is', null)\n", ''],
  ]),
  ...mutationsOf('src/server/factors/passkeys.service.ts', account, [
    ['another name leaves no trace', 'if (before !== name) await recordAuditOf', 'if (before === undefined) await recordAuditOf'],
  ]),
  ...mutationsOf('src/server/factors/factors.ts', recovery, [
    ['recovery codes outlive what they stand in for', 'if (!passkey && !authenticator) await removeRecoveryCodes(db, userId);', ''],
    ['recovery codes go while a passkey is left', 'if (!passkey && !authenticator) await', 'if (!passkey || !authenticator) await'],
  ]),
  ...mutationsOf(
    'src/server/factors/authenticator-app.service.ts',
    [...recovery, ...apps],
    [
      ['recovery codes stand in for nothing', 'if (!passkey && !authenticator) throw', 'if (!passkey && authenticator) throw'],
      ['an app alone makes recovery codes', 'if (!passkey && !authenticator) throw', 'if (!authenticator) throw'],
    ],
  ),
  ...mutationsOf('src/server/factors/totp-secrets.ts', apps, [
    ['a code of an app works twice', '    .where(sql<boolean>`last_step < ${step}`)\n', ''],
    [
      'a secret that nobody confirmed opens the account',
      'isConfirmed ? sql<boolean>`confirmed_at is not null` : waits',
      'isConfirmed ? sql<boolean>`true` : waits',
    ],
    ['a secret waits for ever', '(confirmed_at is null and created_at > now() - ${unconfirmedLifetime})', '(confirmed_at is null)'],
    ['an app takes the place of another', ".where('totp_secrets.confirmed_at', 'is', null)", ''],
  ]),
  ...mutationsOf(
    'src/server/database/sealed-columns.ts',
    ['src/server/auth/key-rotation.test.ts'],
    [['secrets need the previous key for ever', 'if (previous.length === 0) return;', 'if (previous.length >= 0) return;']],
  ),
  ...mutationsOf(
    'src/server/factors/totp.ts',
    ['src/server/factors/totp.unit.test.ts'],
    [
      ['codes of ten steps', 'const drift = 1;', 'const drift = 5;'],
      ['no drift', 'const drift = 1;', 'const drift = 0;'],
    ],
  ),
  ...mutationsOf('src/server/factors/recovery-codes.ts', recovery.concat(apps), [
    ['recovery codes are everybody’s', ".where('user_id', '=', userId)\n    .where('code_hash'", ".where('code_hash'"],
    ['recovery codes pile up', '  await removeRecoveryCodes(db, userId);\n  await db', '  await db'],
  ]),
  ...mutationsOf('src/server/auth/lasting-access.ts', account, [
    ['passkeys outlive another mailbox', "passkeys: 'ends', apps: 'ends',", "passkeys: 'stays', apps: 'ends',"],
  ]),
  ...mutationsOf('src/server/factors/passkeys.service.ts', account, [
    [
      'what was not asked for is added',
      'if (challenge === undefined || !(await takeChallenge(db, session.tokenHash, challenge)))',
      'if (challenge === undefined)',
    ],
    ['nobody hears of a new passkey', 'await outbox.queue(transaction, passkeyAddedMail(', 'void (passkeyAddedMail('],
    ['nobody hears that a passkey is gone', 'await outbox.queue(transaction, passkeyRemovedMail(', 'void (passkeyRemovedMail('],
  ]),
  ...mutationsOf('src/server/sign-in/passkey-sign-in.ts', signIn, [
    ['a passkey of anybody confirms a sign-in', 'passkey?.portalId === session.portalId\n', 'passkey !== undefined\n'],
    ['whose a passkey is, is not asked', ' && response.response.userHandle === userHandle(passkey.portalId)', ''],
    ['a closed organisation signs in', 'if (passkey.closedAt !== null) await', 'if (passkey.closedAt === undefined) await'],
    ['accounts of the demo sign in elsewhere', 'if (!deps.config.DEMO && isDemoAccount', 'if (deps.config.DEMO && isDemoAccount'],
  ]),
];
