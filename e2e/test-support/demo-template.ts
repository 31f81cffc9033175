/** Once for all workers: the data directory of a demo as after its first start, which the portal of each copies in a moment. */
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';

/** What every demo is started with. */
export const demoEnvironment = {
  PORT: '0',
  DEMO: 'true',
  CODE_RESEND_SECONDS: '0',
  CODES_PER_HOUR: '100000',
  // More than any test calls, and a number that a screen can say.
  RATE_LIMIT_PER_MINUTE: '54321',
  SSO_ALLOW_PRIVATE: 'true',
  LOG_LEVEL: 'warn',
};

/** In the folder of the run, which goes with it. */
const template = () => join(tmpdir(), 'dialplane-demo-template');

export default async function makeTemplate(): Promise<void> {
  // Several runs may share a folder, each with a day of its own.
  rmSync(template(), { recursive: true, force: true });
  // It ends as by Ctrl-C, which stops the portals and removes that folder.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));
  const [command = '', ...args] = endingWithParent([process.execPath, 'src/server/test-support/demo-template.ts']);
  const env = { ...process.env, ...demoEnvironment, DATA_DIR: template() };
  const making = promisify(execFile)(command, args, { env });
  // Before the folder is removed under it.
  process.prependOnceListener('exit', () => making.child.kill('SIGKILL'));
  await making;
}

/** Fills an empty directory. The files of the database keep their owner, as whom its server runs. */
export function copyTemplate(directory: string): void {
  execFileSync('cp', ['-a', `${template()}/.`, directory]);
}
