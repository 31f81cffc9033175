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
  const results = await Promise.all(checks.map((check) => run(check, checks.length > 1)));
  const failed = results.filter(({ code }) => code !== 0);
  // Last, where whoever reads the end of a long output sees it.
  for (const { check, output } of failed) process.stdout.write(Buffer.concat([output, Buffer.from(`${check} failed\n`)]));
  if (failed.length > 0) process.exit(1);
}

/** What runs beside others says what it has to say at its end. Answers the exit code, and of a check that failed what it said. */
function run(check, isBesideOthers) {
  const child = spawn('npm', ['run', '--silent', check], {
    stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const output = Buffer.concat(chunks);
      if (code === 0) process.stdout.write(output);
      resolve({ check, code, output });
    });
  });
}
