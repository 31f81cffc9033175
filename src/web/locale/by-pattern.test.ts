import { afterEach, expect, test } from 'vitest';
import { setLocale } from './current-locale.ts';
import { byPattern } from './by-pattern.ts';

afterEach(() => setLocale('en'));

const translate = byPattern(
  {
    'No such ticket': 'Kein solches Ticket',
    'Ticket {} is {}': 'Ticket {} ist {}',
    '{} was added': '{} wurde hinzugefügt',
    '{} was added. A mail goes to {}': '{} wurde hinzugefügt. Eine Mail geht an {}',
    '{} files in {} minutes': 'In {2} Minuten {1} Dateien',
    'You do not hold {}': 'Sie haben nicht: {}',
    '{} have {}': '{} haben {}',
    '{} is called {}': '{name2} war {name1}',
  },
  { closed: 'geschlossen', Reports: 'Berichte', Billing: 'Abrechnung', 'The rows': 'Die Zeilen', '{} rows': '{} Zeilen' },
);

test.each([
  ['a sentence as a whole', 'No such ticket', 'Kein solches Ticket'],
  ['its values, and words among them', 'Ticket T-1 is closed', 'Ticket T-1 ist geschlossen'],
  [
    'the sentence that says more of two that fit',
    'Ada was added. A mail goes to ada@a.example',
    'Ada wurde hinzugefügt. Eine Mail geht an ada@a.example',
  ],
  ['values in another order', '3 files in 60 minutes', 'In 60 Minuten 3 Dateien'],
  ['each of listed names', 'You do not hold Reports, Billing', 'Sie haben nicht: Berichte, Abrechnung'],
  ['a value that has one itself', 'The rows have 12 rows', 'Die Zeilen haben 12 Zeilen'],
  ['a value of several lines', 'a\nb was added', 'a\nb wurde hinzugefügt'],
  ['not the names that people gave', 'Billing is called closed', 'closed war Billing'],
  ['not what it does not know', 'Something else', 'Something else'],
  ['not the names of things that every object has', 'constructor', 'constructor'],
])('translates %s', (_, english, expected) => {
  expect(translate(english)).toBe(expected);
});

test('groups the digits of a count as the language does', () => {
  setLocale('de');
  expect(translate('The rows have 1,234 rows')).toBe('Die Zeilen haben 1.234 Zeilen');
});
