import { afterEach, expect, test } from 'vitest';
import { setLocale } from './current-locale.ts';
import { germanSentence } from '../app/german.ts';
import { translator } from './sentences.ts';

afterEach(() => setLocale('en'));

const translate = translator(
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

test.each([
  ['The code has 6 digits', 'Der Code hat 6 Ziffern'],
  ['You do not hold the permission Test and Diagnostics', 'Sie haben die Berechtigung „Test und Diagnose“ nicht'],
  ['Row 3 of the other columns has more cells than the first', 'Zeile 3 (die anderen Spalten) hat mehr Zellen als die erste'],
  [
    'Billing was added. An invitation is on its way to reports@a.example',
    'Billing wurde hinzugefügt. Eine Einladung an reports@a.example ist unterwegs',
  ],
  ['Reports is Billing now', 'Reports heißt jetzt Billing'],
  ['Account 1002, Billing, is not closed', 'Das Konto 1002, Billing, ist nicht geschlossen'],
  ['Account 1002 is Billing', 'Das Konto 1002 gehört Billing'],
  ['Account 1002 is taken', 'Das Konto 1002 ist vergeben'],
  ['The passkey “Reports” was added', 'Der Passkey „Reports“ wurde hinzugefügt'],
  ['The view “1,000” was saved', 'Die Ansicht „1,000“ wurde gespeichert'],
  [
    'The rows have 2 rows, and the file has 1,200 rows: one for each, and a heading if you like',
    'Die Zeilen haben 2 Zeilen, und die Datei hat 1.200 Zeilen: eine für jede, und wenn Sie möchten eine Überschrift',
  ],
  [
    'march.csv was accepted. A mail goes to ada@a.example when it is finished and the address is confirmed there',
    'march.csv wurde angenommen. Eine Mail geht an ada@a.example, wenn der Stapel fertig ist und die Adresse dort bestätigt ist',
  ],
  [
    'Your organisation has 1 batch that are not finished, and no more are taken. Please wait for one of them',
    'Ihre Organisation hat 1 Stapel in Arbeit; weitere werden nicht angenommen. Bitte warten Sie auf einen davon',
  ],
])('says %s in German', (english, german) => {
  setLocale('de');
  expect(germanSentence(english)).toBe(german);
});
