import { describe, expect, it } from 'vitest';
import { errorTexts } from '../api/contract-resolver.ts';
import { batchResolver, type OrderValues } from './batch-order.ts';

const file = new File(['447700900123'], 'numbers.csv');
const values: OrderValues = { service: ['npq'], email: 'owner@acme.example', days: '', file };
const judge = (part: Partial<OrderValues>) =>
  batchResolver({ ...values, ...part }, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the form of a batch', () => {
  it.each([
    [{ service: [] }, 'service', 'Please select at least one service'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Email is not valid'],
    [{ service: ['ports'] as const }, 'days', 'You must enter a value'],
    [{ service: ['ports'] as const, days: '1.5' }, 'days', 'You must enter a value'],
    [{ service: ['ports'] as const, days: '-1' }, 'days', 'Value must be greater than or equal to 0'],
    [{ service: ['ports'] as const, days: '1001' }, 'days', 'Value must be less than or equal to 1000'],
    [{ file: null }, 'file', 'Please upload file'],
  ])('%j: %s: %s', async (part, field, text) => {
    expect(errorTexts((await judge(part as Partial<OrderValues>)).errors)).toEqual({ [field]: text });
  });

  it('every field says what is wrong with it, in the order of the form', async () => {
    const { errors } = await judge({ service: [], email: '', file: null });
    expect(Object.keys(errorTexts(errors, Object.keys(values)))).toEqual(['service', 'email', 'file']);
  });

  it('days go with the ports service alone, and travel as text', async () => {
    expect((await judge({ days: '7' })).values).not.toHaveProperty('days');
    expect((await judge({ service: ['ports'], days: ' 7 ' })).values).toMatchObject({ days: '7' });
  });
});
