/** Without lists no answer says "not listed": neither in a single query nor in the file of a batch. */
import { describe, expect, test } from 'vitest';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { rollBack } from '../data-sets/versions.ts';
import { finishedRows, resultText, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { fileOf, importFile, listHeader, swapped } from '../test-support/import-files.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

const services = ['dno', 'dnoText', 'irsfCheck', 'AITCheck'] as const;
const ordinary = '447400123456';
/** Numbers of every kind: ordinary, American, fixed, toll-free, premium, satellite, reserved, too short, without a country. */
const numbers = [
  ordinary,
  '12023456789',
  '442071234567',
  '18005551234',
  '449012345678',
  '881612345678',
  '446000000000',
  '4474001',
  '999123456789',
];

/** Fields of an answer after a look-up without a finding; `valid` is that of AIT. */
const allClear = { dno: { dno: false }, dnoText: { dnot: false }, irsfCheck: { irsf: false }, AITCheck: { valid: true } };
const notKnown = { dno: { dno: null }, dnoText: { dnot: null }, irsfCheck: { irsf: null }, AITCheck: { valid: null, irsf: null } };

/** Returns every answer of single queries, and the cells of a batch, for every number in every list service. */
async function everyAnswer(portal: TestPortal) {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const single = new Map<string, Record<string, unknown>>();
  for (const service of services) {
    for (const phonenumber of numbers) {
      const { body } = await portal.call(singleQuery, { query: { phonenumber, service } }, token);
      single.set(`${service} ${phonenumber}`, body.response);
    }
  }
  const sent = await sendBatch(portal, token, { content: numbers, services });
  const batch = new Map<string, Record<string, string>>();
  for (const { Service, Filename } of await finishedRows(portal, token, sent.body.id)) {
    const [header = [], ...rows] = (await resultText(portal, token, Filename))
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    for (const row of rows) batch.set(`${Service} ${row[0]}`, Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
  }
  return { single, batch };
}

type Answers = Awaited<ReturnType<typeof everyAnswer>>;

/** Returns the queries whose answers deny a listing. */
function allClears({ single, batch }: Answers): string[] {
  const says = ([question, answer]: [string, Record<string, unknown>]) =>
    ['dno', 'dnot', 'irsf', ...(question.startsWith('AITCheck') ? ['valid'] : [])].some(
      (field) => String(answer[field]) === String(field === 'valid'),
    );
  return [...single, ...batch].filter(says).map(([question]) => question);
}

function expectNotKnown(answers: Answers) {
  for (const service of services) {
    expect(answers.single.get(`${service} ${ordinary}`)).toMatchObject({ ...notKnown[service], rc: 3, source: 'ranges only' });
    const cells = Object.fromEntries(Object.keys(notKnown[service]).map((field) => [field, '']));
    expect(answers.batch.get(`${service} ${ordinary}`)).toMatchObject({ ...cells, rc: '3' });
  }
  // The ranges' own facts are still returned.
  expect(answers.single.get('dno 446000000000')).toMatchObject({ dno: true, rc: 0, source: 'ranges only' });
  expect(answers.single.get('irsfCheck 449012345678')).toMatchObject({ irsf: true, rc: 4, source: 'ranges only' });
  expect(answers.single.get('AITCheck 881612345678')).toMatchObject({ valid: false, rc: 406, source: 'ranges only' });
  expect(answers.single.get('AITCheck 449012345678')).toMatchObject({ valid: false, rc: 402, source: 'ranges only' });
  expect(answers.single.get('AITCheck 442071234567')).toMatchObject({ valid: false, irsf: null, rc: 405 });
}

function expectLookedUp({ single, batch }: Answers) {
  for (const service of services) {
    const found = allClear[service];
    expect(single.get(`${service} ${ordinary}`)).toMatchObject({ ...found, rc: 0, source: 'data' });
    const cells = Object.fromEntries(Object.entries(found).map(([field, value]) => [field, String(value)]));
    expect(batch.get(`${service} ${ordinary}`)).toMatchObject({ ...cells, rc: '0' });
  }
}

const list = (rest = '') => fileOf(`${listHeader}${rest && ';use'}`, `447400999999;number;;${rest && `;${rest}`}`);

describe('A portal without lists', () => {
  test('says of no number that it is not listed; with lists it does, and after a rollback to nothing no longer', async () => {
    const portal = await startPortalForTest();
    const before = await everyAnswer(portal);
    expect(allClears(before)).toEqual([]);
    expectNotKnown(before);

    await importFile(portal, 'dno', { file: list('both') });
    await importFile(portal, 'irsf', { file: list() });
    await importFile(portal, 'ait', { file: list() });
    await swapped(portal, ({ numbers: { dno, irsf, aitRisk } }) => [dno, irsf, aitRisk].every(({ version }) => version !== null));
    expectLookedUp(await everyAnswer(portal));

    for (const set of ['dno', 'irsf', 'ait'] as const) await rollBack(portal.deps.db, set);
    await swapped(portal, ({ numbers: { dno, irsf, aitRisk } }) => [dno, irsf, aitRisk].every(({ version }) => version === null));
    const after = await everyAnswer(portal);
    expect(allClears(after)).toEqual([]);
    expectNotKnown(after);
  });

  test('with the made-up lists of the demo looks up no number that somebody may hold', async () => {
    const answers = await everyAnswer(await startPortalForTest({ DEMO: 'true' }));
    expect(allClears(answers)).toEqual([]);
    expectNotKnown(answers);
  });

  test('with one of two lists says what it found in that one, and gives no verdict', async () => {
    const portal = await startPortalForTest();
    await importFile(portal, 'irsf', { file: list() });
    await importFile(portal, 'dno', { file: list('voice') });
    await swapped(portal, ({ numbers: { dno, irsf } }) => [dno, irsf].every(({ version }) => version !== null));
    const { single } = await everyAnswer(portal);
    expect(single.get(`AITCheck ${ordinary}`)).toMatchObject({ valid: null, irsf: false, rc: 3, source: 'data' });
    expect(single.get(`dno ${ordinary}`)).toMatchObject({ dno: false, rc: 0, source: 'data' });
    // The file lists numbers for voice only: there is no list for texts.
    expect(single.get(`dnoText ${ordinary}`)).toMatchObject({ dnot: null, rc: 3, source: 'ranges only' });
  });
});
