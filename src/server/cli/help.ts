/** The texts of `--help`. */
import type { Command, Option } from './command.ts';

const exitCodesLine =
  'Exit codes: 0 done · 1 refused, or the data is not sound · 2 written wrongly · 3 configuration, database or files are not right';

/** All commands, a line each. */
export function overview(commands: readonly Command[]): string {
  const lines = commands.map((command) => [usage(command), command.about] as const);
  const width = Math.max(...lines.map(([use]) => use.length));
  return [
    'npm run portal -- <command>    (npm run --silent portal -- … --json, for programs)',
    '',
    ...lines.map(([use, about]) => `  ${use.padEnd(width)}  ${about}`),
    '',
    'Each has --help and --json; those that change something have --dry-run.',
    exitCodesLine,
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const options: [string, Option][] = [
    ...Object.entries(command.options ?? {}),
    ...(command.changes ? [['dry-run', { type: 'boolean', about: 'check everything, change nothing' }] satisfies [string, Option]] : []),
    ['json', { type: 'boolean', about: 'answer with one JSON value' }],
  ];
  const lines = options.map(([name, { value, about }]) => `  ${`--${name}${value ? ` <${value}>` : ''}`.padEnd(28)}  ${about}`);
  const details = command.details === undefined ? [] : ['', command.details];
  return [`${usage(command)} [options]`, '', command.about, ...details, '', ...lines, '', exitCodesLine].join('\n');
}

function usage({ name, takes }: Command): string {
  return [name, ...takes].join(' ');
}
