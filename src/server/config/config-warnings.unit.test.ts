import { expect, test } from 'vitest';
import { configWarnings } from './config-warnings.ts';

test.each([
  [{ HOST: '0.0.0.0', TRUST_PROXY: '1' }, true],
  [{ HOST: '::', TRUST_PROXY: 'true' }, true],
  [{ HOST: '10.0.0.7', TRUST_PROXY: '2' }, true],
  [{ HOST: '10.0.0.7', TRUST_PROXY: '10.0.0.5' }, false],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '0' }, false],
  [{ HOST: '0.0.0.0', TRUST_PROXY: 'false' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.0.0.1', TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: '1' }, false],
])('a number of proxies is doubted where other machines reach HOST: %o', (env, isDoubted) => {
  expect(configWarnings(env).map((sentence) => sentence.includes('name the addresses of the proxies'))).toEqual(isDoubted ? [true] : []);
});

test('what looks misspelt is doubted too', () => {
  expect(configWarnings({ PUBLIC_ULR: 'x' })).toEqual(['PUBLIC_ULR is not a variable of the portal: did you mean PUBLIC_URL?']);
});

const unset = [
  'PUBLIC_URL is unset: links in e-mails lead to http://localhost and work only on this machine',
  'SUPPORT_EMAIL is unset: people and tickets are directed to support@dialplane.example, which nobody reads',
];
const inClear = ['PUBLIC_URL is http://: passwords and numbers travel unencrypted, and browsers offer no passkeys'];
const named = { PUBLIC_URL: 'https://portal.example', SUPPORT_EMAIL: 'help@portal.example' };
test.each([
  [{}, []],
  [{ SMTP_URL: 'smtps://mail.example' }, unset],
  [{ SMTP_URL_FILE: '/run/smtp' }, unset],
  [{ SMTP_URL: 'smtps://mail.example', ...named }, []],
  [{ ...named, PUBLIC_URL: 'http://portal.example' }, inClear],
  [{ ...named, PUBLIC_URL: 'http://localhost:3000' }, []],
])('what leads people nowhere, or in clear, is doubted: %o', (env, sentences) => {
  expect(configWarnings(env)).toEqual(sentences);
});
