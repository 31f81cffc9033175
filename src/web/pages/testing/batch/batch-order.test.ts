import { describe, expect, it } from 'vitest';
import { checkFileName } from '../../../../shared/batch-file/check-batch-file.ts';
import { checkOrder, goodName, orderQuery, type OrderValues } from './batch-order.ts';

const values: OrderValues = { services: ['npq'], email: 'owner@acme.example', days: '' };

describe('the form of a batch', () => {
  it.each([
    [{ services: [] }, 'service', 'Please select at least one service'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Email is not valid'],
    [{ services: ['ports'] as const }, 'days', 'You must enter a value'],
    [{ services: ['ports'] as const, days: '1.5' }, 'days', 'You must enter a value'],
    [{ services: ['ports'] as const, days: '-1' }, 'days', 'Value must be greater than or equal to 0'],
    [{ services: ['ports'] as const, days: '1001' }, 'days', 'Value must be less than or equal to 1000'],
  ])('%j: %s: %s', (part, field, text) => {
    expect(checkOrder({ ...values, ...part } as OrderValues, true)).toEqual({ [field]: text });
  });

  it('a file is required', () => {
    expect(checkOrder(values, false)).toEqual({ file: 'Please upload file' });
    expect(checkOrder({ ...values, services: ['ports'], days: '0' }, true)).toEqual({});
  });

  it('days go with the ports service alone', () => {
    expect(orderQuery({ ...values, days: '7' })).not.toHaveProperty('days');
    expect(orderQuery({ ...values, services: ['ports'], days: ' 7 ' })).toMatchObject({ days: '7' });
  });
});

it.each([
  ['march numbers.csv', 'march_numbers.csv'],
  ['números & más (1).txt', 'numeros_mas_1_.txt'],
  ['numbers.csv', null],
  ['my numbers.xlsx', null],
])('the name %j can become %j', (name, renamed) => {
  expect(goodName(name)).toBe(renamed);
  if (renamed !== null) expect(checkFileName(renamed)).toEqual([]);
});
