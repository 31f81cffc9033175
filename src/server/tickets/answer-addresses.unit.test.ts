import { expect, test } from 'vitest';
import { answerAddress, isTagOf, readAnswerAddress } from './answer-addresses.ts';

const base = 'tickets@portal.example';
const ticket = { organisationId: 1001, id: 'T-7KQ4-M2PX' };
const who = '00000000-0000-4000-8000-000000000001';
const address = answerAddress(base, ticket, { secretKey: 'one', who });

test('T70: the address of an answer has small letters and digits alone, and no more than 64 characters before the @', () => {
  expect(address).toMatch(/^tickets\+7kq4m2px[0-9a-f]{32}@portal\.example$/);
  expect(answerAddress(`${'t'.repeat(23)}@portal.example`, ticket, { secretKey: 'one', who }).indexOf('@')).toBe(64);
});

test('T70: its tag is of one ticket, one person and the secret key, or the one before it', () => {
  const { ticketId, tag } = readAnswerAddress(base, address.toUpperCase()) ?? { ticketId: '', tag: Buffer.alloc(16) };
  expect(ticketId).toBe('T-7KQ4-M2PX');
  expect(isTagOf(['one'], ticket, { tag, who })).toBe(true);
  expect(isTagOf(['two', 'one'], ticket, { tag, who })).toBe(true);
  expect(isTagOf(['two'], ticket, { tag, who })).toBe(false);
  expect(isTagOf(['one'], ticket, { tag, who: 'support' })).toBe(false);
  expect(isTagOf(['one'], { ...ticket, organisationId: 1002 }, { tag, who })).toBe(false);
  expect(isTagOf(['one'], { ...ticket, id: 'T-7KQ4-M2PY' }, { tag, who })).toBe(false);
});

test.each([
  'tickets@portal.example',
  'tickets+@portal.example',
  `tickets+7kq4m2px${'0'.repeat(31)}@portal.example`,
  `tickets+7kq4m2px${'0'.repeat(33)}@portal.example`,
  `tickets+7kq4m2pu${'0'.repeat(32)}@portal.example`,
  `tickets+7kq4m2px${'0'.repeat(32)}@portal.example.evil.example`,
  `tickets+7kq4m2px${'0'.repeat(32)}@evil-portal.example`,
  `other+7kq4m2px${'0'.repeat(32)}@portal.example`,
  // As long as the right one.
  `invoice+7kq4m2px${'0'.repeat(32)}@portal.example`,
])('%s is the address of no answer', (text) => {
  expect(readAnswerAddress(base, text)).toBeUndefined();
});
