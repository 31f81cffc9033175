import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { irsfMatchOf } from './irsf-check.ts';
import { servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, mayBeMobile, numberTypeOf, type NumberSubject } from './number-subject.ts';

/** Types of which the called side gets a share. */
const revenueShareTypes: ReadonlySet<NumberType> = new Set(['premium', 'shared', 'personal']);

/**
 * Artificially inflated traffic: should a one-time code be sent to this number? `valid` is the verdict, `rc` the first rule that
 * speaks against it: not assigned 401, premium or revenue-share type 402, on the fraud list 403, high-risk range 404, not mobile 405.
 */
export function answerAitCheck(data: NumberData, subject: NumberSubject): Answer {
  const { tel, range } = subject;
  const { match, date } = irsfMatchOf(data, subject);
  const irsf = match !== 'none';
  if (!range) return { tel, valid: false, irsf, rc: 401 };
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const rc = verdictOf(data, tel, { nt: numberTypeOf(range), irsf, isMobile: mayBeMobile(tel, range) });
  const answer: Answer = {
    tel,
    cc: range.cc,
    nt,
    cic: known(carrier.cic),
    cn: known(carrier.name),
    valid: rc === 0,
    irsf,
    rc,
  };
  if (irsf) answer.irsfDate = date;
  return addNetworkCodes(answer, nt, carrier);
}

function verdictOf(data: NumberData, tel: string, { nt, irsf, isMobile }: { nt: NumberType; irsf: boolean; isMobile: boolean }): number {
  if (revenueShareTypes.has(nt)) return 402;
  if (irsf) return 403;
  if (data.aitRisk.content.find(tel)) return 404;
  return isMobile ? 0 : 405;
}
