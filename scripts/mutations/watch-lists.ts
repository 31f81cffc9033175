import { mutationsOf } from './mutation.ts';

const watching = ['src/server/watch'];
const calls = ['src/server/watch'];

/** Watch lists: what is a change, whose it is, that it is told once. */
export const watchMutations = [
  ...mutationsOf('src/server/watch/due-lists.ts', watching, [
    ['a node that was thought dead writes its changes', ".where('fence', '=', list.fence)", ''],
    ['a list is taken that another node has', "and ${isFree('locked_until')}", ''],
  ]),
  ...mutationsOf(
    'src/server/watch/watched.queries.ts',
    [...watching, ...calls],
    [
      ['what is added while a list is compared is missed', 'case when watch_lists.locked_until is null then 0 else 1 end', '0'],
      ['what is added on a node with earlier data is missed', 'not ${isBefore(position)}', 'false'],
      [
        'another organisation’s entries are removed',
        'where organisation_id = ${organisationId} and watched_numbers.is_prefix',
        'where watched_numbers.is_prefix',
      ],
      ['another organisation’s entries are listed', ".where('watched.organisation_id', '=', organisationId)", ''],
    ],
  ),
  ...mutationsOf('src/server/watch/data-position.ts', watching, [
    ['an older version of the portal compares with its older ranges', 'and ranges_as_of < ${rangesAsOf})', ')'],
    [
      'an update that tells by other rules leaves the lists as they are',
      '(${changeId}::bigint, ${rules}::int)\n    or',
      '(${changeId}::bigint, 0)\n    or',
    ],
    ['an update tells of the ranges that it brings', "set !== 'ranges' || !isBuiltInName(before) || !isBuiltInName(after)", 'true'],
    ['ranges that were imported become the built-in ones without a word', '|| !isBuiltInName(before) || ', '|| '],
  ]),
  ...mutationsOf(
    'src/server/watch/check-list.ts',
    [...watching, ...calls],
    [
      ['a prefix tells of ranges that changed before it was added', ' && entry.change_id <= list.changeId', ''],
      ['an update tells of its own rules', 'return imported.some(({ set }) => setsOfFact[fact].includes(set));', 'return true;'],
      ['a change names every data set', '.includes(set)));', '.includes(set)) || true);'],
    ],
  ),
  ...mutationsOf('src/server/watch/mail-watchers.ts', watching, [
    [
      'a mail with every change',
      'where not exists (select 1 from watch_changes where watcher = portal_users.id and mailed_at > now() - ${pause})',
      '',
    ],
    [
      'whoever left the organisation is mailed',
      'portal_users.organisation_id = waiting.organisation_id and organisations',
      'organisations',
      'the database takes the watcher from a change when that user moves to another organisation',
    ],
    ['a closed organisation is mailed', ' and organisations.closed_at is null', ''],
    ['whoever may not see the list is mailed', 'and portal_users.permissions & ${1 << bits.test_and_diagnostics}::int <> 0', ''],
    ['whoever wants no mail gets one', "and coalesce(portal_users.preferences ->> 'watchMails', '') <> 'none'", ''],
  ]),
  ...mutationsOf(
    'src/server/watch/add-entries.ts',
    ['src/server/watch/watch-entitlements.test.ts'],
    [
      [
        'what is watched already is asked again',
        'const others = entries.filter((entry) => !there.has(keyOf(entry)));',
        'const others = entries;',
      ],
      [
        'what is refused is not recorded',
        'return servicesOf(entry).map((service) => record({ service, tel: digits, country }, outcome));',
        'return [];',
      ],
      ['what is asked is not recorded', 'await Promise.all(recorded.flat());', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/entitlements/admit-watched.ts',
    ['src/server/watch/watch-entitlements.test.ts'],
    [
      ['what is too much for the quota is paid for', 'await admission.giveBack(unused);', ''],
      [
        'services that are not enabled are asked',
        'services: enabled.length > 0 ? enabled : servicesOf(entry)',
        'services: servicesOf(entry)',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/entitlements/watched-entries.ts',
    ['src/server/watch/watch-entitlements.test.ts'],
    [
      [
        'a destination that was switched off is shown and compared',
        'services: isOff ? [] : enabledServicesOf(own, entry)',
        'services: enabledServicesOf(own, entry)',
      ],
      [
        'a service that was taken away is shown and compared',
        'filter((service) => !own || !refusesService(own, service))',
        'filter(() => true)',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/watch/shown-answers.ts',
    ['src/server/watch/watch-entitlements.test.ts'],
    [
      ['a change is told whole', 'const facts = change.facts.filter(({ fact }) => may(fact));', 'const { facts } = change;'],
      ['of a change the answers are told whole', 'before: told(change.before, may), after: told(change.after, may)', ''],
      [
        'a list tells what was kept',
        'ofNumber: (digits, answer) => told(answer, mayTell(digits, false)),',
        'ofNumber: (_, answer) => answer,',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/watch/mail-watchers.ts',
    ['src/server/watch/watch-entitlements.test.ts'],
    [['a mail tells what may not be asked', 'answersShownTo(own, dataSets', 'answersShownTo(undefined, dataSets']],
  ),
  ...mutationsOf(
    'src/shared/watch/fact-changes.ts',
    ['src/shared/watch'],
    [
      ['a first list tells of a porting', "was === 'unknown' ? 'list loaded'", "was === 'unknown' ? 'changed'"],
      [
        'the operator that a first list names is told as a change',
        'cause: ofPorted ===',
        "cause: ofPorted !== 'list' ? 'changed' : ofPorted ===",
      ],
      ['another routing number is no change', ' || before.routingNumber === after.routingNumber', ' || true'],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/kept-answer.ts',
    ['src/numbers/answers/kept-answer.test.ts'],
    [
      ['what the demo makes up is watched', 'if (isSimulated(data, digits, subject.range)) return undefined;', ''],
      ['what cannot be told is told as no', "return value === false ? 'no' : 'unknown';", "return 'no';"],
    ],
  ),
  ...mutationsOf(
    'src/numbers/ranges/prefix-holders.ts',
    ['src/numbers/ranges/prefix-holders.test.ts'],
    [
      ['a range without an operator moved', 'name: spName || null', 'name: spName'],
      ['the ranges above a prefix are not its own', 'above.forEach(count);', ''],
    ],
  ),
];
