import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, envExample, parseConfig } from './config.ts';

const root = join(import.meta.dirname, '../../..');

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('nothing set gives the demo, on the PostgreSQL that comes with the portal', () => {
  expect(parseConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    DEMO: true,
    RATE_LIMIT_PER_MINUTE: 1200,
    CODE_RESEND_SECONDS: 30,
    CODES_PER_HOUR: 5,
    STAFF_NEED_FACTOR: true,
    ALLOW_PLAINTEXT: false,
    PRODUCT_NAME: 'Dialplane',
  });
});

test('the object storage is Amazon’s of the region unless another one is named', () => {
  expect(parseConfig({ AWS_REGION: 'eu-west-1' }).S3_ENDPOINT).toBe('https://s3.eu-west-1.amazonaws.com');
  expect(parseConfig({ S3_ENDPOINT: 'https://s3.internal' }).S3_ENDPOINT).toBe('https://s3.internal');
});

test('the demo shows social links; without it there are those that were given, or none', () => {
  expect(parseConfig({}).SOCIAL_LINKS.map(({ name }) => name)).toEqual(['LinkedIn', 'YouTube']);
  expect(parseConfig({ DEMO: 'false' }).SOCIAL_LINKS).toEqual([]);
  expect(parseConfig({ SOCIAL_LINKS: 'Forum=https://forum.example/' }).SOCIAL_LINKS).toEqual([
    { name: 'Forum', url: 'https://forum.example/' },
  ]);
});

test('with DATABASE_URL the demo is off unless asked for', () => {
  const env = { DATABASE_URL: 'postgres://localhost/portal', SECRET_KEY: 'x'.repeat(32) };
  expect(parseConfig(env).DEMO).toBe(false);
  expect(parseConfig({ ...env, DEMO: 'true' }).DEMO).toBe(true);
});

const demoOnNetwork =
  'DEMO would let anyone who reaches HOST sign in, and HOST is not loopback: set DEMO=false, or DEMO_ON_NETWORK=true if you mean it';

test.each([
  [{ HOST: '0.0.0.0', DEMO: 'true' }, [demoOnNetwork]],
  [{ HOST: '::', DEMO: 'true' }, [demoOnNetwork]],
  [{ HOST: 'portal.example', DEMO: 'true' }, [demoOnNetwork]],
  [{ HOST: '127.evil.example', DEMO: 'true' }, [demoOnNetwork]],
  [{ HOST: '0.0.0.0', DEMO_ON_NETWORK: 'true' }, []],
  [{ HOST: '0.0.0.0', DEMO: 'false' }, []],
  [{ HOST: '127.0.0.2' }, []],
  [{ HOST: '::1' }, []],
  [{ HOST: 'localhost' }, []],
])('T20: the demo is for loopback, unless asked for on the network: %o', (env, faults) => {
  expect(faultsOf({ METRICS_TOKEN: 'sixteen characters', ...env })).toEqual(faults);
});

test('the demo has a time of its own, if it is told one', () => {
  const DEMO_NOW = '2026-11-30T12:00:00Z';
  expect(parseConfig({ DEMO_NOW }).DEMO_NOW).toEqual(new Date(DEMO_NOW));
  expect(parseConfig({}).DEMO_NOW).toBeUndefined();
  expect(faultsOf({ DEMO_NOW, DEMO: 'false' })).toEqual([
    'DEMO_NOW sets the time of a demo, but DEMO is off: set DEMO=true, or remove DEMO_NOW',
  ]);
  for (const wrong of ['2026-11-30', '2026-11-31T12:00:00Z', '2026-11-30T12:00:00+01:00', 'noon'])
    expect(faultsOf({ DEMO_NOW: wrong })).toEqual([
      `DEMO_NOW must be a moment of UTC, such as 2026-11-30T12:00:00Z; it is ${JSON.stringify(wrong)}`,
    ]);
});

/** Nothing is in it. */
const empty = mkdtempSync(join(tmpdir(), 'dialplane-config-'));

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://mail', MAIL_FROM: 'portal@provider.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1', METRICS_TOKEN: 'sixteen characters' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.5', METRICS_TOKEN: 'sixteen characters' }],
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['HOST', { HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen characters' }],
])('what says production (%s) makes no demo by accident: the start asks for one of three answers', (sign, env) => {
  const unanswered = { ...env, DATA_DIR: empty };
  expect(faultsOf(unanswered)).toEqual([
    `${sign}: this looks like production, but DATA_DIR contains no database: set DATABASE_URL (a PostgreSQL server), DEMO=false (the bundled PostgreSQL, empty) or DEMO=true (the demo)`,
  ]);
  expect(parseConfig({ ...unanswered, DEMO: 'false' }).DEMO).toBe(false);
  if (sign !== 'HOST') expect(parseConfig({ ...unanswered, DEMO: 'true' }).DEMO).toBe(true);
  expect(parseConfig({ ...unanswered, DATABASE_URL: 'postgres://localhost/portal', SECRET_KEY: 'x'.repeat(32) }).DEMO).toBe(false);
  const made = mkdtempSync(join(tmpdir(), 'dialplane-config-'));
  mkdirSync(join(made, 'database'));
  writeFileSync(join(made, 'database', 'PG_VERSION'), '18');
  expect(parseConfig({ ...env, DATA_DIR: made }).DEMO).toBe(false);
});

