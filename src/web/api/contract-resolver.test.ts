import { expect, test } from 'vitest';
import { refusalTexts } from './contract-resolver.ts';

const fields = ['service', 'email'];

test.each([
  ['a text is about the whole form', 'Try again later', { ofFields: {}, ofForm: 'Try again later' }],
  ['a text of a field stands there', { email: 'E-mail is not valid' }, { ofFields: { email: 'E-mail is not valid' }, ofForm: '' }],
  [
    'the first text about a part of a list stands at the list',
    { 'service.1': 'No such service', 'service.3': 'Not for batches' },
    { ofFields: { service: 'No such service' }, ofForm: '' },
  ],
  [
    'texts about what the form does not ask for stand above it',
    { portalId: 'No such user', email: 'E-mail is not valid', 'query.1': 'Too many' },
    { ofFields: { email: 'E-mail is not valid' }, ofForm: 'No such user Too many' },
  ],
] as const)('%s', (_, content, shown) => {
  expect(refusalTexts(content, fields)).toEqual(shown);
});
