import { mutationsOf } from './mutation.ts';

const signInTests = ['src/server/sign-in', 'src/server/security.unit.test.ts'];
const sessionTests = ['src/server/auth', ...signInTests, 'src/server/support-view', 'src/server/account', 'src/server/factors'];

/** Budgets of attempts, codes, links, sessions. */
export const signInMutations = [
  ...mutationsOf(
    'src/server/auth/attempt-budgets.ts',
    [...signInTests, 'src/server/sign-in'],
    [
      ['one wrong password more than allowed', 'a.spent < ${max}', 'a.spent <= ${max}'],
      ['a window never ends', 'spent = case when a.window_ends_at <= now() then 1 else a.spent + 1 end', 'spent = a.spent + 1'],
      [
        'every attempt prolongs the window',
        'window_ends_at = case when a.window_ends_at <= now() then excluded.window_ends_at else a.window_ends_at end',
        'window_ends_at = excluded.window_ends_at',
      ],
      ['thirty wrong passwords an account', "name: 'password of account', max: 10", "name: 'password of account', max: 30"],
      ['a thousand wrong passwords an address', "name: 'password from address', max: 100", "name: 'password from address', max: 1000"],
      ['fifty wrong codes', "name: 'code of account', max: 5", "name: 'code of account', max: 50"],
      ['a hundred wrong codes a day', "name: 'code of account today', max: 10", "name: 'code of account today', max: 100"],
    ],
  ),
  ...mutationsOf(
    'src/server/sign-in/wrong-password.ts',
    ['src/server/sign-in/wrong-password.test.ts'],
    [
      ['unknown accounts cost the database less after the reply', '?? (someone && {', '?? (undefined && {'],
      ['unknown accounts cost less once somebody had the mail of the day', '{ ...someone, id: randomUUID() }', 'someone'],
      [
        'what is written for unknown accounts stays',
        '(known ? sql`release savepoint before_entry`',
        '(someone ? sql`release savepoint before_entry`',
      ],
    ],
  ),
  ...mutationsOf('src/server/sign-in/check-password.ts', signInTests, [
    ['right passwords use the budget up', 'await refund(db, account.budget, account.key);', ''],
    [
      'guesses from one address are not counted',
      'await spendOrRefuse(db, address.budget, { key: address.key, message: signInSaid.tooManyPasswords });',
      '',
    ],
    ['a wrong password is right', '|| !user) {', '&& !user) {'],
  ]),
  ...mutationsOf(
    'src/server/sign-in/one-time-code.ts',
    [...signInTests, 'src/server/mail'],
    [
      ['the address beside the code is not compared', 'email === session.email && ', ''],
      ['codes are hashed without a key', "createHmac('sha256', secretKey)", "createHmac('sha256', '')"],
      ['a code of one account works for another', '`one-time code ${portalId} ${code}`', '`one-time code ${code}`'],
      [
        'a code still works once the account is locked',
        'await voidCode(db, portalId);',
        '',
        'the lock outlasts the life of a code, so that the code is dead either way',
      ],
      ['a code that could not be mailed blocks the next', 'await removeCode(db, portalId, codeHash);', ''],
      ['locked accounts get more codes', 'await refuseWhileLocked(deps, portalId);', ''],
    ],
  ),
  ...mutationsOf('src/server/auth/one-time-codes.ts', signInTests, [
    [
      'codes work after their ten minutes',
      ".where('code_hash', 'in', codeHashes)\n    .where('expires_at', '>', sql<Date>`now()`)",
      ".where('code_hash', 'in', codeHashes)",
    ],
    ['codes live for ten hours', "${oneTimeCodeMinutes} * interval '1 minute'", "${oneTimeCodeMinutes} * interval '1 hour'"],
  ]),
  ...mutationsOf('src/server/sign-in/sign-in.ts', signInTests, [
    ['an older sign-in takes the code of a newer one', 'await sessions.revokePending(transaction, userId);', ''],
    ['the pending token works on beside the new one', 'await sessions.revoke(transaction, pending.tokenHash);', ''],
  ]),
  ...mutationsOf(
    'src/server/auth/password-hashes.ts',
    ['src/server/auth', ...signInTests],
    [
      ['passwords are hashed without the pepper', "createHmac('sha256', peppers.get(keyId) ?? '')", "createHmac('sha256', '')"],
      ['the password of the decoy signs in', 'return same && isReadable;', 'return same;'],
      [
        'unknown accounts answer at once',
        'const same = await verify(isReadable && stored ? stored : await decoy, peppered(digest, isReadable ? keyId : currentId));',
        'const same = isReadable && typeof stored === "string" && (await verify(stored, peppered(digest, keyId)));',
      ],
      ['cheap hashes', 'memoryCost: 19_456, timeCost: 2', 'memoryCost: 1_024, timeCost: 1'],
    ],
  ),
  ...mutationsOf(
    'src/server/sign-in/check-password.ts',
    ['src/server/auth/key-rotation.test.ts'],
    [['passwords stay with the previous key', 'if (hash !== undefined) await renewPassword(db, user, hash);', '']],
  ),
  ...mutationsOf(
    'src/server/auth/session-rows.ts',
    ['src/server/cli/organisations.test.ts'],
    [['a session of a closed organisation works', "    .where('organisations.closed_at', 'is', null)\n", '']],
  ),
  ...mutationsOf(
    'src/server/sign-in/check-password.ts',
    ['src/server/cli/organisations.test.ts'],
    [['users of a closed organisation sign in', 'if (user.closedAt !== null) await refuseClosed(db, user);', '']],
  ),
  ...mutationsOf(
    'src/server/auth/secret-key-of-database.ts',
    ['src/server/auth/key-rotation.test.ts'],
    [['a start with any key', 'noted !== undefined && !keys.map(keyIdOf).includes(noted)', 'false']],
  ),
  ...mutationsOf('src/server/auth/known-devices.ts', signInTests, [
    [
      'a made-up cookie makes a device known',
      "timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, { email, device }))",
      'timingSafeEqual(Buffer.from(signature), Buffer.from(signature))',
    ],
  ]),
  ...mutationsOf('src/server/auth/session-rows.ts', sessionTests, [
    ['sessions of 120 hours', '    ${sessionMostMinutes}\n  )', '    10 * ${sessionMostMinutes}\n  )'],
    ['pending tokens of 600 minutes', "pending: () => sql`interval '10 minutes'`", "pending: () => sql`interval '600 minutes'`"],
    ['idle sessions live on', '    ${sessionIdleMinutes}\n  )', '    100 * ${sessionIdleMinutes}\n  )'],
    [
      'a support view outlives the rights of staff',
      '.on(sql<boolean>`staff.permissions & ${maskOf([bits.user_management])}::int <> 0`)',
      '',
    ],
    [
      'a session that is over is renewed',
      ".where('token_hash', '=', tokenHash)\n    .where('expires_at', '>', sql<Date>`now()`)",
      ".where('token_hash', '=', tokenHash)",
    ],
  ]),
  ...mutationsOf('src/server/auth/tokens.ts', sessionTests, [
    ['tokens of 64 bits', 'random(32)', 'random(8)'],
    ['tokens are kept in clear', "createHash('sha256').update(token).digest()", 'Buffer.from(token)'],
  ]),
  ...mutationsOf('src/server/auth/sessions.ts', sessionTests, [
    ['other processes take a revoked token for a minute', 'const cacheMs = 1_000', 'const cacheMs = 60_000'],
  ]),
  ...mutationsOf(
    'src/server/auth/password-links.ts',
    ['src/server/sign-in', 'src/server/users', 'src/server/auth'],
    [['dead links work', "    .where('expires_at', '>', sql<Date>`now()`)\n", '']],
  ),
  ...mutationsOf(
    'src/shared/base/limits.ts',
    ['src/server/auth', 'src/server/sign-in', 'src/server/account', 'src/server/factors', ...signInTests],
    [
      ['support views of ten hours', 'supportViewMinutes = 60', 'supportViewMinutes = 600'],
      ['invitations of 700 days', 'invitationDays = 7', 'invitationDays = 700'],
      ['reset links of a day', 'resetLinkMinutes = 30', 'resetLinkMinutes = 1440'],
      ['links that change an address for a day', 'emailLinkMinutes = 60', 'emailLinkMinutes = 1440'],
      ['codes of ten hours', 'oneTimeCodeMinutes = 10', 'oneTimeCodeMinutes = 600'],
    ],
  ),
  ...mutationsOf(
    'src/server/auth/human-check.ts',
    ['src/server/auth/human-check.test.ts'],
    [
      [
        'a proof of work counts twice',
        'if (!(await spendProof(db, await check.verify(proof)))) throw refused();',
        'await check.verify(proof);',
      ],
      ['any score passes for a person', 'score >= leastScore', 'score >= 0'],
      ['a proof for another site counts', 'hostname === new URL(PUBLIC_URL).hostname', 'hostname !== undefined'],
    ],
  ),
  ...mutationsOf(
    'src/server/sign-in/passwords.service.ts',
    ['src/server/sign-in'],
    [
      [
        'sessions outlive a password that was reset',
        "await endAccess(transaction, 'password set by a mailed link', { whose: { userId: user.id }, sessions });",
        '',
      ],
      [
        'a stranger floods a mailbox with links',
        'if ((await spend(transaction, budgets.passwordLinksOfAccount, accountKey(email))) === undefined) return;',
        '',
      ],
    ],
  ),
];
