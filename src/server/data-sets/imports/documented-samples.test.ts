/** The sample files in the documentation can be imported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from './data-set-kinds.ts';
import { makeOrganisation } from '../../test-support/factories.ts';
import { fileOf, importFile } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

const operate = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
const samples = [...operate.matchAll(/^```\n(.+;.+\n[^`]+)```$/gm)].map(([, sample = '']) => sample.trim().split('\n'));

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await makeOrganisation(portal.deps, 1001);
});
afterAll(() => portal.stop());

test.each<[ImportKind | 'qdr', string]>([
  ['ranges', 'range;'],
  ['ported', 'tel;'],
  ['overrides', 'tel;acic;'],
  ['uk-ported', 'tel;previousSpId;'],
  ['dno', 'digits;'],
  ['qdr', 'account;'],
])('the sample of %s in docs/operate.md can be imported', async (kind, begin) => {
  const [header = '', ...rows] = samples.find(([first]) => first?.startsWith(begin)) ?? [];
  expect(await importFile(portal, kind, { file: fileOf(header, ...rows), dryRun: true })).toMatchObject({
    status: 'checked',
    rows: rows.length,
    faults: [],
  });
});
