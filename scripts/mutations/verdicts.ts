/** What a verdict may not say: a "no" that nobody gave, and a disagreement of two who were asked different things. */
import { mutationsOf } from './mutation.ts';

export const verdictMutations = [
  ...mutationsOf(
    'src/shared/verdict/fraud-lists.ts',
    ['src/shared/verdict/fraud-lists.test.ts'],
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
    'src/shared/verdict/same-question.ts',
    ['src/shared/verdict/same-question.test.ts'],
    [
      ['the holder for want of data passes for the server', "return saysWhetherMoved ? 'server' : 'holder';", "return 'server';"],
      ['two holders are not compared', "service === 'gnr' || service === 'ported'", "service === 'ported'"],
      ['a verdict on messaging is compared with a fact', "if (field === 'valid' && service === 'AITCheck') return null;", ''],
    ],
  ),
  ...mutationsOf(
    'src/shared/verdict/porting.ts',
    ['src/shared/verdict'],
    [['what cannot be told passes for not ported', "answer?.npi === 'yes' || answer?.npi === 'no'", 'answer?.npi !== undefined']],
  ),
  ...mutationsOf(
    'src/shared/verdict/facts.ts',
    ['src/shared/verdict'],
    [
      ['what was made up is not marked', 'madeUp === undefined ? {} : { madeUp }', '{}'],
      [
        "the demo's porting data passes for none",
        "if (missing === 'demo only') return { text: causes.demoPorting, lack: 'all but demo' };",
        '',
      ],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/answer.ts',
    ['src/numbers/answers/answer.test.ts'],
    [['a listed number outside every range is said to be of the ranges', 'listed ? data[listed] : range && speaking', 'range && speaking']],
  ),
  ...mutationsOf(
    'src/numbers/answers/usmrq.ts',
    ['src/numbers/answers/usmrq.test.ts'],
    [['without a registry nobody else receives the messages', 'if (speaksAbout(data.overrides, range)) {', 'if (range) {']],
  ),
];
