import { expect, test } from 'vitest';
import { isAllowed, licencesOf, missingFrom } from './components.ts';

test.each([
  ['MIT', true],
  ['Apache-2.0', true],
  ['(MIT AND Apache-2.0)', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only', false],
  ['(MIT AND AGPL-3.0-only)', false],
  ['(SSPL-1.0 OR BUSL-1.1)', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  [undefined, false],
])('the licence %s is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

const lock = {
  packages: {
    '': { version: '0.1.0', license: 'MIT' },
    'node_modules/one': { version: '1.0.0', license: 'ISC' },
    'node_modules/one/node_modules/@scope/two': { version: '2.0.0' },
    'node_modules/busboy': { version: '0.3.1' },
    'node_modules/else-where': { version: '3.0.0', license: 'MIT', optional: true },
  },
};

test('every package of the lock file but the portal itself has a line, with the licence that it names', () => {
  expect(licencesOf(lock)).toEqual([
    { name: '@scope/two', version: '2.0.0', licence: undefined },
    { name: 'busboy', version: '0.3.1', licence: 'MIT' },
    { name: 'else-where', version: '3.0.0', licence: 'MIT' },
    { name: 'one', version: '1.0.0', licence: 'ISC' },
  ]);
});

test('a list of components without a package that is installed is noticed; an optional one may be of another platform', () => {
  const components = [{ name: 'one', version: '1.0.0', purl: 'pkg:npm/one@1.0.0' }];
  expect(missingFrom(components, lock)).toEqual(['@scope/two 2.0.0', 'busboy 0.3.1']);
  const rest = [{ purl: 'pkg:npm/%40scope/two@2.0.0' }, { purl: 'pkg:npm/busboy@0.3.1' }];
  expect(missingFrom([...components, ...rest], lock)).toEqual([]);
});
