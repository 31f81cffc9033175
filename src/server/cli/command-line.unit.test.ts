/** Typed values are taken literally, or refused in one sentence. */
import { expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { commands } from './commands.ts';
import { accountFrom, maskFrom, timeFrom } from './typed-values.ts';

const now = new Date('2026-06-01T00:00:00Z');
const readers: Record<string, (text: string) => unknown> = {
  account: (text) => accountFrom(text, '--organisation'),
  mask: maskFrom,
  time: (text) => timeFrom(text, '--as-of', now).toISOString(),
};

/** Kind, typed text, and value; undefined means refused. */
const table: [kind: keyof typeof readers, typed: string, value: unknown][] = [
  ['account', '1', 1],
  ['account', '1001', 1001],
  ['account', '2147483647', 2_147_483_647],
  ['account', '', undefined],
  ['account', '0', undefined],
  ['account', '007', undefined],
  ['account', '-5', undefined],
  ['account', '+5', undefined],
  ['account', ' 7', undefined],
  ['account', '7 ', undefined],
  ['account', '7\n', undefined],
  ['account', '1e3', undefined],
  ['account', '0x10', undefined],
  ['account', '0b11', undefined],
  ['account', '1.0', undefined],
  ['account', '1,000', undefined],
  ['account', '1_000', undefined],
  ['account', '٧', undefined],
  ['account', '2147483648', undefined],
  ['account', '99999999999', undefined],
  ['account', 'Infinity', undefined],
  ['account', 'Acme', undefined],
  ['mask', '1', 1],
  ['mask', '80', 80],
  ['mask', '1023', 1023],
  ['mask', 'reports', 16],
  ['mask', 'reports, gnr_search', 144],
  ['mask', '', undefined],
  ['mask', '0', undefined],
  ['mask', '1024', undefined],
  ['mask', '007', undefined],
  ['mask', '-1', undefined],
  ['mask', '+5', undefined],
  ['mask', ' 7', undefined],
  ['mask', '1e3', undefined],
  ['mask', '0x10', undefined],
  ['mask', '1.5', undefined],
  ['mask', '1,2', undefined],
  ['mask', 'Reports', undefined],
  ['mask', 'reports,', undefined],
  ['time', '2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['time', '2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['time', '2026-01-31T08:05Z', '2026-01-31T08:05:00.000Z'],
  ['time', '2026-01-31T08:05:30Z', '2026-01-31T08:05:30.000Z'],
  ['time', '', undefined],
  ['time', '2026-02-31', undefined],
  ['time', '2026-02-29', undefined],
  ['time', '2026-13-01', undefined],
  ['time', '2026-00-10', undefined],
  ['time', '2026-1-31', undefined],
  ['time', '20260131', undefined],
  ['time', '31.01.2026', undefined],
  ['time', ' 2026-01-31', undefined],
  ['time', '2026-02-31T08:00Z', undefined],
  ['time', '2026-01-31T24:00Z', undefined],
  ['time', '2026-01-31T08:60Z', undefined],
  ['time', '2026-01-31 08:00Z', undefined],
  ['time', '2026-01-31T08:00', undefined],
  ['time', '2026-01-31T08:00+01:00', undefined],
  ['time', '1769846400', undefined],
  ['time', 'yesterday', undefined],
  ['time', '2026-06-02', undefined],
];

test.each(table)('%s "%s" is %o', (kind, typed, value) => {
  const read = () => readers[kind]?.(typed);
  if (value !== undefined) return expect(read()).toBe(value);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(/^[^\n]{20,}$/);
});

test('a refusal names what was typed, where, and what is wanted', () => {
  expect(() => accountFrom('1e3', '--organisation')).toThrow('"1e3" is not an account number (--organisation): enter 1 to 2147483647');
  expect(() => maskFrom('0x10')).toThrow('"0x10" is not a mask (--permissions): enter 1 to 1023, or names separated by commas');
  expect(() => timeFrom('2026-02-31', '--as-of', now)).toThrow(
    '"2026-02-31" is not a past day or time in UTC (--as-of): write it like 2026-01-31 or 2026-01-31T08:00Z',
  );
});

const helps = commands.flatMap(({ name }) => ['-h', '--help'].map((flag) => [`${name} ${flag}`]));

test.each(helps)('%s explains the command', (line) => {
  const read = readCommandLine(line.split(' '));
  expect(read).toMatchObject({ help: expect.stringContaining(`${line.replace(/ -.*$/, '')} `) });
  expect(read).toMatchObject({ help: expect.stringContaining('Exit codes: 0') });
});

test('the help of a command names --dry-run where it changes something, and not where it only looks', () => {
  const namesIt = (line: string) => (readCommandLine([...line.split(' '), '--help']) as { help: string }).help.includes('--dry-run');
  expect(['organisation add', 'policy set', 'restore'].map(namesIt)).toEqual([true, true, true]);
  expect(['organisation list', 'policy show', 'doctor'].map(namesIt)).toEqual([false, false, false]);
});

test.each(['', '-h', '--help', 'nothing -h', '-h nothing'])('"%s" lists every command', (line) => {
  const { help } = readCommandLine(line.split(' ').filter(Boolean)) as { help: string };
  for (const { name } of commands) expect(help).toContain(`\n  ${name}`);
});

/** First words shared by several commands, which are not commands themselves. */
const areas = new Set(commands.filter(({ name }) => name.includes(' ')).map(({ name }) => name.split(' ')[0] ?? ''));

test.each([...areas].filter((area) => commands.every(({ name }) => name !== area)))(
  '%s -h lists the commands of that name alone',
  (area) => {
    const { help } = readCommandLine([area, '-h']) as { help: string };
    const listed = [...help.matchAll(/^ {2}(\S.*?) {2}/gm)].map(([, usage]) => usage?.split(' ')[0]);
    expect(new Set(listed)).toEqual(new Set([area]));
  },
);

test.each([
  [['nothing'], 'There is no command "nothing". See --help'],
  [['import'], 'There is no command "import". See --help'],
  [['--json'], 'Name a command. See --help'],
  [['data', 'status', '--all'], 'There is no option --all. See data status --help'],
  [['organisation', 'list', '--dry-run'], 'There is no option --dry-run. See organisation list --help'],
  [['organisation', 'add', '-5', 'Name'], 'There is no option -5. See organisation add --help'],
  [['data', 'status', 'ranges'], 'data status takes no arguments besides its options. See data status --help'],
  [['import', 'ported'], 'import ported takes <file> besides its options. See import ported --help'],
  [['user', 'add', '--name'], '--name takes a value. See user add --help'],
  [
    ['user', 'add', '--name', '--email', 'a@b.example'],
    '--name takes a value; write one that begins with a dash as --name=<value>. See user add --help',
  ],
  [['user', 'add', '--name', 'A', '--name', 'B'], '--name is given twice'],
  [['data', 'status', '--json=yes'], '--json takes no value. See data status --help'],
])('%j is refused: %s', (given, sentence) => {
  expect(() => readCommandLine(given)).toThrow(new UsageError(sentence));
});

test('a value may begin with a dash where it is written into its option, and a word behind two dashes', () => {
  expect(readCommandLine(['user', 'add', '--name=-A'])).toMatchObject({ options: { name: '-A' } });
  expect(readCommandLine(['organisation', 'add', '7', '--', '-A'])).toMatchObject({ words: ['7', '-A'] });
});

test('what is typed is split into the command, its words and its options', () => {
  expect(readCommandLine(['organisation', 'add', '7', 'Name', '--dry-run'])).toMatchObject({
    command: { name: 'organisation add' },
    words: ['7', 'Name'],
    options: { 'dry-run': true },
  });
});
