/** Parses the command line: the command, its words and its options. */
import { parseArgs } from 'node:util';
import { type Command, type Option, UsageError } from './command.ts';
import { commands } from './commands.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;
type Read = { readonly help: string } | { readonly command: Command; readonly words: readonly string[]; readonly options: Options };

/** Throws `UsageError`. */
export function readCommandLine(given: readonly string[]): Read {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => given[index] === word));
  if (!command) return withoutCommand(given);
  const { options, words } = parse(command, given.slice(command.name.split(' ').length));
  if (options['help'] === true) return { help: commandHelp(command) };
  if (words.length !== command.takes.length)
    throw new UsageError(
      `${command.name} takes ${command.takes.join(' ') || 'no arguments'} besides its options. See ${command.name} --help`,
    );
  return { command, words, options };
}

function withoutCommand(given: readonly string[]): Read {
  const isAsked = given.length === 0 || given.includes('--help') || given.includes('-h');
  const words = given.filter((word) => !word.startsWith('-')).join(' ');
  if (!isAsked) throw new UsageError(words === '' ? 'Name a command. See --help' : `There is no command "${words}". See --help`);
  const area = commands.filter(({ name }) => name.split(' ')[0] === given[0]);
  return { help: overview(area.length > 0 ? area : commands) };
}

function parse({ name, options: known = {}, changes }: Command, given: readonly string[]): { options: Options; words: string[] } {
  const flag = { type: 'boolean' } as const;
  const own = Object.fromEntries(Object.entries(known).map(([option, { type }]) => [option, { type }]));
  const options: Known = { ...own, help: { ...flag, short: 'h' }, json: flag, ...(changes && { 'dry-run': flag }) };
  // Strict mode would refuse in sentences of its own, of up to three lines.
  const { values, positionals, tokens } = parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true });
  const typed = tokens.filter((token) => token.kind === 'option');
  for (const token of typed) {
    const fault = faultOf(token, options[token.name]?.type);
    if (fault !== undefined) throw new UsageError(`${fault}. See ${name} --help`);
  }
  const names = typed.map((token) => token.name);
  const twice = names.find((option, index) => names.indexOf(option) !== index);
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice`);
  // No option takes several values, so no value is a list.
  return { options: values as Options, words: positionals };
}

type Known = Readonly<Record<string, { type: 'boolean' | 'string'; short?: string }>>;

interface TypedOption {
  /** The option as typed, with its dashes. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Written as `--name=value`. */
  readonly inlineValue?: boolean | undefined;
}

/** Describes the fault of an option of this type. */
function faultOf({ rawName, value, inlineValue }: TypedOption, type: 'boolean' | 'string' | undefined): string | undefined {
  if (type === undefined) return `There is no option ${rawName}`;
  if (type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value`;
  if (value === undefined) return `${rawName} takes a value`;
  // A forgotten value, with the next option in its place.
  return !inlineValue && value.startsWith('-')
    ? `${rawName} takes a value; write one that begins with a dash as ${rawName}=<value>`
    : undefined;
}

/** The texts of `--help`. */
const exitCodesLine =
  'Exit codes: 0 done · 1 refused, or faults in the data · 2 usage error · 3 faults in configuration, database or files';

/** All commands, a line each. */
function overview(commands: readonly Command[]): string {
  const lines = commands.map((command) => [usage(command), command.about] as const);
  const width = Math.max(...lines.map(([use]) => use.length));
  return [
    'npm run portal -- <command>    (npm run --silent portal -- … --json, for programs)',
    '',
    ...lines.map(([use, about]) => `  ${use.padEnd(width)}  ${about}`),
    '',
    'Every command has --help and --json; commands that change something have --dry-run.',
    exitCodesLine,
  ].join('\n');
}

function commandHelp(command: Command): string {
  const options: [string, Option][] = [
    ...Object.entries(command.options ?? {}),
    ...(command.changes ? [['dry-run', { type: 'boolean', about: 'check everything, change nothing' }] satisfies [string, Option]] : []),
    ['json', { type: 'boolean', about: 'print one JSON value' }],
  ];
  const lines = options.map(([name, { value, about }]) => `  ${`--${name}${value ? ` <${value}>` : ''}`.padEnd(28)}  ${about}`);
  const details = command.details === undefined ? [] : ['', command.details];
  return [`${usage(command)} [options]`, '', command.about, ...details, '', ...lines, '', exitCodesLine].join('\n');
}

function usage({ name, takes }: Command): string {
  return [name, ...takes].join(' ');
}