test('http on this machine says nothing of production', () => {
  expect(parseConfig({ PUBLIC_URL: 'http://localhost:3000', HOST: '127.0.0.1', TRUST_PROXY: 'false', DATA_DIR: empty }).DEMO).toBe(true);
  expect(parseConfig({ HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen characters', DEMO_ON_NETWORK: 'true', DATA_DIR: empty }).DEMO).toBe(true);
});

test('all faults are listed at once, with what was found, and no secret is printed', () => {
  const faults = faultsOf({
    PORT: 'ninety',
    HOST: 'http://localhost:3000',
    DEMO: 'perhaps',
    PUBLIC_URL: 'ftp://operator:hunter2@portal.example',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SECRET_KEY: 'hunter2',
    CAPTCHA_PROVIDER: 'recaptcha-v3',
  });
  expect(faults).toEqual([
    'HOST must be an IP address or a host name alone; it is "http://localhost:3000"',
    'PORT must be a whole number from 0 to 65535; it is "ninety"',
    'PUBLIC_URL must be an address that begins with http:// or https://; it is "ftp://…@portal.example"',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://; the secret that is set has 23 characters',
    'DEMO must be one of true, false; it is "perhaps"',
    'SECRET_KEY must have at least 32 characters; the secret that is set has 7 characters',
    'CAPTCHA_SITE_KEY is required for recaptcha-v3',
    'CAPTCHA_SECRET_KEY is required for recaptcha-v3',
  ]);
  expect(faults.join()).not.toContain('hunter2');
});

const hidden = (characters: number) => `; the secret that is set has ${characters} characters`;

test.each([
  [{ STORAGE_URL: 's3://files', AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key' }, 'AWS_SECRET_ACCESS_KEY is required with STORAGE_URL'],
  [{ KEEP_BATCHES_DAYS: '0' }, 'KEEP_BATCHES_DAYS must be at least 1; it is "0"'],
  [{ KEEP_TICKETS_DAYS: 'for ever' }, 'KEEP_TICKETS_DAYS must be a whole number from 1 to 36500; it is "for ever"'],
  [{ KEEP_AUDIT_LOG_DAYS: '40000' }, 'KEEP_AUDIT_LOG_DAYS must be at most 36500; it is "40000"'],
  [
    { STORAGE_URL: 'https://files.example' },
    'STORAGE_URL must be like s3://bucket or s3://bucket/prefix, with a bucket of 3 to 63 small letters, digits, dots and dashes; it is "https://files.example"',
  ],
  [
    { STORAGE_URL: 's3://x/y' },
    'STORAGE_URL must be like s3://bucket or s3://bucket/prefix, with a bucket of 3 to 63 small letters, digits, dots and dashes; it is "s3://x/y"',
  ],
  [
    { PUBLIC_URL: 'https://portal.example/numbers' },
    'PUBLIC_URL must be like https://portal.example, with nothing behind the host but a port; it is "https://portal.example/numbers"',
  ],
  [
    { PUBLIC_URL: 'https://portal.example/?a=1' },
    'PUBLIC_URL must be like https://portal.example, with nothing behind the host but a port; it is "https://portal.example/?a=1"',
  ],
  [{ DATABASE_URL: 'postgres://localhost/portal' }, 'SECRET_KEY is required with DATABASE_URL, and the same on every node'],
  [{ SECRET_KEY_PREVIOUS: 'p'.repeat(32) }, 'SECRET_KEY_PREVIOUS is set without SECRET_KEY: set SECRET_KEY to the new key'],
  [
    { SECRET_KEY: 'p'.repeat(32), SECRET_KEY_PREVIOUS: 'p'.repeat(32) },
    'SECRET_KEY_PREVIOUS is the same as SECRET_KEY: set it to the previous key, or remove it',
  ],
  [{ INBOUND_MAIL_ADDRESS: 'tickets@portal.example' }, 'INBOUND_MAIL_ADDRESS and INBOUND_MAIL_TOKEN belong together: set both, or neither'],
  [{ INBOUND_MAIL_TOKEN: 't'.repeat(32) }, 'INBOUND_MAIL_ADDRESS and INBOUND_MAIL_TOKEN belong together: set both, or neither'],
  [
    { INBOUND_MAIL_ADDRESS: 'tickets@portal.example', INBOUND_MAIL_TOKEN: 'short' },
    `INBOUND_MAIL_TOKEN must have at least 32 characters${hidden(5)}`,
  ],
  [{ SMTP_URL: 'smtps://mail', DEMO: 'false' }, 'MAIL_FROM is required with SMTP_URL'],
  // One fault each: what is set, but wrongly, is not also told as missing.
  [{ SMTP_URL: 'smtps://mail', MAIL_FROM: 'portal', DEMO: 'false' }, 'MAIL_FROM must be an e-mail address; it is "portal"'],
  [{ ROLE: 'worked' }, 'ROLE must be one of all, api, worker; it is "worked"'],
  [{ DATABASE_URL: 'postgres://localhost/portal', SECRET_KEY: 'short' }, `SECRET_KEY must have at least 32 characters${hidden(5)}`],
  [
    { ROLE: 'worker', DATABASE_URL: 'mysql://db', SECRET_KEY: 'k'.repeat(32) },
    `DATABASE_URL must be an address that begins with postgres:// or postgresql://${hidden(10)}`,
  ],
  [
    { STORAGE_URL: 's3://files', AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY_FILE: '/nowhere' },
    'AWS_SECRET_ACCESS_KEY_FILE names /nowhere, which cannot be read (ENOENT)',
  ],
  [
    { MAIL_FROM_NAME: 'Portal\nBcc: a@b.example' },
    'MAIL_FROM_NAME must be one line, without signs that are not seen; it is "Portal\\nBcc: a@b.example"',
  ],
  [
    { LEGAL_LINKS: 'Imprint=http://provider.example' },
    'LEGAL_LINKS must be like "Name=https://address, Name=https://address"; it is "Imprint=http://provider.example"',
  ],
  [{ MAIL_FROM_NAME: 'P'.repeat(101) }, `MAIL_FROM_NAME must have at most 100 characters; it is "${'P'.repeat(80)}…"`],
  [
    { MAIL_FOOTER: 'a\\n'.repeat(10) },
    `MAIL_FOOTER must have at most 10 lines of 200 characters; it has 11, the longest of 1; it is ${JSON.stringify('a\\n'.repeat(10))}`,
  ],
  [{ MAIL_FOOTER: 'Provider\u202eLtd' }, 'MAIL_FOOTER must not have signs that are not seen; it is "Provider\u202eLtd"'],
  [{ SOCIAL_LINKS: 'Forum' }, 'SOCIAL_LINKS must be like "Name=https://address, Name=https://address"; it is "Forum"'],
  [
    { SOCIAL_LINKS: 'Forum=javascript:alert(1)' },
    'SOCIAL_LINKS must be like "Name=https://address, Name=https://address"; it is "Forum=javascript:alert(1)"',
  ],
])('%o is refused: %s', (env, fault) => {
  expect(faultsOf(env)).toEqual([fault]);
});

test.each(['tickets+portal@portal.example', `${'t'.repeat(24)}@portal.example`])('INBOUND_MAIL_ADDRESS %s is refused', (address) => {
  const words = 'must have at most 23 characters before the @, and no plus sign, since each ticket adds its own behind one';
  const env = { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_TOKEN: 't'.repeat(32) };
  expect(faultsOf(env)).toEqual([`INBOUND_MAIL_ADDRESS ${words}; it is "${address}"`]);
});

test('secrets may come from files where the variable is unset', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dialplane-config-')), 'secret');
  writeFileSync(file, `${'s'.repeat(40)}\n`);
  expect(parseConfig({ SECRET_KEY_FILE: file }).SECRET_KEY).toBe('s'.repeat(40));
  expect(parseConfig({ SECRET_KEY_FILE: file, SECRET_KEY: 't'.repeat(40) }).SECRET_KEY).toBe('t'.repeat(40));
  expect(faultsOf({ SECRET_KEY_FILE: `${file}.missing` })).toEqual([
    `SECRET_KEY_FILE names ${file}.missing, which cannot be read (ENOENT)`,
  ]);
  writeFileSync(file, '\n');
  expect(faultsOf({ SECRET_KEY_FILE: file })).toEqual([`SECRET_KEY_FILE names ${file}, which is empty`]);
});

test('the footer of mails has its line ends as they are or as two signs', () => {
  expect(parseConfig({ MAIL_FOOTER: 'Provider Ltd \nRegister 1\\n\\nVAT 2\n' }).MAIL_FOOTER).toBe('Provider Ltd\nRegister 1\n\nVAT 2');
});

test('links of the footer keep their order and may hold an equals sign', () => {
  const links = parseConfig({ SOCIAL_LINKS: 'Forum=https://forum.example/?a=b, Code=https://code.example' }).SOCIAL_LINKS;
  expect(links).toEqual([
    { name: 'Forum', url: 'https://forum.example/?a=b' },
    { name: 'Code', url: 'https://code.example' },
  ]);
});

test('.env.example is made from the schema', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample());
});
