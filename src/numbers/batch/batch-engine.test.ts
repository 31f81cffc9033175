import { describe, expect, test } from 'vitest';
import { csvRow } from '../../shared/base/csv.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { isDataService, serviceCodes, type DataService } from '../../shared/services/services.ts';
import { answerFromData, queryAnswerFromData } from '../answers/answer.ts';
import { demo, empty } from '../test-support/ask.ts';
import { sourceOf } from './row-sources.ts';
import { createBatchEngine, csvOfAnswer, headerOf } from './batch-engine.ts';
import type { ServiceRows } from './service-rows.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import { magicNumbers } from '../demo/magic-numbers.ts';
import { testToday } from '../test-support/test-ranges.ts';
import type { NumberData } from '../number-data.ts';
import { randomData, randomText } from '../test-support/random-data.ts';

const dataServices = serviceCodes.filter(isDataService);
const asked = { days: 30, now: testToday };

describe('A batch answers', () => {
  const random = new SeededRandom();

  test('every magic number of the demo as the single query does', () => {
    const numbers = [...new Set(magicNumbers.map(({ number }) => number))];
    expect(batchOver(demo, `${numbers.join('\r\n')}\r\n${numbers.join('\n')}`)).toEqual(eachBySelf(demo, numbers.concat(numbers)));
  });

  test.each([
    ['LF', '\n', '\n'],
    ['CRLF', '\r\n', '\r\n'],
    ['no last line end', '\n', ''],
    ['CRLF but no last line end', '\r\n', ''],
  ])('lines that end in %s', (_what, lineEnd, lastEnd) => {
    const numbers = ['447700900123', '12', '12025550123', '446000000000', '447700123456'];
    expect(batchOver(demo, numbers.join(lineEnd) + lastEnd)).toEqual(eachBySelf(demo, numbers));
  });

  test('numbers in double quotes, behind a byte order mark too', () => {
    const numbers = ['447700900123', '447700123456'];
    expect(batchOver(demo, '\ufeff"447700900123"\r\n447700123456\r\n')).toEqual(eachBySelf(demo, numbers));
    expect(batchOver(demo, '447700900123\n"447700123456"')).toEqual(eachBySelf(demo, numbers));
  });

  const oddTexts = [
    '+447700900123',
    '04477009001',
    '4477009001234567',
    '12',
    '1',
    '0',
    '',
    '"',
    '"447700900123',
    '447700900123"',
    '44 77',
    'x',
  ];
  test.each([...oddTexts, '4477009001234567890123456789012345', '=1+1', '4;4', 'né', '44\r77'])('%j with rc 100, as a row', (text) => {
    const numbers = ['447700123456', text, '447700123456'];
    expect(batchOver(demo, numbers.join('\r\n'))).toEqual(eachBySelf(demo, numbers));
    const [npq] = createBatchEngine(demo, ['npq'], asked).answer(Buffer.from(text === '' ? '\n' : text));
    expect(textOf(npq)).toBe(csvOfAnswer('npq', text, { tel: text, rc: 100 }));
    expect(npq).toMatchObject({ failed: 1, counts: new Map([['ZZ', [0, 1]]]) });
  });

  test('no lines with no rows', () => {
    for (const result of createBatchEngine(demo, dataServices, asked).answer(new Uint8Array(0))) {
      const sources = { known: [], rows: new Uint8Array(0) };
      expect(result).toEqual({ bytes: new Uint8Array(0), failed: 0, counts: new Map(), reasons: new Map(), operators: new Map(), sources });
    }
  });

  test('the services in the order in which they were asked for', () => {
    const services: DataService[] = ['dno', 'npq', 'gnr'];
    const results = createBatchEngine(empty, services, asked).answer(Buffer.from('447700123456\n'));
    expect(results.map(textOf)).toEqual(services.map((service) => oneByOne(empty, service, ['447700123456']).text));
  });

  test('a port query over as many days as were asked about', () => {
    for (const days of [0, 15, 30, 1_000]) {
      const [ports] = createBatchEngine(demo, ['ports&days'], { days, now: testToday }).answer(Buffer.from('447700900123'));
      const answer = answerFromData(demo, { service: 'ports&days', number: '447700900123' }, { days, now: testToday });
      expect(textOf(ports)).toBe(csvOfAnswer('ports&days', '447700900123', answer));
    }
  });

  for (const { rounds, tags } of [
    { rounds: 15, tags: [] },
    { rounds: 40, tags: ['full'] },
  ])
    test(`whatever the data and the numbers, what one query after the other does: ${rounds} rounds`, { tags }, () => {
      for (let round = 0; round < rounds; round += 1) {
        const data = randomData(random);
        // An empty text at the very end would not be a line.
        const numbers = [...Array.from({ length: random.below(1_500) }, () => randomText(random, data)), '447700123456'];
        const lineEnd = random.pick(['\n', '\r\n']);
        const written = numbers.map((text) => (random.below(20) === 0 ? `"${text}"` : text));
        expect(batchOver(data, written.join(lineEnd) + random.pick(['', lineEnd])), random.hint()).toEqual(eachBySelf(data, numbers));
      }
    });

  test('chunk by chunk as all at once', () => {
    const data = randomData(random);
    const engine = createBatchEngine(data, dataServices, asked);
    for (let chunk = 0; chunk < 5; chunk += 1) {
      const numbers = Array.from({ length: 1 + random.below(2_000) }, () => randomText(random, data));
      const results = engine.answer(Buffer.from(`${numbers.join('\n')}\n`));
      expect(results.map(withoutBytes), random.hint()).toEqual(eachBySelf(data, numbers));
    }
  });
});

