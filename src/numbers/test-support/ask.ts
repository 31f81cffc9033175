/** Shared data of the tests of the answers: the demo's data and none at all, over a few ranges. */
import type { Answer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { demoNumberData } from '../demo/demo-data.ts';
import { testRanges, testToday } from './test-ranges.ts';
import { emptyNumberData, type NumberData } from '../number-data.ts';
import { answerFromData } from '../answers/answer.ts';

export const demo = demoNumberData(testRanges, testToday);
export const empty = emptyNumberData(testRanges);

/** Answers on the demo's day, within 30 days by default. */
export function ask(
  service: ServiceCode,
  number: string,
  { data = demo, days = 30, now = testToday }: { data?: NumberData; days?: number; now?: Date } = {},
): Answer {
  return answerFromData(data, { service, number }, { days, now });
}

export const uk = '447700900123';
export const exampleMobile = { cic: '0044901', cn: 'Example Mobile', cc: 'GB', mcc: '234', mnc: '99' };
export const otherMobile = { cic: '9990001', cn: 'Other Mobile', cc: 'GB', mcc: '234', mnc: '98' };
