import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Said, type SaidValue } from '../../shared/base/sayings.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { keysSaid } from '../../shared/keys/said.ts';
import { german } from '../app/german.ts';
import { sentence, showTexts } from './catalogue.ts';

const src = join(import.meta.dirname, '../..');
type Entry = Said | ((...values: SaidValue[]) => Said);

/** Values where an entry takes others than a number each. */
const samples: Readonly<Record<string, readonly SaidValue[]>> = {
  'baseSaid.sentences': [[keysSaid.isRevoked, keysSaid.wasRevoked]],
  'rangeSearchSaid.noRange': ['99912345678', 'unallocated'],
  'rangeSearchWanted.type': [['MOBILE', 'GEOGRAPHIC']],
  'rangeSearchWanted.format': [['csv', 'xlsx']],
  'rangeSearchWanted.change': [['added', 'removed']],
  'homeWanted.part': [['usage', 'news']],
};

const files = globSync('shared/*/{said,wanted,*-wanted}.ts', { cwd: src });
const tables = await Promise.all(
  files.map(async (file) => Object.entries((await import(join(src, file))) as Record<string, Record<string, Entry>>)),
);
/** How many values the German of an entry takes; the function of its name takes any. */
function takenBy(table: string, name: string): number {
  const translated = (german as Record<string, Record<string, unknown>>)[table]?.[name];
  return typeof translated === 'function' ? translated.length : 0;
}

/** The closed list of what is said to people by name. */
const list = tables.flat().flatMap(([table, entries]) =>
  Object.entries(entries).map(([name, entry]) => {
    const called = `${table}.${name}`;
    if (entry instanceof Said) return { called, said: entry };
    const values = samples[called] ?? Array.from({ length: takenBy(table, name) }, (_, place) => 11 + place);
    return { called, said: entry(...values) };
  }),
);

beforeEach(() => showTexts({ language: german }));
afterEach(() => showTexts({}));

test.each(list)('$called is said in German, with all of its values', ({ called, said }) => {
  expect(said.name).toBe(called);
  expect(said.text).not.toContain('undefined');
  const shown = sentence(said);
  expect(shown).not.toBe(said.text);
  for (const value of said.values) if (typeof value === 'number') expect(shown).toContain(String(value));
  // As the browser gets it from the server.
  const { name, values } = JSON.parse(JSON.stringify(said)) as { name: string; values: SaidValue[] };
  expect(sentence(new Said(said.text, name, values))).toBe(shown);
});

test('no two English sentences are the same: a schema tells its own by the text', () => {
  const texts = list.filter(({ said }) => said.values.length === 0).map(({ said }) => said.text);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('each is said somewhere', () => {
  const sources = globSync('{shared,server,web}/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', '**/*.de.*', ...files] });
  const code = sources.map((file) => readFileSync(join(src, file), 'utf8')).join('\n');
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
