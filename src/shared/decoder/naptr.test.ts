import { expect, test } from 'vitest';
import { numberOfDomain, substituted, urisOf } from './naptr.ts';

const record = { order: 10, preference: 100, flags: 'u', service: 'E2U+pstn:tel', regexp: '!^.*$!tel:+1!' };

test('four repetitions may run in this process, and five may not, nor a repeated group', () => {
  expect(substituted('!^.*4?7+.*$!found!', '+447')).toBe('found');
  expect(substituted('!^.*4?7+.*0*$!found!', '+447')).toBe(undefined);
  expect(substituted('!^(.4)+7$!found!', '+447')).toBe(undefined);
  expect(substituted('!^(.)\\1!found!', '++')).toBe(undefined);
});

test('the best is first: the lowest order, and of equal ones the lowest preference', () => {
  const of = (order: number, preference: number) => ({ ...record, order, preference, regexp: `!^.*$!${order}.${preference}!` });
  expect(urisOf([of(20, 1), of(10, 200), of(10, 30)], '447')).toEqual(['10.30', '10.200', '20.1']);
});

test('only terminal records of ENUM count', () => {
  const skipped = [
    { ...record, flags: '' },
    { ...record, flags: 's' },
    { ...record, service: 'E2UX' },
    { ...record, service: 'sip+E2U' },
  ];
  expect(urisOf([...skipped, { ...record, flags: 'U', service: 'e2u' }], '447')).toEqual(['tel:+1']);
});

test('a domain is of the digits that it begins with', () => {
  expect(numberOfDomain('3.2.1.e164.arpa')).toBe('123');
  expect(numberOfDomain('32.1.e164.arpa')).toBeUndefined();
});
