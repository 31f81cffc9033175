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

/** What a code means and what to do; none for a number that is not a reason code. */
export function describeReasonCode(rc: number): string | undefined {
  return descriptions[rc];
}

/** What a code means, without what to do: the first sentence, without its full stop. */
export function nameReasonCode(rc: number): string | undefined {
  return describeReasonCode(rc)?.split(/[.](?: |$)/)[0];
}
