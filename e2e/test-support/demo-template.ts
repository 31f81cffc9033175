/** Template of a demo's data directory after its first start: made once for all workers, and copied by each portal in a moment. */
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';

/** The environment of every demo. */
export const demoEnvironment = {
  PORT: '0',
  DEMO: 'true',
  CODE_RESEND_SECONDS: '0',
  CODES_PER_HOUR: '100000',
  // More calls than any test makes, and a number that a screen can show.
  RATE_LIMIT_PER_MINUTE: '54321',
  SSO_ALLOW_PRIVATE: 'true',
  LOG_LEVEL: 'warn',
};

/** The template's place, in the folder of the run, which is removed with it. */
const template = () => join(tmpdir(), 'dialplane-demo-template');

export default async function makeTemplate(): Promise<void> {
  // Several runs may share a folder, each with its own day.
  rmSync(template(), { recursive: true, force: true });
  // It ends like Ctrl-C, which stops the portals and removes that folder.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));
  const [command = '', ...args] = endingWithParent([process.execPath, 'src/server/test-support/demo-template.ts']);
  const env = { ...process.env, ...demoEnvironment, DATA_DIR: template() };
  const making = promisify(execFile)(command, args, { env });
  // Stops before the folder is removed under it.
  process.prependOnceListener('exit', () => making.child.kill('SIGKILL'));
  await making;
}

/** Fills an empty directory. The database's files keep their owner, the user that its server runs as. */
export function copyTemplate(directory: string): void {
  execFileSync('cp', ['-a', `${template()}/.`, directory]);
}
