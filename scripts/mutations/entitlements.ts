/** Breaks that let an organisation query more than it may, or charge it for queries that it did not get. */
import { type Mutation, mutationsOf } from './mutation.ts';

const calls = ['src/server/single-query/entitlements.test.ts'];
const rows = ['src/server/entitlements/quota-rows.test.ts'];

export const entitlementMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/entitlements/entitlement.ts', calls, [
    [
      'a service that is not allowed is asked',
      'services !== null && !services.includes(',
      'services !== null && services.length === 0 && !services.includes(',
    ],
    ['a country is switched off by its code alone', 'destinations.includes(country) || ', ''],
    ['a calling code is not switched off', ' || destinations.includes(callingCodeOf(tel))', ''],
  ]),
  ...mutationsOf('src/server/entitlements/admit-queries.ts', calls, [
    ['a support view spends what is the customer’s', 'support ? config.PLATFORM_ACCOUNT_ID : organisationId', 'organisationId'],
    [
      'a support view is told what staff may ask',
      'const own = await entitlements.of(organisationId);',
      'const own = await entitlements.of(payer);',
    ],
    ['what is beyond the quota is answered', 'else outcomes[index] = refusals.quota;', ''],
    [
      'the last are asked, not the first',
      'of outcomes.entries()) {\n    if (!isAdmitted(outcome)) continue;',
      'of [...outcomes.entries()].toReversed()) {\n    if (!isAdmitted(outcome)) continue;',
    ],
  ]),
  ...mutationsOf('src/server/single-query/answer-and-record.ts', calls, [
    ['a single query that failed is paid for', 'if (hasFailed) await giveBack();', ''],
  ]),
  ...mutationsOf('src/server/single-query/answer-many.ts', calls, [
    [
      'one of many queries that failed is paid for',
      'await giveBack(rows.filter(({ rc }, index) => isAdmitted(outcomes[index]!) && isFailure(rc)).length);',
      '',
    ],
    ['refused queries are given back', 'isAdmitted(outcomes[index]!) && isFailure(rc)', 'isFailure(rc)'],
  ]),
  ...mutationsOf('src/server/entitlements/quota-rows.ts', rows, [
    ['what was used is not counted', 'e.organisation_id = q.organisation_id) - q.used, 0)', 'e.organisation_id = q.organisation_id), 0)'],
    [
      'the first of a day gets whatever it wants',
      'least(${queries}::int, daily_quota), least(${queries}::int, daily_quota)',
      '${queries}::int, ${queries}::int',
    ],
    ['what is given back goes below nothing', 'greatest(used - ${queries}::int, 0)', 'used - ${queries}::int'],
  ]),
];
