/** Statements that the tests of the API ran, with the place in the source that runs each: `npm run check:statements` compares their columns with types. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'node_modules/.dialplane/statements');

export interface KeptStatement {
  /** File, from the project's folder on, and line of the call that runs it: `src/server/cleanup.ts:40`. */
  readonly place: string;
  readonly sql: string;
}

/** Removes what an earlier run kept. */
export function forgetStatements(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Keeps a statement of this process. */
export function keepStatement(statement: KeptStatement): void {
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(statement)}\n`);
}

/** Returns the statements of all processes of the last run. */
export function keptStatements(): KeptStatement[] {
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as KeptStatement);
}

/** Returns the place of the portal's own source in a stack that is nearest to the database; undefined for a statement of a test. */
export function placeIn(stack: string): string | undefined {
  for (const [, file = '', line] of stack.matchAll(/\(?(?:file:\/\/)?(\/[^():]+\.ts):(\d+):\d+\)?$/gm)) {
    const path = relative(root, file);
    if (path.startsWith('node_modules') || path === own) continue;
    return /\.test\.ts$|test-support|^(e2e|bench|scripts|migrations)\//.test(path) ? undefined : `${path}:${line}`;
  }
  return undefined;
}

const own = 'src/server/test-support/keep-statements.ts';
