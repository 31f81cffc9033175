import * as plans from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { numberSections } from './number-entries.ts';

const visitor = { permissions: maskOf([bits.test_and_diagnostics]), isStaff: false, isSupportView: false };

test.each([
  ['8 (495) 123-45-67', ['74951234567', '84951234567']],
  ['1-800-FLOWERS', ['18003569377']],
  ['49301234567O', ['493012345670']],
  ['+44 7400 123456', ['447400123456']],
  ['acme 4477', []],
])('%j: each number that may be meant can be asked about', (typed, numbers) => {
  const { sections } = numberSections(typed, visitor, { plans });
  const asked = sections.find(({ name }) => name === 'number')?.entries ?? [];
  expect(asked.map(({ id }) => id)).toEqual(numbers.map((digits) => `query ${digits}`));
});
