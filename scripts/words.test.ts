/** Holds phrases that the product does not use: in what people read on screens, in mails, in refusals and in the documents. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Refused phrases of English texts, each with what to write instead. */
const refusedInEnglish: Readonly<Record<string, string>> = {
  'it may be that': 'may',
  'of which': 'a second sentence',
  'of everybody': 'all customers, everyone',
  "everybody's": 'all',
  anew: 'again',
  thereof: 'of it',
  'as at first': 'Reset',
  'so far as': 'if, where',
  'as far as it': 'if, where',
  'is told': 'the value, or unknown',
  'are told': 'we notify',
  'cannot be told': 'unknown',
  'is asked': 'is queried',
  'are asked': 'are queried',
  'not asked': 'not queried',
  'asked again': 'refreshed',
  'was asked': 'was queried',
  'stands under': 'is under',
  'stand under': 'are under',
  'made up': 'demo',
  'that it may': 'may',
  'as many queries as': 'No limit',
  'of yours': 'your',
  'in place of': 'instead of',
  'taken from everywhere': 'any address',
  'no all-clear': 'does not mean that the number is safe',
  disturbed: 'degraded',
  'half, 95 of 100': 'median, 95th percentile',
  'slips of the hand': 'by accident',
  'whose order': 'sorted by',
  'in the order of their': 'sorted by',
  'who can give you': 'your administrator',
};

/** Refused phrases of German texts, each with what to write instead. */
const refusedInGerman: Readonly<Record<string, string>> = {
  'vom demo': 'für die Demo',
  'texte bedenklich': 'SMS-Versand nicht ratsam',
  'netzbetreiber jetzt': 'aktueller Netzbetreiber',
  jetzig: 'aktuell',
  zustand: 'Status',
  schutzschalter: 'Abfragen pausiert',
  'lässt sich nicht sagen': 'unbekannt',
  'nicht sagbar': 'unbekannt',
  aufgebläht: 'künstlich erzeugter Verkehr',
  bildschirm: 'Seite, Portal',
  'wer ihnen mehr': 'Ihr Administrator',
  'die hälfte, 95': 'Median, 95. Perzentil',
};

/** Files that people read, whole. */
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/*.md'];

const listed = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');

/** Texts of a source file: its strings, without comments and without names of modules. */
const stringsOf = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^import .*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g)
    ?.join('\n') ?? '';

const faultsIn = (text: string, refused: Readonly<Record<string, string>>): string[] =>
  Object.entries(refused).flatMap(([phrase, instead]) =>
    new RegExp(`(?<![\\p{L}])${phrase}`, 'iu').test(text) ? [`"${phrase}": write "${instead}"`] : [],
  );

const faultsOfFiles = (files: readonly string[], textOf: (file: string) => string, refused: Readonly<Record<string, string>>) =>
  files.flatMap((file) => faultsIn(textOf(file), refused).map((fault) => `${file}: ${fault}`));

const german = listed('src/**/*.de.ts', 'src/**/*.de.tsx', 'src/web/**/german-*.ts').filter((file) => !file.endsWith('.test.ts'));
const english = listed('src/**/*.text.ts', 'src/**/*.text.tsx', 'src/**/said.ts', 'src/**/wanted.ts', 'src/shared/base/error-codes.ts');
/** Mails have both languages in one file. */
const mails = listed('src/server/**/*.mails.ts');
const textOfSource = (file: string): string => stringsOf(readFileSync(file, 'utf8'));

/** Text of a document without code: names of fields and values of programs are not words of ours to choose. */
const textOfDocument = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');

test('a refused phrase is found in strings alone', () => {
  const source = "import './anew.ts';\n/** Loads anew. */\nconst text = { again: 'The page is loaded anew.' };";
  expect(faultsIn(stringsOf(source), refusedInEnglish)).toEqual(['"anew": write "again"']);
  expect(faultsIn(stringsOf(source.replace('loaded anew', 'loaded')), refusedInEnglish)).toEqual([]);
});

test('English texts use none of the refused phrases', () => {
  const files = [...english, ...mails];
  expect(files.length).toBeGreaterThan(90);
  expect(faultsOfFiles(files, textOfSource, refusedInEnglish)).toEqual([]);
});

test('German texts use none of the refused phrases', () => {
  const files = [...german, ...mails];
  expect(files.length).toBeGreaterThan(40);
  expect(faultsOfFiles(files, textOfSource, refusedInGerman)).toEqual([]);
});

test('documents use none of the refused phrases', () => {
  const files = listed(...documents);
  expect(files.length).toBeGreaterThan(30);
  expect(faultsOfFiles(files, textOfDocument, refusedInEnglish)).toEqual([]);
});
