import { mutationsOf } from './mutation.ts';

const accessTests = ['src/server/access-table.unit.test.ts', 'src/server/access.test.ts'];

/** Breaks of permissions: declared access, granting, reach. */
export const permissionMutations = [
  ...mutationsOf('src/shared/audit/audit.ts', accessTests, [
    ['everyone who is signed in reads the audit log', 'signedIn(bits.user_management)', 'signedIn()'],
  ]),
  ...mutationsOf('src/shared/documents/documents.ts', accessTests, [
    [
      'everyone who is signed in downloads documents',
      "file code; needs the same permissions as the list',\n  access: signedIn(bits.downloads)",
      "file code; needs the same permissions as the list',\n  access: signedIn()",
    ],
  ]),
  ...mutationsOf(
    'src/shared/base/permissions.ts',
    ['src/server/access.test.ts', 'src/server/users', 'src/shared'],
    [['everybody holds every permission', '(mask & (1 << bit)) !== 0', '(mask | (1 << bit)) !== 0']],
  ),
  ...mutationsOf(
    'src/shared/users/permission-mask.ts',
    ['src/server/users', 'src/shared'],
    [
      ['a mask beyond all bits is granted', ', z.lte(everyPermission))', ')'],
      ['a mask of nothing is granted', 'z.gte(1, { error', 'z.gte(0, { error'],
    ],
  ),
  ...mutationsOf(
    'src/server/http/admission.ts',
    [
      'src/server/access.test.ts',
      'src/server/app.test.ts',
      'src/server/http/serve.test.ts',
      'src/server/auth/audit-log.test.ts',
      'src/server/auth/refused-calls.test.ts',
      'src/server/support-view',
    ],
    [
      ['a pending token opens everything', "state === (who === 'pending' ? 'pending' : 'active')", 'state !== undefined'],
      [
        'one permission of several is enough',
        'access.bits.find((bit) => !holds(mask, bit))',
        'access.bits.every((bit) => !holds(mask, bit)) ? access.bits[0] : undefined',
      ],
      ['a support view acts', 'if (support && !inSupportView) return', 'if (false) return'],
      ['refused calls leave no trace', 'await recordRefusal(db, session, { call, refusal });', ''],
      [
        'calls in a support view leave no trace',
        "if (session.support) await recordAuditOf(db, session, { action: 'call in support view', detail: call });",
        '',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/http/serve.ts',
    [
      'src/server/access.test.ts',
      'src/server/app.test.ts',
      'src/server/http/serve.test.ts',
      'src/server/auth/audit-log.test.ts',
      'src/server/auth/refused-calls.test.ts',
      'src/server/support-view',
    ],
    [
      [
        'a form of another site may post',
        "if (endpoint.method === 'POST' && endpoint.transfer !== 'mail' && keyIn(request) === undefined) requireRequestedWith(request);",
        '',
      ],
      [
        'a reply carries more than the contract names',
        '...jsonSchema } = z.toJSONSchema',
        '...jsonSchema } = {} as Record<string, unknown>; void z.toJSONSchema',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/auth/granting.ts',
    ['src/server/users/granting.test.ts', 'src/server/users/users.test.ts'],
    [
      ['people grant what they do not hold', 'namesIn(granting & ~editorMask)', 'namesIn(granting & 0)'],
      ['an edit takes what the editor does not hold', '(old & ~editorMask) | (sent & editorMask)', 'sent & editorMask'],
    ],
  ),
  ...mutationsOf(
    'src/server/users/reachable-users.ts',
    ['src/server/users', 'src/server/auth/lesser-staff.test.ts'],
    [
      ['customers edit administrators', 'if (isAdministrator(user.permissions) && !session.isStaff)', 'if (false && !session.isStaff)'],
      [
        'staff end the access of an administrator who holds more',
        'isAdministrator(user.permissions) ? whyNotTake(user.permissions, session.permissions) : undefined',
        'undefined as string | undefined',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/users/users.service.ts',
    ['src/server/users'],
    [
      ['people change their own permissions', 'change.mask !== user.permissions)', 'change.mask === -1)'],
      [
        'the last administrator goes',
        'administratorsOf(transaction, organisationId)) <= 1)',
        'administratorsOf(transaction, organisationId)) <= 0)',
      ],
      [
        'the last who holds every permission loses one',
        'activeUsersWithAll(transaction, user.organisationId)) <= 1)',
        'activeUsersWithAll(transaction, user.organisationId)) <= 0)',
      ],
      ['staff remove an administrator who holds more', '{\n      refuse(whyNotTake(user.permissions, session.permissions));', '{'],
      ['people remove themselves', "throw new AppError('forbidden', usersSaid.ownRemoval)", 'void 0'],
      [
        'staff move an account that holds more than they do',
        'if (isMoved(user, values)) refuse(whyNotGrant',
        'if (false) refuse(whyNotGrant',
      ],
      [
        'a moved account keeps its sessions',
        "await endAccess(transaction, 'account moved', { whose: { userId: user.portalId }, sessions: deps.sessions });",
        '',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/auth/lasting-access.ts',
    ['src/server/auth/lasting-access.test.ts', 'src/server/users/moved-accounts.test.ts'],
    [
      ['sessions outlive what ends them', "sessionsEnd = { sessions: 'ends',", "sessionsEnd = { sessions: 'stays',"],
      [
        'keys outlive a password that is set by a link',
        "{ ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInStays, links: 'ends' },\n  'signed",
        "{ ...sessionsEnd, keys: 'stays', webhooks: 'stays', ...signInStays, links: 'ends' },\n  'signed",
      ],
      ['what is asked about ends unasked', 'asked[kind] === true', 'asked[kind] !== undefined'],
      [
        'links that set a password outlive another mailbox',
        "['password_links', 'email_changes', 'one_time_codes']",
        "['email_changes', 'one_time_codes']",
      ],
      [
        'what is made beside a hand-over goes on',
        "if ('userId' in whose) await lockUser(db, whose.userId);\n  else",
        "if (!('userId' in whose))",
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/factors/proof.ts',
    ['src/server/factors/proof.test.ts'],
    [
      ['a second factor is not asked for', 'if ((ways.passkey || ways.authenticator) && !factor)', 'if (ways.signIn && !factor)'],
      ['a wrong second factor proves', 'if (use && !(await use(transaction)))', 'if (use && !(await use(transaction)) && ways.signIn)'],
      ['a passkey of anybody proves', 'if (known?.portalId !== userId) return false;', 'if (known === undefined) return false;'],
      ['an old sign-in proves', ".where('created_at', '>', sql<Date>`now() - ${freshSignInMinutes} * interval '1 minute'`)", ''],
      ['a session that ended makes what lasts', 'await lockAsCompared(transaction, sessions, { session, compared });', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/auth/own-password.ts',
    ['src/server/account/change-email.test.ts', 'src/server/factors/passkeys.test.ts'],
    [
      [
        'people change how they sign in without the password',
        'if (!(await passwordHashes.matches(',
        'if (false && !(await passwordHashes.matches(',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/account/change-email.ts',
    ['src/server/account/change-email.test.ts'],
    [
      [
        'a change that was confirmed leaves sessions open',
        "await endAccess(transaction, 'e-mail address changed', { whose: { userId }, sessions });",
        '',
      ],
      [
        'whoever asks for an address that somebody has gets a link to confirm it',
        'const isTaken = await isEmailTaken(transaction, newEmail);',
        'const isTaken = (await isEmailTaken(transaction, newEmail)) && config === undefined;',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/announcements.ts',
    ['src/server/batches/batch-addresses.test.ts'],
    [
      ['strangers get mails about batches unasked', 'if (await isOwnAddress(transaction, address)) return false;', 'return false;'],
      ['colleagues are asked to agree', 'if (await isOwnAddress(transaction, address)) return false;', ''],
      ['what waited is never mailed', "if (batch.state !== 'done' && batch.state !== 'failed') continue;", 'continue;'],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/withdrawals.ts',
    ['src/server/batches/withdrawals.test.ts'],
    [['a batch under way is announced to whoever agrees no more', 'await holdMails(transaction, address);', '']],
  ),
  ...mutationsOf(
    'src/server/batches/batch-addresses.ts',
    ['src/server/batches/batch-addresses.test.ts', 'src/server/batches/withdrawals.test.ts'],
    [
      ['whoever withdrew counts as agreed', "    .where('withdrawn_at', 'is', null)\n", ''],
      ['whoever withdrew is asked at once', 'and withdrawn_at > now() - ${quiet}', 'and false'],
      [
        'what one organisation was allowed, every other one is',
        ".selectFrom('batch_addresses')\n    .where('organisation_id', '=', organisationId)\n",
        ".selectFrom('batch_addresses')\n",
      ],
      ['strangers are asked with every batch', 'where asked.created_at < now() - ${pause} or', 'where true or'],
      ['dead links agree', "    .where('expires_at', '>', sql<Date>`now()`)\n", ''],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/worker/batch-worker.ts',
    ['src/server/batches/batch-addresses.test.ts'],
    [
      [
        'the mail of a batch waits for nobody',
        'if (await finish(transaction, batch, failedOf)) return;',
        'await finish(transaction, batch, failedOf);',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/account/email-changes.ts',
    ['src/server/account/change-email.test.ts'],
    [['dead links change an address', "    .where('expires_at', '>', sql<Date>`now()`)\n", '']],
  ),
  ...mutationsOf(
    'src/server/support-view/support-view.service.ts',
    ['src/server/support-view'],
    [
      ['staff are seen as customers', 'if (organisationId === platformAccountId) return', 'if (organisationId === -1) return'],
      [
        'a support view starts after the staff member signed out',
        'if (!(await sessions.renewable(transaction, staff.tokenHash))) throw',
        'if (false) throw',
      ],
    ],
  ),
];
