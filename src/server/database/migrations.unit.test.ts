import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../migrations');
/** Before any version was released. */
const unreleased = '0033';
const takesAway =
  /\bdrop\s+(column|table|constraint|default)|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b|\balter\s+column\s+\w+\s+type\b/i;

test('a migration that takes away or renames what the version before uses says which migration a node must know to do without', () => {
  const files = readdirSync(folder).filter((file) => /^\d{4}_/.test(file) && file >= unreleased);
  const taking = files.filter((file) =>
    takesAway.test(/function up[\s\S]*?(?=function down|$)/.exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? ''),
  );
  expect(taking.filter((file) => !/_needs_\d{4}\.ts$/.test(file))).toEqual([]);
});

test('what takes away is recognised', () => {
  for (const taken of [
    'alter table t drop column c',
    'ALTER TABLE t RENAME TO u',
    'alter table t alter column c set not null',
    'drop table t',
  ])
    expect(taken).toMatch(takesAway);
  for (const added of ['alter table t add column c text', 'create table t (id int)', 'create index i on t (c)'])
    expect(added).not.toMatch(takesAway);
});
