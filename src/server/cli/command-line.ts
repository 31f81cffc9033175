/** The command line as it was typed: which command, with which words and options. */
import { parseArgs } from 'node:util';
import { type Command, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, overview } from './help.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;
type Read = { readonly help: string } | { readonly command: Command; readonly words: readonly string[]; readonly options: Options };

/** Throws `UsageError`. */
export function readCommandLine(given: readonly string[]): Read {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => given[index] === word));
  if (!command) return withoutCommand(given);
  const { options, words } = parse(command, given.slice(command.name.split(' ').length));
  if (options['help'] === true) return { help: commandHelp(command) };
  if (words.length !== command.takes.length)
    throw new UsageError(`${command.name} takes ${command.takes.join(' ') || 'nothing'} beside its options. See ${command.name} --help`);
  return { command, words, options };
}

function withoutCommand(given: readonly string[]): Read {
  const isAsked = given.length === 0 || given.includes('--help') || given.includes('-h');
  const words = given.filter((word) => !word.startsWith('-')).join(' ');
  if (!isAsked) throw new UsageError(`There is no command "${words}". See --help`);
  const area = commands.filter(({ name }) => name.split(' ')[0] === given[0]);
  return { help: overview(area.length > 0 ? area : commands) };
}

function parse({ options: known = {}, changes }: Command, given: readonly string[]): { options: Options; words: string[] } {
  const flag = { type: 'boolean' } as const;
  const own = Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }]));
  const { values, positionals, tokens } = parsed({
    args: [...given],
    options: { ...own, help: { ...flag, short: 'h' }, json: flag, ...(changes && { 'dry-run': flag }) },
  });
  const typed = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = typed.find((name, index) => typed.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`--${twice} stands twice`);
  // No option takes several values, so no value is a list.
  return { options: values as Options, words: positionals };
}

function parsed(config: { args: string[]; options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']> }) {
  try {
    return parseArgs({ ...config, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
