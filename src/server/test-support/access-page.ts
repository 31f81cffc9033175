/** The table of lasting access in docs/security.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');

/** The fate of each kind of access, by event. */
export const accessEvents = tableAfter('### Access that lasts');

function tableAfter(heading: string): Map<string, Record<string, string>> {
  const [, text = ''] = page.split(`${heading}\n`);
  const [first = ''] = /(^\|.*\n)+/m.exec(text) ?? [];
  const [head = [], , ...body] = first
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    body.map(([event = '', ...effects]) => [event, Object.fromEntries(effects.map((effect, at) => [head[at + 1] ?? '', effect]))]),
  );
}
