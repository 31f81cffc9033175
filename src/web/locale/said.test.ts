import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { namedOf } from '../../shared/base/named-sentence.ts';
import { issueTextOf } from '../../shared/base/schema-text.ts';
import { Said, saidOf, type SaidValue } from '../../shared/base/sayings.ts';
import '../../shared/keys/keys.ts';
import { keysWanted } from '../../shared/keys/wanted.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import { organisationsSaid } from '../../shared/organisations/said.ts';
import { signInWanted } from '../../shared/sign-in/wanted.ts';
import { setLocale } from './current-locale.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { keysSaid } from '../../shared/keys/said.ts';
import { german } from '../app/german.ts';
import { translator } from './translated.ts';
import { sentence, showTexts } from './catalogue.ts';

const src = join(import.meta.dirname, '../..');
type Entry = Said | ((...values: SaidValue[]) => Said);

/** Values where an entry takes others than a number each. */
const samples: Readonly<Record<string, readonly SaidValue[]>> = {
  'baseSaid.sentences': [[keysSaid.isRevoked, keysSaid.wasRevoked]],
  'baseSaid.points': [[keysSaid.isRevoked, keysSaid.wasRevoked]],
  'baseSaid.missingPermission': ['reports'],
  'accountSaid.permissionHeld': ['reports'],
  'accountSaid.nobodyGives': ['reports'],
  'usersSaid.cannotGrant': [['reports', 'billing']],
  'usersSaid.cannotTake': [['reports', 'billing']],
  'baseSaid.tryInMinute': [baseSaid.noSpace],
  'baseSaid.fileUnderWay': ['joined file'],
  'baseSaid.tooManyFiles': ['workbook'],
  'batchesSaid.atLines': [keysSaid.isRevoked, [3, 5], 7],
  'batchesSaid.tooManyCells': [3, 'columns', 50],
  'batchesSaid.longerThanFirst': [3, 'rows'],
  'batchesSaid.unreadable': ['columns', 'Quote Not Closed'],
  'ticketsSaid.isIn': ['T-0123-4567', 'in progress'],
  'rangeSearchSaid.noRange': ['99912345678', 'unallocated'],
  'rangeSearchWanted.type': [['MOBILE', 'GEOGRAPHIC']],
  'rangeSearchWanted.format': [['csv', 'xlsx']],
  'rangeSearchWanted.change': [['added', 'removed']],
  'homeWanted.part': [['usage', 'news']],
};

/** More than any entry takes: which of them it says is seen in its English text. */
const numbers = [111, 222, 333, 444, 555];

const files = globSync('shared/*/{said,wanted,*-wanted}.ts', { cwd: src });
const tables = await Promise.all(
  files.map(async (file) => Object.entries((await import(join(src, file))) as Record<string, Record<string, Entry>>)),
);

/** The closed list of named sentences. */
const list = tables.flat().flatMap(([table, entries]) =>
  Object.entries(entries).map(([name, entry]) => {
    const called = `${table}.${name}`;
    if (entry instanceof Said) return { called, said: entry };
    const values = samples[called] ?? numbers;
    return { called, said: entry(...values) };
  }),
);

beforeEach(() => showTexts({ language: german, sentence: translator(german) }));
afterEach(() => showTexts({}));

test.each(list)('$called is said in German, with all of its values', ({ called, said }) => {
  expect(said.name).toBe(called);
  expect(said.text).not.toContain('undefined');
  const shown = sentence(said);
  expect(shown).not.toBe(said.text);
  const valuesIn = (text: string) => numbers.filter((value) => text.includes(String(value)));
  expect(valuesIn(shown)).toEqual(valuesIn(said.text));
  // As the browser gets it from the server.
  const { name, values } = JSON.parse(JSON.stringify(namedOf(said))) as { name: string; values: SaidValue[] };
  expect(sentence(new Said(said.text, name, values))).toBe(shown);
});

test.each([
  [signInWanted.digits, 'Der Code hat 6 Ziffern'],
  [baseSaid.missingPermission('test_and_diagnostics'), 'Sie haben die Berechtigung „Test und Diagnose“ nicht'],
  [organisationsSaid.renamed('Reports', 'Billing'), 'Reports heißt jetzt Billing'],
  [organisationsSaid.isNotClosed(1002, 'Billing'), 'Das Konto 1002, Billing, ist nicht geschlossen'],
  [batchesSaid.longerThanFirst(3, 'columns'), 'Zeile 3 (die anderen Spalten) hat mehr Zellen als die erste'],
  [baseSaid.uploadTooSlow(12_000), 'Der Upload ist zu langsam: Nötig sind mindestens 12.000 Bytes je Sekunde'],
  [baseSaid.tryInMinute(baseSaid.noSpace), 'Für Dateien ist kein Platz mehr. Versuchen Sie es in einer Minute noch einmal'],
])('%s', (said, expected) => {
  setLocale('de');
  onTestFinished(() => setLocale('en'));
  expect(sentence(said)).toBe(expected);
  // A schema gives the text alone.
  if (said.values.length === 0) expect(sentence(said.text)).toBe(expected);
});

test('a text with values that a schema said is found again, the latest of them', () => {
  const said = keysWanted.address('none');
  expect(sentence(issueTextOf(said))).toBe('„none“ ist weder eine IP-Adresse noch ein Netz wie 192.0.2.0/24');
  for (let count = 0; count < 500; count += 1) issueTextOf(keysWanted.address(`${count}`));
  expect(saidOf(said.text).name).toBeNull();
  expect(saidOf(keysWanted.address('499').text).values).toEqual(['499']);
  expect(sentence('Enter 1 to 366 days')).toBe('Geben Sie 1 bis 366 Tage an');
});

test('no two English sentences are the same: a schema tells its own by the text', () => {
  const texts = list.filter(({ said }) => said.values.length === 0).map(({ said }) => said.text);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

/** The proxies' answers while no node gives one. */
const ofProxies = ['deploy/haproxy/haproxy.cfg', 'deploy/nginx/portal.conf'].map((file) => readFileSync(join(src, '..', file), 'utf8'));

test('a proxy says a sentence by its name, in the same words', () => {
  for (const text of ofProxies) {
    const [, said = ''] = /'(\{"message".*\})'/.exec(text) ?? [];
    expect(JSON.parse(said)).toEqual({ message: baseSaid.notReady.text, code: 'unavailable', said: namedOf(baseSaid.notReady) });
  }
});

test('each is said somewhere', () => {
  const sources = globSync('{shared,server,web}/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', '**/*.de.*', ...files] });
  const code = [...sources.map((file) => readFileSync(join(src, file), 'utf8')), ...ofProxies].join('\n');
  const isSaid = (called: string) =>
    new RegExp(`\\b${called.replace('.', '\\.')}\\b`).test(code) || code.includes(`${called.split('.')[0]}[`);
  expect(list.map(({ called }) => called).filter((called) => !isSaid(called))).toEqual([]);
});

test('a sentence that the language lacks, or that has one in it which it lacks, stays English', () => {
  expect(sentence(new Said('Something new', 'keysSaid.somethingNew'))).toBe('Something new');
  expect(sentence(new Said('Something newer', 'newerSaid.it'))).toBe('Something newer');
  const within = { name: 'newerSaid.it', values: [] } as unknown as Said;
  expect(sentence(new Said('One. Two', baseSaid.sentences([]).name, [[within]]))).toBe('One. Two');
});
