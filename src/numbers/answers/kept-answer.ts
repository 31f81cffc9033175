/** Facts that a watch list keeps about a number or a prefix. */
import type { Answer } from '../../shared/services/legend.ts';
import type { Known, NumberAnswer, PrefixAnswer } from '../../shared/watch/watch.ts';
import type { NumberService, WatchedService } from '../../shared/watch/fact-changes.ts';
import type { NumberData } from '../number-data.ts';
import { holdersOf } from '../ranges/prefix-holders.ts';
import type { Ranges } from '../ranges/ranges.ts';
import type { Admitted } from './admitted.ts';
import { answerAitCheck } from './ait-check.ts';
import { isMadeUp, isSimulated } from './answer.ts';
import { answerDnoText } from './dno-text.ts';
import { answerDno } from './dno.ts';
import { answerIrsfCheck } from './irsf-check.ts';
import { answerNpq } from './npq.ts';
import { type Asked, type NumberSubject, numberSubjectOf } from './number-subject.ts';

/**
 * The version of the rules that derive the facts below. Raise it if the same data would give another fact: watch lists then store the new answers and report no
 * change.
 */
export const answerRulesVersion = 4;

/** A number or a prefix, and the services to query about it. */
export interface WatchedEntry {
  readonly digits: string;
  readonly services: readonly WatchedService[];
}

type Facts = (data: NumberData, subject: NumberSubject, asked: Asked) => { rc: number; facts: NumberAnswer };

const factsOf: Record<NumberService, Facts> = {
  npq(data, subject) {
    const { rc, npi, rn = null, cn = null, cic = null } = answerNpq(data, subject);
    const ported = npi === 'yes' || npi === 'no' ? npi : 'unknown';
    return { rc, facts: { operator: { name: cn, cic }, ported, routingNumber: rn } };
  },
  dno(...about) {
    const { rc, dno } = answerDno(...about);
    return { rc, facts: { dnoVoice: knownOf(dno) } };
  },
  dnoText(...about) {
    const { rc, dnot } = answerDnoText(...about);
    return { rc, facts: { dnoText: knownOf(dnot) } };
  },
  irsfCheck(...about) {
    const { rc, irsf } = answerIrsfCheck(...about);
    return { rc, facts: { revenueShare: knownOf(irsf) } };
  },
  AITCheck(...about) {
    const { rc, valid } = answerAitCheck(...about);
    return { rc, facts: { inflatedTraffic: valid === true ? 'safe' : valid === false ? 'not safe' : 'unknown' } };
  },
};

interface KeptFacts {
  readonly facts: NumberAnswer;
  /** The reason code of each service, in the order of the services. */
  readonly rcs: readonly number[];
}

/** Returns the facts that the services give about a number at a moment. Undefined if the answers are made up: those are never watched. */
export function keptAnswerOf(data: NumberData, { digits, services }: Admitted<WatchedEntry>, now: Date): KeptFacts | undefined {
  const subject = numberSubjectOf(data.ranges, digits);
  if (isSimulated(data, digits, subject.range)) return undefined;
  const facts: NumberAnswer = {};
  const rcs: number[] = [];
  for (const service of services) {
    if (service === 'gnr') continue;
    const told = factsOf[service](data, subject, { days: 0, now });
    Object.assign(facts, told.facts);
    rcs.push(told.rc);
  }
  return { facts, rcs };
}

/** Returns the holders of the ranges of a prefix. Undefined if the answers about every range are made up. */
export function keptHoldersOf(data: NumberData, ranges: Ranges, { digits }: Admitted<WatchedEntry>): PrefixAnswer | undefined {
  return isMadeUpPrefix(data, ranges, digits) ? undefined : holdersOf(ranges, digits);
}

/** Returns true if the answers about a number are made up. */
export function isMadeUpNumber(data: NumberData, tel: string): boolean {
  return isSimulated(data, tel, numberSubjectOf(data.ranges, tel).range);
}

/** Returns true if the answers about every range of a prefix are made up. */
export function isMadeUpPrefix(data: NumberData, ranges: Ranges, prefix: string): boolean {
  const ids = ranges.matching({ digits: prefix });
  return ids.length > 0 && ids.every((id) => isMadeUp(data, ranges.attributesAt(id)));
}

function knownOf(value: Answer['dno' | 'dnot' | 'irsf']): Known {
  if (value === true) return 'yes';
  return value === false ? 'no' : 'unknown';
}
