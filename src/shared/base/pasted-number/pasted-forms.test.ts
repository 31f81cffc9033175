import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as plans from 'libphonenumber-js/min';
import { describe, expect, it, test } from 'vitest';
import { explainProblem, readPhoneNumber, shortNumberNote } from '../phone-number.ts';
import { formerPlans } from './former-plans.ts';

/** A form that people write: its country, its meaning in E.164, the rule and the source. */
interface Form {
  readonly country: string;
  readonly typed_form: string;
  readonly meant_e164: string;
  readonly rule: string;
  readonly source: string;
}

const forms = parse<Form>(readFileSync(join(import.meta.dirname, 'pasted-forms.csv'), 'utf8'), { delimiter: ';', columns: true });

const read = (typed: string, country?: string) => readPhoneNumber(typed, { plans, country });

/** Sentences about changes, by their text. */
const saying = (...texts: readonly string[]) => texts.map((text) => expect.objectContaining({ text }));

/** Returns the digits read, or the candidates in order. */
function meantBy(typed: string, country?: string): { read: string } | { offered: string[] } | string {
  const found = read(typed, country);
  if ('digits' in found) return { read: found.digits };
  return 'candidates' in found ? { offered: found.candidates.map(({ digits }) => digits) } : found.problem;
}

/** National forms of the home country that are no longer dialled there. */
const formerNationalForms = /^(?:044|045|01) .*|^8 612 34567$/;
/** Mark of a trunk prefix, which is not dialled from abroad. */
const bracket = /\(0\)/;

describe('every form means what its row says', () => {
  test('there are forms of many countries, each with its source', () => {
    expect(forms.length).toBeGreaterThanOrEqual(146);
    expect(new Set(forms.map(({ country }) => country)).size).toBeGreaterThan(80);
    expect(forms.filter(({ rule, source }) => rule === '' || source === '')).toEqual([]);
  });

  test.each(forms)('$country $typed_form is $meant_e164', ({ country, typed_form: typed, meant_e164: meant }) => {
    const isOffered =
      (typed.startsWith('+') && !bracket.test(typed)) || (country === 'MX' || country === 'LT' ? formerNationalForms.test(typed) : false);
    expect(meantBy(typed, country)).toEqual(isOffered ? { offered: expect.arrayContaining([meant]) } : { read: meant });
    if (isOffered) expect(meantBy(typed, country)).toHaveProperty('offered.0', meant);
  });

  test.each(forms.filter(({ typed_form: typed }) => typed.startsWith('+')))(
    '$typed_form means the same whatever the home country',
    ({ country, typed_form: typed }) => {
      expect(meantBy(typed)).toEqual(meantBy(typed, country));
      expect(meantBy(typed, 'US')).toEqual(meantBy(typed, country));
    },
  );

  test.each(forms.filter(({ typed_form: typed }) => typed.startsWith('0') && !/^0(?:0|11)/.test(typed)))(
    '$typed_form is of no country as long as nobody says of which',
    ({ typed_form: typed }) => {
      expect(read(typed)).toEqual({ problem: 'missing-country-code' });
    },
  );
});

describe('numbers that are written in full stay what they are', () => {
  it.each([
    ['447700900123', 'US'],
    ['44 7700 900123', 'US'],
    ['84951234567', 'RU'],
    ['2024561414', 'US'],
    ['493012345670', undefined],
    ['12345', undefined],
    ['112', 'DE'],
    ['999999999999999', 'DE'],
    ['+1 (212) 555-0123', 'GB'],
    ['+800 1234 5678', 'GB'],
    ['+882 16 1234567', 'GB'],
    ['+55 11 96123 4567', 'BR'],
    ['+52 55 1234 5678', 'MX'],
    ['+39 06 1234 5678', 'IT'],
    ['+225 27 20 21 23 45', undefined],
    // Not in a known range, but of a length that numbers have there.
    ['2121255501', undefined],
  ])('%s', (typed, country) => {
    expect(read(typed, country)).toEqual({ digits: typed.replaceAll(/\D/g, '') });
  });
});

it.each([
  ['0151 23456789', 'DE', '4915123456789'],
  ['06 1234 5678', 'IT', '390612345678'],
  ['07400 12345', 'GB', '44740012345'],
  ['+07400 123456', 'GB', '447400123456'],
  ['(202) 456-1414', 'US', '12024561414'],
  ['2125550123', 'US', '12125550123'],
  ['8 495 123 45 67', 'RU', '74951234567'],
  ['22 12 34 56', 'NO', '4722123456'],
  ['55 1234 5678', 'MX', '525512345678'],
])('%s is read within %s and said to be', (typed, country, digits) => {
  expect(read(typed, country)).toEqual({ digits, how: saying(`Read as a number within ${country}.`) });
});

