/**
 * Number lengths of each calling code, over all types: from the general description of all regions of the code in the metadata of google-libphonenumber 3.2.47,
 * within the limits of E.164. Assigned codes are those, and two that ITU-T E.164 lists but the metadata omits. A test compares this table with the package.
 */

import { e164MaxDigits } from '../../shared/base/limits.ts';

/** Calling codes by the lengths of their numbers, which include the code. */
const codesByLengths: Readonly<Record<string, string>> = {
  '11': '33 34 93 94 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 800 808 973 993',
  '12': '52 58 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 979 992 994 995 998',
  '10': '45 238 239 246 248 269 291 297 592 673 674 680 691 692',
  '11-12': '213 224 233 237 250 258 264 268 377 382 387 591 962 963',
  '10-11': '32 36 51 241 599 670 675 853 961 965 975',
  '10-12': '20 60 231 385 967 968',
  '11-13': '56 855 856 964 970 976',
  '12-13': '54 380 881 966 996',
  '10,12': '220 245 265 354 423',
  '10-13': '55 243 254 353',
  '10-15': '81 91 882 972',
  '11,13': '229 378 506 850',
  '9': '298 299 672 687',
  '8,11': '1 40 686',
  '11,14': '41 502 504',
  '9,11-12': '44 376 689',
  '10,12-13': '57 65 263',
  '9-12': '84 252 355',
  '9-14': '86 375 595',
  '10-11,13': '230 267 372',
  '8,10': '676 677 678',
  '7-12': '27 64',
  '6-15': '43 49',
  '8-12,14': '46 852',
  '7,10': '47 683',
  '8-12': '48 95',
  '9-15': '62 381',
  '10-14': '92 886',
  '8-15': '358 971',
  '11-15': '383 883',
  '8': '500 682',
  '10,14': '501 679',
  '9,12': '508 681',
  '11,15': '7',
  '12-14': '30',
  '7-13': '31',
  '8-14': '39',
  '8-10,12': '53',
  '7-12,14': '61',
  '8,10-15': '63',
  '10-12,15': '66',
  '7-8,10-15': '82',
  '9,12,14-15': '90',
  '6-9,12': '98',
  '13': '225',
  '13-15': '234',
  '8-9': '247',
  '7-8': '290',
  '7-14': '352',
  '9-12,15': '359',
  '8-11': '386',
  '12-15': '420',
  '9-10,12': '421',
  '10-11,14': '503',
  '10-11,13-14': '507',
  '11-14': '593',
  '9-10': '597',
  '7-15': '598',
  '8-10,13': '685',
  '8-10': '688',
  '7-10': '690',
  '12,15': '870',
  '15': '878',
  '9-13': '880',
  '14': '888',
  '10,13': '960',
  '10-12,14': '974',
  '11,13-14': '977',
};

/** Codes that are assigned but have no published lengths. */
const codesWithoutLengths = ['379', '991'];

const lengthsByCode: ReadonlyMap<string, number> = new Map([
  ...Object.entries(codesByLengths).flatMap(([lengths, codes]) => codes.split(' ').map((code) => [code, bitsOf(lengths)] as const)),
  ...codesWithoutLengths.map((code) => [code, anyLength()] as const),
]);

/** Returns the lengths of a calling code's numbers, bit n for n digits with the code; undefined if the code is not assigned. */
export function numberLengthsOf(callingCode: string): number | undefined {
  return lengthsByCode.get(callingCode);
}

/** Parses lengths such as `7,9-11` into bits. */
function bitsOf(lengths: string): number {
  let bits = 0;
  for (const part of lengths.split(',')) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let length = first; length <= last; length += 1) bits |= 1 << length;
  }
  return bits;
}

function anyLength(): number {
  return 2 ** (e164MaxDigits + 1) - 2;
}
