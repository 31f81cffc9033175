import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { catalogue, showTexts } from './catalogue.ts';
import { pseudoLocales } from './pseudo.ts';

afterEach(() => showTexts({}));

const words = catalogue('greetings', {
  title: 'Good day',
  group: {
    count: (count: number) => `${count} ranges`,
    who: (name: string) => createElement(Fragment, null, 'You are ', createElement('b', null, name), '.'),
  },
});

test('texts are English until another language is shown, also those of a group and those of values', () => {
  expect([words.title, words.group.count(3)]).toEqual(['Good day', '3 ranges']);
  showTexts({ language: { greetings: { title: 'Guten Tag', group: { count: (count: number) => `${count} Bereiche` } } } });
  expect([words.title, words.group.count(3)]).toEqual(['Guten Tag', '3 Bereiche']);
});

test('a text that the language lacks is shown in English', () => {
  showTexts({ language: { greetings: { group: {} } } });
  expect([words.title, words.group.count(1)]).toEqual(['Good day', '1 ranges']);
});

test('the made-up languages mark every text, also among elements', () => {
  showTexts({ shape: pseudoLocales.pseudo });
  expect(words.title).toBe('[Gøød dåý···]');
  expect(renderToStaticMarkup(words.group.who('Ada'))).toMatch(/^\[.+\]<b>\[.+\]<\/b>\[.+\]$/);
  showTexts({ shape: pseudoLocales.rtl });
  expect(words.title).toBe('\u202eGood day\u202c');
});

const root = join(import.meta.dirname, '..');
const catalogues = globSync('**/*.text.{ts,tsx}', { cwd: root });

test.each(catalogues)('%s has the id that its German file is found by, and that file', (file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const id = file.replace(/\.text\.tsx?$/, '');
  expect(source).toContain(`catalogue('${id}', {`);
  expect(['ts', 'tsx'].some((ending) => existsSync(join(root, `${id}.de.${ending}`)))).toBe(true);
});

test('the German texts are found by the ids of the catalogues', async () => {
  const { german } = await import('./german.ts');
  expect(Object.keys(german).toSorted()).toEqual(catalogues.map((file) => file.replace(/\.text\.tsx?$/, '')).toSorted());
  expect(german['sign-in/sign-in']).toMatchObject({ login: { forgotten: 'Passwort vergessen?' } });
});
