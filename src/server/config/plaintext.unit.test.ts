import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const key = { SECRET_KEY: 'x'.repeat(32), MAIL_FROM: 'portal@provider.example', DEMO: 'false' };

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig({ ...key, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test.each(['0.0.0.0', '::', '192.0.2.7', 'portal.provider.example', '127.0.0.1.evil.example'])(
  'HOST %s, which other machines reach, needs METRICS_TOKEN',
  (HOST) => {
    expect(faultsOf({ HOST, DEMO: 'false' })).toEqual([
      'METRICS_TOKEN is required if other machines reach HOST: /metrics is open without it',
    ]);
    expect(faultsOf({ HOST, DEMO: 'false', METRICS_TOKEN: 'sixteen characters' })).toEqual([]);
  },
);

test.each(['1', 'true', '127.0.0.1'])('behind a proxy (TRUST_PROXY %s) METRICS_TOKEN is needed also on loopback', (TRUST_PROXY) => {
  expect(faultsOf({ TRUST_PROXY })).toEqual([
    'METRICS_TOKEN is required with TRUST_PROXY: without it, /metrics is open to everything that the proxy passes on',
  ]);
  expect(faultsOf({ TRUST_PROXY, METRICS_TOKEN: 'sixteen characters' })).toEqual([]);
});

test.each([
  { SECRET_KEY: 'change-me-to-at-least-32-characters' },
  { METRICS_TOKEN: 'change-me-as-well' },
  { DATABASE_URL: 'postgres://portal:change-me@localhost/portal' },
])('a secret that stands in an example is refused: %o', (env) => {
  expect(faultsOf(env)).toEqual([`${Object.keys(env)[0]} contains the text of an example, which is public: choose your own`]);
});

test('the proxies in front are a number, or addresses and networks', () => {
  const METRICS_TOKEN = 'sixteen characters';
  const taken = (TRUST_PROXY: string) => parseConfig({ ...key, METRICS_TOKEN, TRUST_PROXY }).TRUST_PROXY;
  expect(['true', 'false', '2'].map(taken)).toEqual([1, 0, 2]);
  expect(taken('10.0.0.5, 10.1.0.0/24,2001:db8::/64')).toEqual(['10.0.0.5', '10.1.0.0/24', '2001:db8::/64']);
  for (const TRUST_PROXY of ['10', 'proxy.internal', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.5,', '10.0.0.5 10.0.0.6'])
    expect(faultsOf({ METRICS_TOKEN, TRUST_PROXY })).toEqual([
      `TRUST_PROXY must be true, false, the number of proxies in front, at most 9, or their addresses and networks, such as 10.0.0.5, 10.1.0.0/24; it is "${TRUST_PROXY}"`,
    ]);
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('HOST %s, which only this machine reaches, does not', (HOST) => {
  expect(faultsOf({ HOST })).toEqual([]);
});

const mailInClear = 'SMTP_URL sends e-mails and its password unencrypted: use smtps:// or ?requireTLS=true, or set ALLOW_PLAINTEXT=true';
const databaseInClear = 'DATABASE_URL reaches its server without TLS: add ?sslmode=verify-full, or set ALLOW_PLAINTEXT=true';

test.each([
  [{ SMTP_URL: 'smtp://mail.internal:25' }, mailInClear],
  [{ SMTP_URL: 'smtp://user:secret@[2001:db8::1]' }, mailInClear],
  [{ DATABASE_URL: 'postgres://portal:secret@db.internal/portal' }, databaseInClear],
  [{ DATABASE_URL: 'postgres://db.internal/portal?sslmode=disable' }, databaseInClear],
  [{ DATABASE_URL: 'postgres://db.internal/portal?sslmode=prefer' }, databaseInClear],
  [{ DATABASE_URL: 'postgres://localhost/portal?host=db.internal' }, databaseInClear],
  [{ DATABASE_URL: 'postgres://localhost:5432,db.internal:5432/portal' }, databaseInClear],
])('%o goes in clear to another machine: refused, unless asked for in so many words', (env, fault) => {
  expect(faultsOf(env)).toEqual([fault]);
  expect(faultsOf({ ...env, ALLOW_PLAINTEXT: 'true' })).toEqual([]);
});

test.each([
  { SMTP_URL: 'smtps://user:secret@mail.internal' },
  { SMTP_URL: 'smtp://user:secret@mail.internal:587?requireTLS=true' },
  { SMTP_URL: 'smtp://127.0.0.1:2525' },
  { SMTP_URL: 'smtp://localhost' },
  { SMTP_URL: 'smtp://[::1]:25' },
  { DATABASE_URL: 'postgres://db.internal/portal?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://db.internal/portal?sslmode=require' },
  { DATABASE_URL: 'postgres://127.0.0.1:5433/portal' },
  { DATABASE_URL: 'postgres://portal@localhost/portal?host=/run/postgresql' },
])('%o does not', (env) => {
  expect(faultsOf(env)).toEqual([]);
});

test.each([
  ['nats://nats.internal:4222', false],
  ['nats://localhost:4222,nats://nats.internal:4222', false],
  ['nats://localhost:4222', true],
  ['nats://localhost:4222,nats://127.0.0.1:4223', true],
  ['tls://localhost:4222,tls://nats.internal:4222', true],
])('RECORDS_URL %s: whether it is taken, since none of its servers is reached in clear, is %s', (RECORDS_URL, isTaken) => {
  const faults = faultsOf({ RECORDS_URL, DATABASE_URL: 'postgres://localhost/portal' });
  expect(faults).toEqual(isTaken ? [] : ['RECORDS_URL reaches its servers without TLS: use tls://, or set ALLOW_PLAINTEXT=true']);
});

const bucket = { STORAGE_URL: 's3://portal', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each([
  ['http://192.0.2.10:9000', false],
  ['http://storage.internal', false],
  ['http://127.0.0.1:9000', true],
  ['https://storage.internal', true],
])('S3_ENDPOINT %s: whether files may go there is %s', (S3_ENDPOINT, isTaken) => {
  const faults = ["S3_ENDPOINT receives customers' files unencrypted: use https://, or set ALLOW_PLAINTEXT=true"];
  expect(faultsOf({ ...bucket, S3_ENDPOINT })).toEqual(isTaken ? [] : faults);
  expect(faultsOf({ ...bucket, S3_ENDPOINT, ALLOW_PLAINTEXT: 'true' })).toEqual([]);
});

test('a bucket says in which region it lies, or at which address', () => {
  expect(faultsOf(bucket)).toEqual([
    'AWS_REGION is required with STORAGE_URL: set the region of the bucket, or its address in S3_ENDPOINT',
  ]);
  expect(faultsOf({ ...bucket, AWS_REGION: 'eu-central-1' })).toEqual([]);
});

test.each([
  ['http://hlr.internal/{number}', false],
  ['http://192.0.2.10/lookup?msisdn={number}', false],
  ['http://localhost:8080/{number}', true],
  ['https://hlr.internal/{number}', true],
])('a service at %s: whether it may be asked is %s', (url, isTaken) => {
  const SERVICES_CONFIG = join(mkdtempSync(join(tmpdir(), 'dialplane-services-')), 'services.json');
  writeFileSync(SERVICES_CONFIG, JSON.stringify({ liveStatus: { kind: 'http', url } }));
  const faults = ['SERVICES_CONFIG liveStatus.url receives numbers unencrypted: use https://, or set ALLOW_PLAINTEXT=true'];
  expect(faultsOf({ SERVICES_CONFIG })).toEqual(isTaken ? [] : faults);
  expect(faultsOf({ SERVICES_CONFIG, ALLOW_PLAINTEXT: 'true' })).toEqual([]);
});
