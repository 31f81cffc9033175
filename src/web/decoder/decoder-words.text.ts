import { englishDecoder } from '../../shared/decoder/decoder-words.ts';
import { catalogue } from '../locale/catalogue.ts';
import { legendText } from '../ui/legend.text.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';

/** The sentences about pasted text, in the shown language; fields and codes in the words of the service legend. */
export const decoderWords = catalogue('decoderWords', {
  ...englishDecoder,
  definition: (field: keyof typeof legendText.definitions) => legendText.definitions[field],
  reason: describeReasonCode,
});
