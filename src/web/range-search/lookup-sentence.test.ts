import { expect, test } from 'vitest';
import { rangeRow } from '../../numbers/test-support/range-row.ts';
import { lookupSentence } from './lookup-sentence.ts';

const ported = 'it may have been ported since.';

test.each([
  [
    '447400',
    { spName: 'Three', primaryNumberAttribute: 'MOBILE', isoAlpha2: 'GB' },
    '447400123456',
    `447400123456 lies in the range 447400 of Three: mobile, in the United Kingdom; ${ported}`,
  ],
  [
    '4490',
    { spName: 'operator not specified', primaryNumberAttribute: 'PREMIUM', isoAlpha2: 'GB' },
    '449012345678',
    `449012345678 lies in the range 4490 (holder unknown): premium, in the United Kingdom; ${ported}`,
  ],
  [
    '8816',
    { spName: 'Any Satellite', primaryNumberAttribute: 'SATELLITE', isoAlpha2: '001' },
    '881612345678',
    `881612345678 lies in the range 8816 of Any Satellite: satellite, a global service; ${ported}`,
  ],
])('%s of %j', (range, row, tel, sentence) => {
  expect(lookupSentence({ ...rangeRow(range, [12, 12], row), tel })).toBe(sentence);
});