it.each([
  ['8 (495) 123-45-67', undefined, ['74951234567', '84951234567']],
  ['202-456-1414', undefined, ['12024561414', '2024561414']],
  ['(202) 456-1414', undefined, ['12024561414', '2024561414']],
  ['47 22 12 34 56', 'US', ['14722123456', '4722123456']],
  ['2125551234', undefined, ['12125551234']],
  ['7400 123456', 'GB', ['447400123456']],
  ['4407400123456', 'DE', ['447400123456', '494407400123456']],
  ['89123456789', undefined, ['79123456789']],
  ['810 44 20 7946 0018', undefined, ['442079460018']],
  ['+55 11 6123 4567', undefined, ['5511961234567']],
  ['5215512345678', undefined, ['525512345678']],
  ['4407400123456', undefined, ['447400123456']],
])('%s with the home country %s may mean each of %j', (typed, country, offered) => {
  expect(meantBy(typed, country)).toEqual({ offered });
});

it('a candidate names its country and what makes it of what was written', () => {
  expect(read('+44 07400 123456')).toEqual({
    problem: 'did-you-mean',
    candidates: [
      {
        digits: '447400123456',
        country: 'GB',
        how: expect.objectContaining({ text: 'Without the 0 that is dialled only within the country.' }),
      },
    ],
  });
});

it('what is written like no number of the home country is said', () => {
  expect(read('06 12', 'FR')).toEqual({ problem: 'not-in-country' });
  expect(read('030 123456', 'FR')).toEqual({ problem: 'not-in-country' });
  expect(read('030 123456', 'XX')).toEqual({ problem: 'missing-country-code' });
});

describe('letters', () => {
  it.each([
    ['49301234567O', 'O', '0', '493012345670'],
    ['+44 77O0 9OO123', 'O', '0', '447700900123'],
    ['+44 7700 900l23', 'l', '1', '447700900123'],
    ['+44 7700 900I23', 'I', '1', '447700900123'],
    ['+49 30 S 123456', 'S', '5', '49305123456'],
    ['+49 30 B123456', 'B', '8', '49308123456'],
  ])('%s is asked about', (typed, letter, instead, digits) => {
    const found = read(typed);
    expect(found).toMatchObject({
      problem: 'letter',
      letter,
      instead,
      candidates: [{ digits, how: { text: `With ${instead} instead of ${letter}.` } }],
    });
    expect('problem' in found && explainProblem(found).text).toBe(`The letter ${letter} is not a digit. Did you mean ${instead}?`);
  });

  it.each([
    ['447700900123a', 'a', 'The letter a is not a digit. Remove or replace it.'],
    ['tel447700900123', 'tel', 'The letters tel are not digits. Remove them.'],
  ])('%s is asked about without a digit that the letter may be', (typed, letter, explained) => {
    const found = read(typed);
    expect(found).toMatchObject({
      problem: 'letter',
      letter,
      candidates: [{ digits: '447700900123', how: { text: `Without the letters ${letter}.` } }],
    });
    expect('problem' in found && explainProblem(found).text).toBe(explained);
  });

  it('a letter is asked about without plans, too', () => {
    expect(readPhoneNumber('49301234567O')).toEqual({ problem: 'letter', letter: 'O', instead: '0', candidates: [] });
  });

  it.each([
    ['1-800-FLOWERS', undefined, '18003569377', ['The letters FLOWERS are read as keypad digits.']],
    ['1-800-GO-FEDEX', undefined, '18004633339', ['The letters GO FEDEX are read as keypad digits.']],
    ['Call 1-800-FLOWERS today', undefined, '18003569377', ['Left out: Call today.', 'The letters FLOWERS are read as keypad digits.']],
    ['0800 FLOWERS', 'GB', '448003569377', ['The letters FLOWERS are read as keypad digits.', 'Read as a number within GB.']],
  ])('%s is a vanity number', (typed, country, digits, how) => {
    expect(read(typed, country)).toEqual({ digits, how: saying(...how) });
  });

  it.each([
    ['Mobile: +44 7700 900123', 'Mobile'],
    ['+44 7700 900123 (Jane)', 'Jane'],
    ['Büro +44 7700 900123 privat', 'Büro privat'],
    ['44 mobile 7700 900123', 'mobile'],
  ])('words of %s are left out and said', (typed, words) => {
    expect(read(typed)).toEqual({ digits: '447700900123', how: saying(`Left out: ${words}.`) });
  });
});

it.each([
  '+44 7700 900123 poste 12',
  '+44 7700 900123 Durchwahl 12',
  '+44 7700 900123 x12',
  '+44 7700 900123 #12',
  '+44 7700 900123 доб. 12',
])('the extension of %s is left out and said', (typed) => {
  expect(read(typed)).toEqual({ digits: '447700900123', how: saying('Left out: extension 12.') });
});

it.each(['Tel 030 123456 Fax 030 654321', '030 123456 und 030 654321', '030 123456, 030 654321'])('%s are two numbers', (typed) => {
  expect(read(typed, 'DE')).toEqual({ problem: 'two-numbers', first: '4930123456', count: 2 });
});

it.each([
  ['112', '112 is an emergency number.'],
  ['911', '911 is an emergency number.'],
  ['116117', 'This is a short code, which works only within one country.'],
  ['6834002', undefined],
])('%s is called what it is', (digits, note) => {
  expect(shortNumberNote(digits)?.text).toBe(note);
});

it('each change of a plan names where it was read', () => {
  expect(formerPlans.map(({ source }) => source).filter((source) => !/github\.com|libphonenumber/.test(source))).toEqual([]);
});
