import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { irsfMatchOf } from './irsf-check.ts';
import { servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, mayBeMobile, numberTypeOf, speaksAbout, type NumberSubject } from './number-subject.ts';

/** Types of which the called side gets a share. */
const revenueShareTypes: ReadonlySet<NumberType> = new Set(['premium', 'shared', 'personal']);

/**
 * Artificially inflated traffic: should a one-time code be sent to this number? `valid` is the verdict, `rc` the first rule that
 * speaks against it: not assigned 401, premium or revenue-share type 402, on the fraud list 403, high-risk range 404, not mobile 405. Where
 * none does but one of the two lists could not be asked there is no verdict: rc 3.
 */
export function answerAitCheck(data: NumberData, subject: NumberSubject): Answer {
  const { tel, range } = subject;
  const { irsf, date } = irsfMatchOf(data, subject);
  if (!range) return { tel, valid: false, irsf, rc: 401 };
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const rc = verdictOf(data, subject, { range, irsf });
  const answer: Answer = {
    tel,
    cc: range.cc,
    nt,
    cic: known(carrier.cic),
    cn: known(carrier.name),
    valid: rc === 3 ? null : rc === 0,
    irsf,
    rc,
  };
  if (irsf) answer.irsfDate = date;
  return addNetworkCodes(answer, nt, carrier);
}

function verdictOf(
  { aitRisk }: NumberData,
  { tel }: NumberSubject,
  { range, irsf }: { range: RangeAttributes; irsf: boolean | null },
): number {
  if (revenueShareTypes.has(numberTypeOf(range))) return 402;
  if (irsf) return 403;
  if (aitRisk.content.find(tel)) return 404;
  if (!mayBeMobile(tel, range)) return 405;
  return irsf === null || !speaksAbout(aitRisk, range) ? 3 : 0;
}
