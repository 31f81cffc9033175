/** Runs benches, of this version or of another one in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Line, Measured } from './line.ts';

/** Lists the benches in a folder, or those that have one of the words in their names. */
export function benchesOf(directory: string, words: readonly string[]): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.bench.ts') && (words.length === 0 || words.some((word) => file.includes(word))))
    .toSorted();
}

/** Runs a bench in a process of its own, so that neither memory nor compiled code of one bench affects the next. Throws if the bench does. */
export function measure(directory: string, file: string): Measured[] {
  const program = `
    const { name, run } = await import(${JSON.stringify(`./${file}`)});
    process.stdout.write(JSON.stringify({ name, lines: await run() }));
  `;
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A parsing edge: the program above wrote it.
  const { name, lines } = JSON.parse(output.toString()) as { name: string; lines: Line[] };
  return lines.map((line) => ({ bench: name, ...line }));
}
