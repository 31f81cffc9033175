import { expect, it } from 'vitest';
import { surveyBatch } from './survey-batch-file.ts';

const survey = (rows: readonly string[], end = '\n') => surveyBatch(new TextEncoder().encode(rows.join(end)), rows.length);

it('duplicates are the rows whose number stood before, with or without quotes', () => {
  expect(survey(['447700900123', '"447700900123"', '447700900124', '447700900123'], '\r\n').duplicates).toBe(2);
  expect(survey(['999999999999999', '999999999999998']).duplicates).toBe(0);
});

it('countries are counted by calling code, most numbers first', () => {
  expect(survey(['447700900123', '33123456789', '447700900124', '35312345678', '12025550123', '9991']).countries).toEqual([
    { region: 'GB', code: 44, numbers: 2 },
    { region: 'US', code: 1, numbers: 1 },
    { region: 'FR', code: 33, numbers: 1 },
    { region: 'IE', code: 353, numbers: 1 },
  ]);
});

it('rows that are no E.164 number are counted', () => {
  expect(survey(['0447700900123', '12', '1234567890123456', '123', '447700900123']).unusual).toBe(3);
});
