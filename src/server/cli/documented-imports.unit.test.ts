/** Kinds of `import`, data sets, and docs/operate.md agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setNames } from '../data-sets/versions.ts';
import { dataSetKinds } from '../data-sets/imports/data-set-kinds.ts';
import { portedDeltaColumns } from '../data-sets/imports/ported-delta.ts';
import { queryRecordColumns } from '../data-sets/imports/query-records-import.ts';
import { commands } from './commands.ts';
import { importCommands } from './import.commands.ts';

const operate = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
const section = operate.split(/^## /m).find((text) => text.startsWith('Load the provider')) ?? '';

test('docs/operate.md describes every import of the command line, and no other', () => {
  const described = [...section.matchAll(/\*\*([\w-]+)\*\*/g)].map(([, kind]) => `import ${kind}`);
  const imports = commands.map(({ name }) => name).filter((name) => name.startsWith('import '));
  expect(described.toSorted()).toEqual(imports.toSorted());
});

test('every data set can be imported', () => {
  expect([...new Set(Object.values(dataSetKinds).map(({ set }) => set))].toSorted()).toEqual([...setNames].toSorted());
});

test.each(Object.entries({ ...dataSetKinds, qdr: { columns: queryRecordColumns } }))(
  'the columns of %s stand in docs/operate.md as the header row of a sample',
  (_kind, { columns }) => {
    expect(section.split('\n')).toContainEqual(expect.stringMatching(`^${columns.required.join(';')}(;use)?$`));
  },
);

test('the columns of a delta stand in docs/operate.md as the header row of a sample', () => {
  expect(section.split('\n')).toContain(portedDeltaColumns.required.join(';'));
});

test.each([
  ['import dno', 'Columns: digits;match;reason;date, and use (voice, text or both; voice without the column)'],
  ['import history', 'Columns: tel;donorSpId;recipientSpId;rn;cic;portDate;seq'],
  ['import qdr', 'Columns: account;at;service;tel;rc, and country, and id'],
  [
    'import ranges',
    'Columns: range;countryName;uniqueSpId;spName;primaryNumberAttribute;secondaryNumberAttribute;mcc;mnc;minlength;maxlength;isoAlpha2;isoAlpha3;cic;tz;tadig',
  ],
])('the help of %s names its columns', (name, line) => {
  expect(importCommands.find((command) => command.name === name)?.details?.split('\n')[0]).toBe(line);
});
