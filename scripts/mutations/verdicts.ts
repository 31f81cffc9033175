/** Breaks of verdicts: a "no" that nobody gave, and a disagreement between answers to different questions. */
import { mutationsOf } from './mutation.ts';

export const verdictMutations = [
  ...mutationsOf(
    'src/shared/single-query/fraud-lists.ts',
    ['src/shared/single-query/fraud-lists.test.ts'],
    [
      [
        'what was checked in part passes for not listed',
        "answer.rc === 3 || answer.source === 'ranges only' ? null : { isHit: false, text: notListed }",
        '{ isHit: false, text: notListed }',
      ],
      [
        'what is not known passes for not listed',
        'return mustNot === false ? clear(answer, words) : null;',
        'return clear(answer, words);',
      ],
    ],
  ),
  ...mutationsOf(
    'src/shared/single-query/fraud-lists.ts',
    ['src/shared/single-query/expert-cases.test.ts'],
    [
      [
        'an old advert is a warning',
        'isLongAgo(answer)) return { isHit: true, isRisk: false, text: words.longAgo(irsfDate) }',
        'false) return null',
      ],
      ['a number that takes texts is not safe to text', 'answer.rc === 405 && textsBy', 'false'],
    ],
  ),
  ...mutationsOf(
    'src/shared/single-query/verdict-sentence.ts',
    ['src/shared/single-query/expert-cases.test.ts', 'src/shared/single-query/verdict.random-answers.test.ts'],
    [['a number is ported from a carrier to itself', 'const from = holds === now ? null : holds;', 'const from = holds;']],
  ),
  ...mutationsOf(
    'src/shared/single-query/carriers.ts',
    ['src/shared/single-query/expert-cases.test.ts'],
    [
      [
        'the host of a network passes for the operator',
        '(decision && serverIn(decision)) ?? claims.filter((claim) => !decision || !isOfNetwork(claim))',
        'claims',
      ],
    ],
  ),
  ...mutationsOf(
    'src/shared/single-query/no-number.ts',
    ['src/shared/single-query/verdict.random-answers.test.ts'],
    [['nobody can hold a number that answers', ' || answered.some(isAnswering)', '']],
  ),
  ...mutationsOf(
    'src/shared/single-query/same-question.ts',
    ['src/shared/single-query/same-question.test.ts'],
    [
      ['the holder for want of data passes for the server', "return saysWhetherMoved ? 'server' : 'holder';", "return 'server';"],
      ['two holders are not compared', "service === 'gnr' || service === 'ported'", "service === 'ported'"],
      [
        'two names of one company stand against each other',
        "return field === 'cn' ? { question, meaning: successor } : null;",
        'return { question, meaning: String(value) };',
      ],
      ['a verdict on messaging is compared with a fact', "if (field === 'valid' && service === 'AITCheck') return null;", ''],
    ],
  ),
  ...mutationsOf(
    'src/shared/single-query/decision.ts',
    ['src/shared/single-query'],
    [['what cannot be told passes for not ported', "answer?.npi === 'yes' || answer?.npi === 'no'", 'answer?.npi !== undefined']],
  ),
  ...mutationsOf(
    'src/shared/single-query/porting.ts',
    ['src/shared/single-query'],
    [
      [
        'a number that is with the successor is back with the holder',
        "carriers.firstGiven === null || carriers.kinship === 'itself'",
        'true',
      ],
      ['one of several successors passes for the only one', "if (carriers.kinship === 'successor') return", 'if (carriers.kinship) return'],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/serving-network.ts',
    ['src/shared/single-query/first-given.test.ts'],
    [
      [
        'a number that is with the successor was ported',
        "isOneCompany({ tel, cc: range.cc }, range.spName, carrier.name) ? 'no' : 'yes'",
        "'yes'",
      ],
    ],
  ),
  ...mutationsOf(
    'src/numbers/plan-facts/successors.ts',
    ['src/numbers/plan-facts/successors.test.ts'],
    [
      ['the first successor passes for the last', 'further && further.now.length > 0 ? further', 'false ? further'],
      ['what rests on an old list is said without its month', 'asOf: monthOfList(source)', 'asOf: null'],
    ],
  ),
  ...mutationsOf(
    'src/numbers/plan-facts/carrier-facts.ts',
    ['src/numbers/plan-facts/successors.test.ts', 'src/shared/single-query/carriers.test.ts'],
    [
      ['carriers of one name in two countries are one', 'return `${country}|${name.toLowerCase()}`;', 'return name.toLowerCase();'],
      ['nobody is known to own a carrier', 'group: fact.group || null', 'group: null'],
    ],
  ),
  ...mutationsOf(
    'src/shared/single-query/facts.ts',
    ['src/shared/single-query'],
    [
      ['what was made up is not marked', 'madeUp === undefined ? {} : { madeUp }', '{}'],
      [
        "the demo's porting data passes for none",
        "if (missing === 'demo only') return { text: causes.demoPorting, isOfPorting: true };",
        '',
      ],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/answer.ts',
    ['src/numbers/answers/answer.test.ts'],
    [
      [
        'a listed number outside every range is said to be of the ranges',
        'listedIn?.(data, subject, ended) ?? (range && speaking)',
        'range && speaking',
      ],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/usmrq.ts',
    ['src/numbers/answers/usmrq.test.ts'],
    [['without a registry nobody else receives the messages', 'if (speaksAbout(data.overrides, range)) {', 'if (range) {']],
  ),
  ...mutationsOf(
    'src/shared/single-query/foremost.ts',
    ['src/shared/single-query/foremost.test.ts'],
    [
      ['a port of last week is no warning', 'daysBetween(day, asOf) <= lateDays', 'daysBetween(day, asOf) < lateDays'],
      ['two ports in 30 days are no warning', 'const manyMoves = 2', 'const manyMoves = 3'],
      ['live routing may not know the number without a word', "nv === 'invalid' || rc === 201", "nv === 'invalid' && rc !== 201"],
      [
        'a listing of a number in no range is dropped',
        '.filter(({ isListed, isSaid }) => isListed && isSaid)',
        '.filter(({ isListed }) => !isListed)',
      ],
    ],
  ),
  ...mutationsOf(
    'src/shared/single-query/fraud-lists.ts',
    ['src/shared/single-query/verdict.sparse-answers.test.ts', 'src/shared/single-query/verdict.magic-numbers.test.ts'],
    [['a rule of the plan passes for a listing', 'return ruleInWords(why, words) === undefined;', 'return true;']],
  ),
];
