import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { catalogue, showTexts, type Translated } from './catalogue.ts';
import type { Catalogues } from '../app/catalogues.ts';
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

test.each(catalogues)('the catalogues of %s have the names that they are exported under', (file) => {
  const source = readFileSync(join(root, file), 'utf8');
  for (const [, exported, name] of source.matchAll(/export const (\w+) = catalogue\('(\w+)',/g)) expect(name).toBe(exported);
  // Nothing is called a text or words, and so has to be translated, but a catalogue.
  expect(source.match(/export const \w+(?:Text|Words) =/g)).toHaveLength(source.match(/ = catalogue\(/g)?.length ?? 0);
});

test('the German texts are found by the names of the catalogues', async () => {
  const { german } = await import('../app/german.ts');
  const names = catalogues.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/ = catalogue\('(\w+)',/g)].map(([, name]) => name),
  );
  const shown = Object.keys(german).filter((name) => !/(?:Said|Wanted)$/.test(name));
  expect(new Set(shown)).toEqual(new Set(names));
  expect(names).toHaveLength(new Set(names).size);
  expect(german.signInText).toMatchObject({ login: { forgotten: 'Passwort vergessen?' } });
});

test('a language that lacks a catalogue or a text is a type error', async () => {
  const { german } = await import('../app/german.ts');
  const { signInText, ...others } = german;
  // @ts-expect-error -- the texts of the sign-in page are missing
  const withoutPage: Translated<Catalogues> = others;
  // @ts-expect-error -- one of its texts is missing
  const withoutText: Translated<Catalogues> = { ...german, signInText: { ...signInText, login: {} } };
  const whole: Translated<Catalogues> = { ...others, signInText };
  expect([withoutPage, withoutText, whole].map((made) => 'signInText' in made)).toEqual([false, true, true]);
});
