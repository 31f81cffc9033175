import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { numberLookupText } from './range-search.text.tsx';

/** Names in the number ranges that mean an unknown holder. */
const notSpecified = new Set(['', 'operator not specified']);

/**
 * Returns the response in one sentence: "447400123456 lies in the range 447400 of Three: mobile, in the United Kingdom; it may have been
 * ported since." A range names its holder, but knows nothing of a ported number.
 */
export function lookupSentence({ tel, range, spName, primaryNumberAttribute, isoAlpha2 }: RangeRow & { tel: string }): string {
  const { sentence } = numberLookupText;
  const holder = notSpecified.has(spName) ? sentence.holderUnknown : sentence.holder(spName);
  const type = primaryNumberAttribute === '' ? sentence.typeUnknown : primaryNumberAttribute.toLowerCase().replaceAll('_', ' ');
  const country = isoAlpha2 === '' ? '' : isoAlpha2 === '001' ? sentence.global : sentence.country(isoAlpha2);
  return sentence.whole({ tel, range, holder, type, country });
}
