import { type Mutation, mutationsOf } from './mutation.ts';

const foreign = ['src/server/auth/foreign-addresses.test.ts'];

/** Attacks of one organisation on the addresses of another: flooding, taking over, finding out. */
export const addressMutations: readonly Mutation[] = [
  ...mutationsOf(
    'src/server/auth/mail-budgets.ts',
    ['src/server/auth/mail-budgets.test.ts', 'src/server/account/change-email.test.ts'],
    [
      ['one organisation spends the mails of another', 'key: `${organisationId} ${address}`', 'key: address'],
      ['many organisations flood an address', 'max: max * organisationsToAddress', 'max: 1_000_000'],
    ],
  ),
  ...mutationsOf('src/server/auth/foreign-addresses.ts', foreign, [
    ['addresses of a foreign domain are taken', 'owner === undefined || owner === organisationId', 'owner !== null'],
    ['anybody takes whom another one invited', 'if (!isStaff && (await ownerOfDomain(transaction, email)) !== organisationId) return;', ''],
    ['whoever joined gives way', 'sql<boolean>`not ${hasJoined}`', 'sql<boolean>`true`'],
    ['whoever signed in once gives way', ".where('last_sign_in_at', 'is', null)", ''],
    ['the last administrator gives way', 'permissions & ${administrators} = 0 or', 'true or'],
  ]),
  ...mutationsOf('src/server/users/add-user.ts', foreign, [
    ['one finds out by trying who has an account', 'if (!isTaken) await refund', 'await refund'],
    ['adding in earnest is counted', 'if (!isTaken) await refund(db, budget, key);', ''],
    [
      'nobody is told who tries addresses',
      'await recordRefusal(db, session, { call: `${register.method} ${register.path}`, refusal: tooManyTaken });',
      '',
    ],
  ]),
  ...mutationsOf(
    'src/server/users/add-user.ts',
    ['src/server/users'],
    [['customers add users to other organisations', '&& user.userId !== session.organisationId)', '&& user.userId === -1)']],
  ),
];
