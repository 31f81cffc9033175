/** Runs the checks of `npm test`; with `fast`, what tells in seconds whether a change is sound. Checks of one line run side by side. */
import { spawn } from 'node:child_process';

const quick = ['check:types', 'check:lint', 'check:format'];
const lines =
  process.argv[2] === 'fast'
    ? [[...quick, 'test:changed']]
    : [
        [...quick, 'check:unused', 'check:weight', 'check:components'],
        ['test:unit', 'test:browser'],
      ];

for (const checks of lines) {
  const codes = await Promise.all(checks.map((check) => run(check, checks.length > 1)));
  if (codes.some((code) => code !== 0)) process.exit(1);
}

/** What runs beside others says what it has to say at its end. Answers the exit code. */
function run(check, isBesideOthers) {
  const child = spawn('npm', ['run', '--silent', check], {
    stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const failed = code === 0 ? '' : `${check} failed\n`;
      process.stdout.write(Buffer.concat([...output, Buffer.from(failed)]));
      resolve(code);
    });
  });
}
