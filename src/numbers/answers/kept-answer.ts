/** What a watch list keeps of the answers about a number or a prefix. */
import type { Answer } from '../../shared/services/legend.ts';
import type { Known, NumberAnswer, PrefixAnswer } from '../../shared/api/watch.ts';
import type { NumberData } from '../number-data.ts';
import { holdersOf } from '../ranges/prefix-holders.ts';
import type { Ranges } from '../ranges/ranges.ts';
import { answerAitCheck } from './ait-check.ts';
import { isMadeUp, isSimulated } from './answer.ts';
import { answerDnoText } from './dno-text.ts';
import { answerDno } from './dno.ts';
import { answerIrsfCheck } from './irsf-check.ts';
import { answerNpq } from './npq.ts';
import { numberSubjectOf } from './number-subject.ts';

/** Undefined where the answers are made up: those are never watched. */
export function keptAnswerOf(data: NumberData, tel: string): NumberAnswer | undefined {
  const subject = numberSubjectOf(data.ranges, tel);
  if (isSimulated(data, tel, subject.range)) return undefined;
  const { npi, rn = null, cn = null, cic = null } = answerNpq(data, subject);
  const { valid } = answerAitCheck(data, subject);
  return {
    operator: { name: cn, cic },
    ported: npi === 'yes' || npi === 'no' ? npi : 'unknown',
    routingNumber: rn,
    dnoVoice: knownOf(answerDno(data, subject).dno),
    dnoText: knownOf(answerDnoText(data, subject).dnot),
    revenueShare: knownOf(answerIrsfCheck(data, subject).irsf),
    inflatedTraffic: valid === true ? 'safe' : valid === false ? 'not safe' : 'unknown',
  };
}

/** The same of a prefix: undefined where each of its ranges is one whose numbers have made-up answers. */
export function keptHoldersOf(data: NumberData, ranges: Ranges, prefix: string): PrefixAnswer | undefined {
  const ids = ranges.matching({ digits: prefix });
  if (ids.length > 0 && ids.every((id) => isMadeUp(data, ranges.attributesAt(id)))) return undefined;
  return holdersOf(ranges, prefix);
}

function knownOf(value: Answer['dno' | 'dnot' | 'irsf']): Known {
  if (value === true) return 'yes';
  return value === false ? 'no' : 'unknown';
}
