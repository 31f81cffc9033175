/** The samples of the API's page: each is a program of its language, and sends the typed text unchanged, whatever it is. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { callName } from '../../shared/developers/described-calls.ts';
import { sampleLanguages, sampleOf } from '../../shared/developers/samples.ts';
import { exampleValues, requestOf, type SampleValues } from '../../shared/developers/sample-request.ts';
import { callsForKeys } from '../test-support/calls-for-keys.ts';
import { areInstalled } from '../test-support/programs.ts';
import { describedCall, describedCalls, runners, runSample, sampleFolder } from '../test-support/samples.ts';

const base = 'https://portal.example';
const languages = sampleLanguages.filter((language) => language === 'node' || areInstalled(language === 'curl' ? 'curl' : 'python3'));

/** Commands that parse all the files without running one, with `bash -n`, `node --check` and `ast.parse`. */
const parsers = {
  curl: ['-c', 'for file; do bash -n "$file" || exit 1; done', 'bash'],
  node: [
    '--experimental-vm-modules',
    '--no-warnings',
    '-e',
    "for (const file of process.argv.slice(1)) new (require('node:vm').SourceTextModule)(require('node:fs').readFileSync(file, 'utf8'))",
  ],
  python: ['-c', 'import ast, sys\nfor file in sys.argv[1:]: ast.parse(open(file, encoding="utf-8").read())'],
};

test('every call that a key may make is described, and nothing else', () => {
  expect(describedCalls.map(callName).toSorted()).toEqual([...callsForKeys].toSorted());
});

test.each(languages)('the sample of every call is a program in %s', (language) => {
  const folder = sampleFolder();
  const { program } = runners[language];
  const files = describedCalls.map((call) => {
    const file = join(folder, call.id);
    writeFileSync(file, sampleOf(language, requestOf(call, base, exampleValues(call))));
    return file;
  });
  const looksAt = (some: readonly string[]) => execFileSync(program, [...parsers[language], ...some], { stdio: 'pipe' });
  expect(() => looksAt(files)).not.toThrow();
  const broken = join(folder, 'broken');
  writeFileSync(broken, `${sampleOf(language, requestOf(describedCall('GET /api/config'), base, { query: {}, headers: {} }))}\n('`);
  expect(() => looksAt([...files, broken])).toThrow('Command failed');
});

test('the samples give what their calls take', () => {
  expect(describedCalls.length).toBeGreaterThan(40);
  for (const { path, method, query, body } of contract) {
    const call = describedCalls.find((one) => one.path === path && one.method === method);
    if (!call) continue;
    const values = exampleValues(call);
    if (query) expect(query.safeParse(values.query).error?.issues ?? [], path).toEqual([]);
    if (body) expect(body.safeParse(values.body).error?.issues ?? [], path).toEqual([]);
  }
});

/** Quotes of every kind, text that a shell, JavaScript or Python would interpret, line ends, non-Latin letters. */
const hostile = [
  `it's "quoted" \`and\` $HOME \${HOME} $(touch broken) #{x} %s {0} \\ \\n \\u0041 !! ; & | > broken`,
  'two\nlines\r\nand\ttabs\u2028\u2029',
  'Größe Äpfel ß € 電話 😀',
  `"""'''</script><!--`,
  '@numbers.csv',
  '-o broken',
  `'; touch broken; '`,
  '" + __import__("os").system("touch broken") + "',
];

interface Received {
  readonly method: string | undefined;
  readonly query: [string, string][];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let received: Received[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { searchParams } = new URL(request.url ?? '', base);
    received.push({ method: request.method, query: [...searchParams], headers: request.headers, body });
    response.setHeader('content-type', 'application/json').end('{"message":"Größe"}');
  });
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function sendBy(language: (typeof languages)[number], name: string, values: SampleValues): Promise<Received | undefined> {
  received = [];
  // The address of a server that listens on a port includes the port.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const folder = sampleFolder();
  writeFileSync(join(folder, 'numbers.csv'), '447400123456\r\n');
  const { stdout } = await runSample(folder, language, { request: requestOf(describedCall(name), address, values), key: `dp_$'"` });
  expect(stdout).toContain('message');
  expect(execFileSync('ls', [folder], { encoding: 'utf8' }).trim().split('\n').toSorted()).toEqual(
    ['numbers.csv', runners[language].file].toSorted(),
  );
  return received[0];
}

describe.each(languages)('T76: a sample in %s sends what was typed, and runs none of it:', (language) => {
  test('in the query', async () => {
    const query = { operator: hostile, country: '', range: '44' };
    const sent = await sendBy(language, 'GET /api/gnr-search/range-search', { query, headers: {} });
    expect(sent?.method).toBe('GET');
    expect(sent?.query).toEqual([...hostile.map((value) => ['operator', value]), ['range', '44']]);
    expect(sent?.headers['authorization']).toBe(`Bearer dp_$'"`);
  });

  test('in the body, and in a header', async () => {
    const body = JSON.parse(
      `{"__proto__":{"x":1},"text":${JSON.stringify(hostile)},"on":true,"off":false,"none":null,"n":-1.5e-7,"empty":[{}]}`,
    );
    const visible = `k"e'y$HOME\`ls\`\\ ;x`;
    const sent = await sendBy(language, 'POST /api/support/ticket', { query: {}, headers: { 'Idempotency-Key': visible }, body });
    expect(sent?.method).toBe('POST');
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': visible });
    expect(JSON.parse(sent?.body ?? '')).toEqual(body);
  });

  test('beside a file, of which every byte arrives', async () => {
    const query = { service: ['npq', hostile[0] ?? ''], email: hostile[1] ?? '' };
    const sent = await sendBy(language, 'POST /api/batchquery/batch_query', { query, headers: {} });
    expect(sent?.query).toEqual([...query.service.map((value) => ['service', value]), ['email', query.email]]);
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(sent?.body).toMatch(/name="file"; filename="numbers.csv"\r\nContent-Type: text\/csv\r\n\r\n447400123456\r\n\r\n--/i);
  });
});

test.each(['two\nlines', 'Größe', ' ', 'a\u0000b', 'x\r\nX-Evil: 1', ''])('a header that cannot be is left out: %j', (value) => {
  const { headers } = requestOf(describedCall('POST /api/support/ticket'), base, {
    query: {},
    headers: { 'Idempotency-Key': value },
    body: {},
  });
  expect(headers).toEqual([]);
});
