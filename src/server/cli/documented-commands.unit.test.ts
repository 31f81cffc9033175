/** Every command in the docs exists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';

const root = join(import.meta.dirname, '../../..');
const text = ['README.md', 'docs/operate.md'].map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
/** Quoted text is left out: it may be any words. */
const lines = [...text.matchAll(/portal -- ([^`#\n]+)/g)].map(([, line = '']) => line.replaceAll(/"[^"]*"/g, 'x').trim());
const typed = lines.filter((line) => /^\w/.test(line));

test('the pages have commands', () => {
  expect(typed.length).toBeGreaterThan(5);
});

test.each(typed)('portal -- %s', (line) => {
  const command = commands.find(({ name }) => `${line} `.startsWith(`${name} `));
  const known = [...Object.keys(command?.options ?? {}), ...(command?.changes ? ['dry-run'] : []), 'json', 'help'];
  expect(command).toBeDefined();
  expect(known).toEqual(expect.arrayContaining([...line.matchAll(/--([\w-]+)/g)].map(([, option]) => option)));
});

test('every command stands in the pages', () => {
  // Imports are described in bold, by their kind.
  const stands = (name: string) =>
    [`portal -- ${name}`, `\`${name}`, `**${name.replace(/^import /, '')}**`].some((form) => text.includes(form));
  expect(commands.map(({ name }) => name).filter((name) => !stands(name))).toEqual([]);
});
