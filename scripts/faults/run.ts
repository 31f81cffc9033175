/**
 * Runs every case of `cases`, or the named ones, each in a process of its own: `npm run test:faults -- killed-group`. A case is a program that damages running
 * portals and exits with 1 if they did not tolerate it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';

const wanted = process.argv.slice(2);
const folder = join(import.meta.dirname, 'cases');
const faults = readdirSync(folder)
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .toSorted();
if (faults.length === 0) throw new Error(`No fault has "${wanted.join('" or "')}" in its name`);

for (const fault of faults) {
  console.log(`\n${basename(fault, '.ts')}`);
  const [command = '', ...args] = endingWithParent([process.execPath, join(folder, fault)]);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
