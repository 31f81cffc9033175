/**
 * Numbers of all kinds, as their numbering plan or a published list describes them: each row of `plan-numbers.csv` names its document. The rows were written
 * without knowledge of the answers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { queryAnswerFromData } from '../../numbers/answers/answer.ts';
import { loaded, now } from '../../numbers/test-support/loaded-data.ts';
import { numberTypes } from '../services/legend.ts';
import type { DataService } from '../services/services.ts';
import { verdict } from './verdict.ts';
import { englishVerdict } from './verdict-words.ts';

/** Expected answers with loaded lists, none of which names the number. */
interface PlanNumber {
  readonly tel: string;
  /** Empty, like the country, if nobody can hold the number or it is in no known range. */
  readonly type: string;
  readonly country: string;
  /** `true`, `false` or `null`. */
  readonly dno: string;
  /** Reason code of AITCheck. */
  readonly ait: string;
  readonly irsf: string;
  readonly state: string;
  /** The document that states it. */
  readonly plan: string;
}

const numbers = parse<PlanNumber>(readFileSync(join(import.meta.dirname, 'plan-numbers.csv'), 'utf8'), { delimiter: ';', columns: true });

const ask = (service: DataService, tel: string) => queryAnswerFromData(loaded, { service, number: tel }, { days: 30, now });

describe('a number is what its numbering plan says', () => {
  test('there are 400 of all types and many countries, each once and with its document', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(400);
    expect(new Set(numbers.map(({ tel }) => tel)).size).toBe(numbers.length);
    expect(new Set(numbers.map(({ country }) => country)).size).toBeGreaterThan(100);
    expect(numbers.filter(({ plan }) => plan === '')).toEqual([]);
    // No plan has numbers in a reserved block, or of an unknown type.
    const types = numberTypes.filter((type) => type !== 'reserved' && type !== 'unknown');
    expect(types.filter((type) => !numbers.some((number) => number.type === type))).toEqual([]);
  });

  test.each(numbers)('$tel: $type $country, by $plan', ({ plan: _plan, ...expected }) => {
    const { tel } = expected;
    const answers = {
      gnr: ask('gnr', tel),
      npq: ask('npq', tel),
      dno: ask('dno', tel),
      irsfCheck: ask('irsfCheck', tel),
      AITCheck: ask('AITCheck', tel),
    };
    const { gnr, dno, irsfCheck, AITCheck } = answers;
    expect({
      tel,
      type: gnr.nt ?? '',
      country: gnr.cc ?? '',
      dno: String(dno.dno ?? null),
      ait: String(AITCheck.rc),
      irsf: String(irsfCheck.irsf ?? null),
      state: verdict(answers, englishVerdict, 'called').state,
    }).toEqual(expected);
  });
});
