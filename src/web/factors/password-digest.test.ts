import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { passwordDigest } from './password-digest.ts';

const vectors = [
  ['', 'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26'],
  [
    'abc',
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  ],
  [
    'password1',
    '0196a2e6c81abea195bc76e38bd12b3805ae8c89840c504ac84e268efe2746414dd7549bfaa89fc0bab043e7396c69179f7e6d1026d4318139674e5432810c81',
  ],
] as const;

describe('the password digest', () => {
  test.each(vectors)('of %j is its published vector', (password, digest) => {
    expect(passwordDigest(password)).toBe(digest);
  });

  test.each(['', 'dialplane-demo', 'pässwörd', '  spaces kept  ', '密码密码密码密码', '🔑'.repeat(40), 'x'.repeat(300)])(
    'of %j is what another SHA3-512 makes of it',
    (password) => {
      expect(passwordDigest(password)).toBe(createHash('sha3-512').update(password.normalize('NFC'), 'utf8').digest('hex'));
    },
  );

  test('is the same for composed and decomposed letters', () => {
    expect(passwordDigest('pässwörd'.normalize('NFD'))).toBe(passwordDigest('pässwörd'.normalize('NFC')));
    expect(passwordDigest('pässwörd')).toMatch(/^6440c799/);
  });
});
