/** The command line: `npm run portal -- <command>`. Answers on the standard output, progress and faults on the standard error. */
import { existsSync } from 'node:fs';
import { ownUserOnly } from '../config/data-directory.ts';
import { runCommandLine } from './run-command-line.ts';

process.umask(ownUserOnly);
process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  addEnvFile: () => {
    if (existsSync('.env')) process.loadEnvFile('.env');
  },
  directory: process.cwd(),
  print: (line) => console.log(line),
  tell: (line) => console.error(line),
  terminal: process.stderr.isTTY ? process.stderr : undefined,
});
