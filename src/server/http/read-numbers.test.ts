/** Numbers as people write them, in the calls that take one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numberLookup } from '../../shared/range-search/range-search.ts';
import { bulkQueries, singleQuery } from '../../shared/single-query/single-query.ts';
import { addWatched } from '../../shared/watch/watch.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const notE164 = 'Please provide a full E164 number without leading + and only numbers';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

type Options = { country?: string; strict?: '1' };

const ask = (phonenumber: string, options: Options = {}) =>
  portal.call(singleQuery, { query: { phonenumber, service: 'gnr', ...options } }, token);
const lookUp = (phonenumber: string, options: Options = {}) => portal.call(numberLookup, { query: { phonenumber, ...options } }, token);
const askMany = (numbers: string[], options: Options = {}) =>
  portal.call(bulkQueries, { body: { numbers, services: ['gnr', 'npq'], ...options } }, token);
const watch = (numbers: string[], options: Options = {}) => portal.call(addWatched, { body: { numbers, prefixes: [], ...options } }, token);

describe('what was read is said beside the answer', () => {
  const vanity = 'The letters FLOWERS are read as keypad digits.';
  test.each([
    ['+44 7400 123456', {}, '447400123456', 'Read from another notation.'],
    ['Mobile: +44 7400 123456', {}, '447400123456', 'Left out: Mobile.'],
    ['07400 123456', { country: 'GB' }, '447400123456', 'Read as a number within GB.'],
    ['2125550123', { country: 'US' }, '12125550123', 'Read as a number within US.'],
    ['1-800-FLOWERS', {}, '18003569377', vanity],
    ['0800 FLOWERS ext. 5', { country: 'GB' }, '448003569377', `${vanity} Read as a number within GB. Left out: extension 5.`],
  ])('%s %j', async (from, options, digits, how) => {
    const read = { from, digits, how };
    expect(await ask(from, options)).toMatchObject({ status: 200, body: { response: { tel: digits }, read } });
    expect(await lookUp(from, options)).toMatchObject({ status: 200, body: { response: { tel: digits }, read } });
    const { body } = await askMany(['447400123457', from], options);
    expect(body.response.map(({ tel, read: said }: { tel: string; read?: object }) => [tel, said])).toEqual([
      ['447400123457', undefined],
      ['447400123457', undefined],
      [digits, read],
      [digits, read],
    ]);
    expect(await watch(['447400123457', from], options)).toMatchObject({ status: 200, body: { read: [read] } });
  });

  test('and never in it: nothing is said of E.164 digits', async () => {
    for (const { body } of [await ask('447400123456'), await lookUp('447400123456', { country: 'GB' }), await watch(['447400123456'])])
      expect(body).not.toHaveProperty('read');
    expect((await ask('447400123456')).body.response).not.toHaveProperty('read');
  });
});

test.each(['84951234567', '5215512345678', '4407400123456', '4474001234567', '112'])(
  'E.164 digits are taken whatever may have been meant: %s',
  async (tel) => {
    expect(await ask(tel)).toMatchObject({ status: 200, body: { response: { tel } } });
    expect((await askMany([tel], { country: 'DE' })).body.response).toMatchObject([{ tel }, { tel }]);
  },
);

describe('what cannot be read', () => {
  const named = (name: string, ...values: readonly string[]) => ({ name: `numbersWanted.${name}`, values });
  const russian = { digits: '74951234567', country: 'RU', how: 'With the country code 7 instead of 8.', said: named('withoutEight', '7') };
  const vietnamese = { digits: '84951234567', country: 'VN', how: 'As written, with its country code.', said: named('asWritten') };
  test.each([
    ['07400123456', notE164],
    ['12', notE164],
    ['x', notE164],
    ['4.47701E+11', notE164],
    ['+447400123456, +447400123457', notE164],
  ])('%s has the sentence of the specification', async (written, message) => {
    for (const reply of [await ask(written), await lookUp(written)])
      expect(reply).toMatchObject({ status: 400, body: { message, code: 'validation_failed', errors: { phonenumber: message } } });
    expect((await ask(written)).body).not.toHaveProperty('candidates');
    const row = { tel: written, rc: 100, unread: { message } };
    expect(await askMany(['447400123456', written])).toMatchObject({
      status: 200,
      body: { response: [{ tel: '447400123456' }, { tel: '447400123456' }, row, row] },
    });
    expect(await watch([written])).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  test.each([
    ['8 (495) 123-45-67', 'We cannot read this as a number. Did you mean another one?', named('didYouMean'), [russian, vietnamese]],
    [
      '+49 3O 1234567',
      'The letter O is not a digit. Did you mean 0?',
      named('letterInstead', 'O', '0'),
      [{ digits: '49301234567', country: 'DE', how: 'With 0 instead of O.', said: named('replaced', '0', 'O') }],
    ],
  ])('%s is asked about, with what may have been meant', async (written, message, said, candidates) => {
    const refused = {
      status: 400,
      body: {
        message,
        code: 'validation_failed',
        errors: { phonenumber: message },
        said: { ...said, errors: { phonenumber: said } },
        candidates: { phonenumber: candidates },
      },
    };
    expect(await ask(written)).toEqual(expect.objectContaining(refused));
    expect(await lookUp(written)).toMatchObject(refused);
    const row = { tel: written, rc: 100, unread: { message, said, candidates } };
    expect(await askMany(['447400123456', written])).toMatchObject({
      status: 200,
      body: { response: [{ tel: '447400123456' }, { tel: '447400123456' }, row, row] },
    });
    expect(await watch([written])).toMatchObject({ status: 400, body: { candidates: { 'numbers.0': candidates } } });
  });

  test.each([
    [{ country: 'gb' }, 'country', 'Enter the country as an ISO 3166-1 alpha-2 code such as GB'],
    [{ country: 'XX' }, 'country', 'There is no country XX'],
    [{ country: 'FR' }, 'phonenumber', 'Numbers in this country are not written like this. Enter the country code instead of 0.'],
  ])('with %j the field %s says: %s', async (options, field, message) => {
    expect(await ask('030 123456', options)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
  });
});

test.each(['+447400123456', '1-800-FLOWERS', '07400 123456'])('strict=1 takes E.164 digits alone: %s is refused', async (written) => {
  const strict = { strict: '1', country: 'GB' } as const;
  expect(await ask(written, strict)).toMatchObject({ status: 400, body: { message: notE164 } });
  expect(await lookUp(written, strict)).toMatchObject({ status: 400, body: { message: notE164 } });
  const row = { tel: written, rc: 100, unread: { message: notE164 } };
  expect(await askMany([written], strict)).toMatchObject({ status: 200, body: { response: [row, row] } });
  expect(await watch([written], strict)).toMatchObject({ status: 400 });
  expect(await ask('447400123456', strict)).toMatchObject({ status: 200, body: { response: { tel: '447400123456' } } });
});
