/** Changes of national numbering plans that people have not adopted yet, and that no package rewrites. */
import type { Said } from '../sayings.ts';
import { numbersWanted } from '../numbers-wanted.ts';

/** `from` matches E.164 digits in the former form; `to` rewrites them to today's. */
export interface FormerPlan {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly from: RegExp;
  readonly to: string;
  /** Sentence about the current form. */
  readonly how: Said;
  readonly source: string;
}

const mexico = {
  country: 'MX',
  how: numbersWanted.mexico,
  source: 'google/libphonenumber@f7e3e88c resources/PhoneNumberMetadata.xml MX: comment (tokens 01, 02, 044, 045 and 1)',
};

const coteDIvoire = {
  country: 'CI',
  how: numbersWanted.coteDIvoire,
  source:
    'https://github.com/nyaruka/phonenumbers/issues/76 (ARTCI, in force 2021-01-31); old prefixes: https://github.com/google/libphonenumber/issues/1909; fixed: https://github.com/openstreetmap/iD/issues/8379',
};

const benin = {
  country: 'BJ',
  how: numbersWanted.benin,
  source: 'https://github.com/mobi/telephone_number/issues/138 (in force 2024-11-30)',
};

const brazil = {
  country: 'BR',
  how: numbersWanted.brazil,
  source:
    'libphonenumber-js 1.12.31 metadata.max.json, BR: ten digits of which the third is 6, 8 or 9 are of no type, with a 9 before it mobile',
};

export const formerPlans: readonly FormerPlan[] = [
  { ...mexico, from: /^52(?:0(?:1|2|44|45)|1)(\d{10})$/, to: '52$1' },
  { ...coteDIvoire, from: /^225((?:0[7-9]|[4578][7-9])\d{6})$/, to: '22507$1' },
  { ...coteDIvoire, from: /^225((?:0[4-6]|[4578][4-6])\d{6})$/, to: '22505$1' },
  { ...coteDIvoire, from: /^225((?:0[1-3]|4[0-3]|5[1-3]|71)\d{6})$/, to: '22501$1' },
  { ...coteDIvoire, from: /^225((?:20[23]|224)\d{5})$/, to: '22527$1' },
  { ...benin, from: /^229([2-9]\d{7})$/, to: '22901$1' },
  { ...brazil, from: /^55([1-9]\d)([689]\d{7})$/, to: '55$19$2' },
];
