import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { servicesFile } from '../test-support/answerers.ts';
import { readServices } from './services-file.ts';

const read = (services: unknown, { demo = false, env = {} }: { demo?: boolean; env?: Record<string, string> } = {}) =>
  readServices(servicesFile(services), { env, demo });

const url = 'https://platform.example/{number}';

test('without the file nothing is configured', () => {
  expect(readServices(undefined, { env: {}, demo: false })).toEqual({ services: {}, faults: [] });
});

test('what is not given has its default', () => {
  const { services, faults } = read({
    liveStatus: { kind: 'http', url },
    npq: { kind: 'enum', servers: ['192.0.2.53', '[2001:db8::53]:5353'] },
    gnr: { kind: 'dataset' },
  });
  expect(faults).toEqual([]);
  expect(services).toEqual({
    liveStatus: {
      kind: 'http',
      url,
      headers: { accept: 'application/json', 'user-agent': 'Dialplane' },
      maxBytes: 262_144,
      timeoutMs: 15_000,
      retries: 2,
      retryDelayMs: 200,
      concurrency: 10,
    },
    npq: {
      kind: 'enum',
      servers: ['192.0.2.53', '[2001:db8::53]:5353'],
      zone: 'e164.arpa',
      unknownNumber: 103,
      timeoutMs: 4_500,
      retries: 2,
      retryDelayMs: 200,
      concurrency: 10,
    },
    gnr: { kind: 'dataset' },
  });
});

test('all faults are listed at once with their places, and no value is printed', () => {
  const { faults } = read({
    npq: { kind: 'oracle' },
    gnr: 'dataset',
    ported: {
      kind: 'http',
      url: 'https://{number}.example/',
      headers: { 'X-Key': { env: 'NOT_SET' }, 'X-Bad': 'hunter2\r\nX-More: 1', 'X-File': { file: '/does/not/exist' } },
      fields: { cic: 'carrier', cn: { at: '/name', words: {} }, cc: 7 },
      timeoutMs: 60_000,
      retry: 3,
    },
    ukported: { kind: 'enum', servers: ['dns.example'], zone: 'not a zone', unknownNumber: 301, fields: { ns: 'state' } },
    dno: { kind: 'http' },
    usmrq: { kind: 'enum', servers: [] },
    whatever: { kind: 'dataset' },
  });
  expect(faults.toSorted()).toEqual(
    [
      'SERVICES_CONFIG npq.kind must be one of dataset, enum, http, simulated',
      'SERVICES_CONFIG gnr must be one of dataset, enum, http, simulated',
      'SERVICES_CONFIG ported.url must be an http or https address without a password, with {number} (and {service}, {days}) only in its path or query',
      'SERVICES_CONFIG ported.headers.X-Key names a variable or a file that cannot be read',
      'SERVICES_CONFIG ported.headers.X-Bad is no valid header',
      'SERVICES_CONFIG ported.headers.X-File names a variable or a file that cannot be read',
      'SERVICES_CONFIG ported.fields.cic must point at a value, like "/carrier/id"',
      'SERVICES_CONFIG does not know ported.fields.cn.words',
      'SERVICES_CONFIG ported.fields.cc must be a JSON pointer, or { "at": pointer, "values": { theirs: ours } }',
      'SERVICES_CONFIG ported.timeoutMs must be a whole number from 10 to 19000',
      'SERVICES_CONFIG does not know ported.retry',
      'SERVICES_CONFIG ukported.servers.0 must be an IP address, with a port where it is not 53',
      'SERVICES_CONFIG ukported.zone must be a domain name',
      'SERVICES_CONFIG ukported.unknownNumber must be a reason code that answers',
      'SERVICES_CONFIG does not know ukported.fields.ns',
      'SERVICES_CONFIG dno.url is required',
      'SERVICES_CONFIG usmrq.servers must name a DNS server',
      'SERVICES_CONFIG does not know whatever',
    ].toSorted(),
  );
  expect(faults.join()).not.toContain('hunter2');
});

test.each([
  'https://{number}.example/',
  'https://{service}.example/{number}',
  'https://platform.example:{number}/',
  'https://user:secret@platform.example/{number}',
  'https://platform.example/#{number}',
  'https://platform.example/',
  'https://platform.example/{number}/{unknown}',
  'file:///etc/{number}',
  'platform.example/{number}',
])('T49: an address whose host the number or the service could change, or that does not hold the number, is refused: %s', (address) => {
  expect(read({ npq: { kind: 'http', url: address } }).faults).toEqual([expect.stringMatching(/^SERVICES_CONFIG npq\.url must be /)]);
});

test.each([
  [{ liveStatus: { kind: 'dataset' } }, true, 'SERVICES_CONFIG liveStatus.kind: no data set answers it; use enum, http or simulated'],
  [{ npq: { kind: 'simulated' } }, true, 'SERVICES_CONFIG npq.kind: only liveStatus and liveRouting can be simulated'],
  [{ liveStatus: { kind: 'simulated' } }, false, 'SERVICES_CONFIG liveStatus.kind: simulated is for the demo, and DEMO is not true'],
])('%o with DEMO %s is refused', (services, demo, fault) => {
  expect(read(services, { demo }).faults).toEqual([fault]);
});

test('a file that is missing, not JSON or a list is one clear line, and stops the start with the other faults', () => {
  const faultsOf = (path: string) => {
    try {
      parseConfig({ SERVICES_CONFIG: path, PORT: 'x' });
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
    }
    return [];
  };
  const port = 'PORT must be a whole number from 0 to 65535; it is "x"';
  expect(faultsOf('/does/not/exist.json')).toEqual([port, 'SERVICES_CONFIG names /does/not/exist.json, which cannot be read']);
  const cutOff = servicesFile('{ "npq": ');
  expect(faultsOf(cutOff)).toEqual([port, `SERVICES_CONFIG names ${cutOff}, which is not JSON`]);
  const withSecret = servicesFile('{\n  "npq": { "headers": hunter2 }\n}');
  const withComma = servicesFile('{\n  "npq": {},\n}');
  expect(faultsOf(withSecret)).toEqual([port, `SERVICES_CONFIG names ${withSecret}, which is not JSON`]);
  expect(faultsOf(withComma)).toEqual([port, `SERVICES_CONFIG names ${withComma}, which is not JSON (line 3, column 1)`]);
  expect(faultsOf(servicesFile([]))).toEqual([port, 'SERVICES_CONFIG must be an object with a key for each service']);
});

test('secrets of headers come from variables and files', () => {
  const file = servicesFile('from the file\n');
  const headers = { 'X-Env': { env: 'KEY' }, 'X-File': { file }, 'X-Plain': 'plain' };
  const { services } = read({ npq: { kind: 'http', url, headers } }, { env: { KEY: 'from the variable' } });
  expect(services.npq).toMatchObject({ headers: { 'x-env': 'from the variable', 'x-file': 'from the file', 'x-plain': 'plain' } });
});

test('the example of docs/configure.md has every kind and is valid', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/configure.md'), 'utf8');
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
  const token = servicesFile('');
  writeFileSync(token, 'a token');
  const { services, faults } = read(example.replaceAll('/run/secrets/platform-key', token), { demo: true, env: { ROUTING_KEY: 'a key' } });
  expect(faults).toEqual([]);
  expect(new Set(Object.values(services).map(({ kind }) => kind))).toEqual(new Set(['dataset', 'enum', 'http', 'simulated']));
});
