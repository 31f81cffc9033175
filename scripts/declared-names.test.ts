/** Holds that names which are only declared take effect somewhere: nothing else sees an event that nobody queues, or a variable that nobody reads. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataSetNames } from '../src/numbers/number-data.ts';
import { variables } from '../src/server/config/variables.ts';
import { permissions } from '../src/shared/base/permissions.ts';
import { webhookData } from '../src/shared/webhooks/webhooks.ts';

const sources = new Map(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/**/*.ts', 'src/**/*.tsx'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file) && !/\.test\.|test-support/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
/** The text of all files of a folder whose names do not match `except`. */
const textOf = (folder: string, except: RegExp) =>
  [...sources].filter(([file]) => file.startsWith(folder) && !except.test(file)).map(([, text]) => text);
const isIn = (texts: readonly string[], name: string) => texts.some((text) => text.includes(name));

test('each event of webhooks is queued, or sent as a test', () => {
  const server = textOf('src/server/', /^$/);
  expect(Object.keys(webhookData).filter((event) => !isIn(server, `'${event}'`))).toEqual([]);
});

test('each mail is sent', () => {
  const mails = [...sources]
    .filter(([file]) => file.endsWith('.mails.ts'))
    .flatMap(([, text]) => [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name));
  const server = textOf('src/server/', /\.mails\.ts$/);
  expect(mails.length).toBeGreaterThan(20);
  expect(mails.filter((mail) => !isIn(server, `${mail}(`))).toEqual([]);
});

test('each variable is read', () => {
  const server = textOf('src/server/', /\/config\/variable[^/]*\.ts$/);
  expect(Object.keys(variables).filter((name) => !isIn(server, name))).toEqual([]);
});

test('each data set is read by a service', () => {
  const [answers = ''] = textOf('src/numbers/answers/answer.ts', /^$/);
  const read = [...answers.matchAll(/reads: \[([^\]]*)\]/g)].map(([, names = '']) => names);
  expect(dataSetNames.filter((name) => !isIn(read, `'${name}'`))).toEqual([]);
});

test('each permission opens something; billing, which the specification names, has no screen', () => {
  const shared = textOf('src/shared/', /\/permissions\.ts$/);
  expect(permissions.filter(({ name }) => !isIn(shared, `bits.${name}`)).map(({ name }) => name)).toEqual(['billing']);
});