describe('The counts of a batch', () => {
  test('go by the country of the range, also where nobody holds it', () => {
    const [gnr] = createBatchEngine(demo, ['gnr'], asked).answer(Buffer.from('447700123456\n446112345678\n12023456789\n999123456789\n'));
    expect(gnr?.counts).toEqual(
      new Map([
        ['GB', [2, 0]],
        ['US', [1, 0]],
        ['ZZ', [0, 1]],
      ]),
    );
    expect(gnr?.failed).toBe(1);
  });
});

describe('A result file', () => {
  test.each(serviceCodes)('of %s has a heading of the number and the fields that the legend ticks', (service) => {
    expect(headerOf(service)).toBe(`number;${fieldsOf(service).join(';')}\r\n`);
  });

  test('has empty cells for what is null or absent, and a row that no spreadsheet runs', () => {
    const answer = { tel: '12023456789', rc: 0, cc: 'US', cn: '=1+1; Ltd', cic: null, nv: 'valid', mcc: '310', mnc: '01' } as const;
    expect(csvOfAnswer('liveRouting', '12023456789', answer)).toBe(`12023456789;12023456789;;;;;US;"'=1+1; Ltd";;310;01;0;valid\r\n`);
    expect(csvOfAnswer('dno', '12023456789', { tel: '12023456789', dno: true, rc: 0 })).toBe('12023456789;12023456789;0;true\r\n');
  });
});

/** Returns each service's part of a batch over the file. */
function batchOver(data: NumberData, file: string) {
  return createBatchEngine(data, dataServices, asked).answer(Buffer.from(file)).map(withoutBytes);
}

/** Returns the expected parts: each number queried by itself and written as a row. */
function eachBySelf(data: NumberData, numbers: readonly string[]) {
  return dataServices.map((service) => oneByOne(data, service, numbers));
}

function oneByOne(data: NumberData, service: DataService, numbers: readonly string[]) {
  let [text, failed] = ['', 0];
  const counts = new Map<string, [number, number]>();
  const reasons = new Map<number, number>();
  const operators = new Map<string, number>();
  const sources: unknown[] = [];
  for (const number of numbers) {
    const answer = queryAnswerFromData(data, { service, number }, asked);
    sources.push(/^[1-9]\d{2,14}$/.test(number) ? sourceOf(answer) : undefined);
    text += `${csvRow([number, ...fieldsOf(service).map((field) => answer[field])])}\r\n`;
    if (isFailure(answer.rc)) failed += 1;
    const id = /^[1-9]\d{2,14}$/.test(number) ? data.ranges.idOf(number) : -1;
    const country = id < 0 ? 'ZZ' : data.ranges.attributesAt(id).cc;
    const count = counts.get(country) ?? [0, 0];
    count[isFailure(answer.rc) ? 1 : 0] += 1;
    counts.set(country, count);
    reasons.set(answer.rc, (reasons.get(answer.rc) ?? 0) + 1);
    // A ported number is counted for the network that has it now.
    const operator = (service === 'ported' ? answer.ccn : answer.cn) ?? '';
    operators.set(operator, (operators.get(operator) ?? 0) + 1);
  }
  return { text, failed, counts, reasons, operators, sources };
}

function withoutBytes(result: ServiceRows | undefined) {
  const { failed, counts, reasons, operators, sources } = result ?? {};
  const told = [...(sources?.rows ?? [])].map((place) => sources?.known[place - 1]);
  return { text: textOf(result), failed, counts, reasons, operators, sources: told };
}

function textOf(result: ServiceRows | undefined): string {
  return Buffer.from(result?.bytes ?? []).toString();
}
