/** Progress as a person and as a program see it. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startCommand } from '../test-support/command-line.ts';
import { fileOf, listHeader } from '../test-support/import-files.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

const hasScript = spawnSync('script', ['--version']).status === 0;

test('percent is shown on a terminal, and nothing of it goes into a pipe', async ({ skip }) => {
  skip(!hasScript, 'there is no program script (util-linux), which lends a terminal');
  const own = await startPortalForTest();
  const args = ['import', 'irsf', fileOf(listHeader, '447400100001;number;;'), '--dry-run'];
  const seen = await startCommand(own, args, { isOnTerminal: true }).ended;
  expect(seen.out).toContain('irsf: 100 %');
  expect(seen.out).toContain('\r\u001b[Kirsf: 1 row checked without faults');
  const piped = await startCommand(own, args).ended;
  expect(piped.out).toContain('irsf: 1 row checked without faults');
  for (const sign of ['%', '\u001b']) expect(`${piped.out}${piped.err}`).not.toContain(sign);
});
