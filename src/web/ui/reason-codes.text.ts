import { reasonCodes, type KnownReasonCode } from '../../shared/services/reason-codes.ts';
import { catalogue } from '../locale/catalogue.ts';

export const reasonCodesText = catalogue('reasonCodesText', {
  // The codes are those of the closed list.
  descriptions: Object.fromEntries(reasonCodes.map(({ reasonCode, description }) => [reasonCode, description])) as Record<
    KnownReasonCode,
    string
  >,
});

const descriptions: Readonly<Record<number, string | undefined>> = reasonCodesText.descriptions;

/** Returns the meaning and the remedy of a reason code; undefined for any other number. */
export function describeReasonCode(rc: number): string | undefined {
  return descriptions[rc];
}

/** Returns the meaning of a code without the remedy: the first sentence, without its full stop. */
export function nameReasonCode(rc: number): string | undefined {
  return describeReasonCode(rc)?.split(/[.](?: |$)/)[0];
}
