/** The table of all lines in `docs/speed.md`, which a run of the whole bench writes between its two comments. */
import type { Measured } from './line.ts';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  /** ISO 8601. */
  readonly measuredAt: string;
}

const begins = '<!-- The table begins: `npm run bench` writes it. -->';
const ends = '<!-- The table ends. -->';

/** The page with the table of these lines, measured on this machine. Throws if the page lacks one of the two comments. */
export function withTable(page: string, lines: readonly Measured[], machine: Machine): string {
  const [from, to] = [page.indexOf(begins), page.indexOf(ends)];
  if (from === -1 || to < from) throw new Error(`The page needs "${begins}" and, below it, "${ends}".`);
  return `${page.slice(0, from + begins.length)}\n\n${tableOf(lines, machine)}\n\n${page.slice(to)}`;
}

function tableOf(lines: readonly Measured[], { cpu, cores, memoryGb, node, measuredAt }: Machine): string {
  return [
    `Measured on ${measuredAt.slice(0, 10)}: ${cpu}, ${cores} cores, ${memoryGb} GB of memory, Node ${node.replace('v', '')}.`,
    '',
    '| Line | Dialplane | Peer | Unit | Ratio | Goal | |',
    '|---|---:|---:|---|---:|---|---|',
    ...lines.flatMap((line, index) => [
      ...(line.bench === lines[index - 1]?.bench ? [] : [`| **${cell(line.bench)}** | | | | | | |`]),
      rowOf(line),
    ]),
  ].join('\n');
}

function rowOf({ name, ours, peer, unit, ratio, goal, holds }: Measured): string {
  const cells = [name, figure(ours), figure(peer), unit, figure(ratio), goal, holds ? 'holds' : '**missed**'];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

/** Three digits, or every one of a whole number, with its thousands apart. */
function figure(value: number): string {
  const digits = value >= 100 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.min(digits, 6) });
}
