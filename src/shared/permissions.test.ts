import { expect, test } from 'vitest';
import { permissions } from './permissions.ts';

test('each permission has the bit that masks which are stored, and programs, have for it (specification, section 6)', () => {
  expect(permissions.map(({ bit, name }) => `${bit} ${name}`)).toEqual([
    '0 my_documents',
    '1 contact',
    '2 downloads',
    '3 test_and_diagnostics',
    '4 reports',
    '5 billing',
    '6 user_management',
    '7 gnr_search',
    '8 gnr_download',
    '9 batch_query',
  ]);
});
