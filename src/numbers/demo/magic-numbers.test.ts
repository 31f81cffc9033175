import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldsAlwaysIn, fieldsOf } from '../../shared/services/legend.ts';
import { reasonCode, reasonCodes } from '../../shared/services/reason-codes.ts';
import { isDataService, serviceCodes } from '../../shared/services/services.ts';
import { answerFromData } from '../answers/answer.ts';
import { askSimulatedNetwork } from '../answers/simulated-network.ts';
import { demoNumberData } from './demo-data.ts';
import { forcedOutcomes, magicNumbers, type MagicNumber } from './magic-numbers.ts';
import { testRanges, testToday } from '../test-support/test-ranges.ts';
import { builtRanges } from '../test-support/built-ranges.ts';

const demo = demoNumberData(testRanges, testToday);

/** The answer's legend fields, without its provenance. */
function legendFieldsOf({ service, number }: MagicNumber, data = demo) {
  if (isDataService(service)) return answerFromData(data, { service, number }, { days: 30, now: testToday });
  const {
    source: _source,
    dataVersion: _version,
    asOf: _asOf,
    simulated: _simulated,
    basis: _basis,
    ...answer
  } = {
    source: null,
    dataVersion: null,
    asOf: null,
    simulated: null,
    basis: null,
    ...askSimulatedNetwork(data, { service, number }, { now: testToday }).answer,
  };
  return answer;
}

describe('the magic numbers', () => {
  test.each(magicNumbers)('$number shows $service $rc: $outcome', (line) => {
    const answer = legendFieldsOf(line);
    expect(answer).toMatchObject({ tel: line.number, rc: line.rc });
    expect(fieldsOf(line.service)).toEqual(expect.arrayContaining(Object.keys(answer)));
  });

  test('show the same over the ranges of the world', () => {
    const world = demoNumberData(builtRanges, testToday);
    for (const line of magicNumbers) expect({ ...line, rc: legendFieldsOf(line, world).rc }).toEqual(line);
  });

  test('show every reason code, and every service', () => {
    expect(new Set(magicNumbers.map(({ rc }) => rc))).toEqual(new Set(reasonCodes.map((line) => line.reasonCode)));
    expect(new Set(magicNumbers.map(({ service }) => service))).toEqual(new Set(serviceCodes));
  });

  test('give full answers where the query is a success about a number in a range', () => {
    const successes = magicNumbers.filter(
      ({ rc, service }) => reasonCode(rc)?.class === 'success' && !['dno', 'dnoText'].includes(service),
    );
    for (const line of successes) expect(Object.keys(legendFieldsOf(line))).toEqual(expect.arrayContaining(fieldsAlwaysIn(line.service)));
  });

  test('force their outcome in every service', () => {
    for (const [number, rc] of forcedOutcomes) {
      for (const service of serviceCodes) {
        expect(legendFieldsOf({ number, service, rc, outcome: '', shows: '' })).toEqual({ tel: number, rc });
      }
    }
  });

  test('are listed for people exactly as they are', () => {
    const page = readFileSync(new URL('../../../docs/magic-numbers.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| `\+?\d/.test(line));
    expect(rows).toEqual(
      magicNumbers.map(({ number, service, outcome, rc, shows }) => `| \`${number}\` | ${service} | ${outcome} | ${rc} | ${shows} |`),
    );
  });
});
