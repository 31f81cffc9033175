import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type NetworkFact,
  readCallerRules,
  readDramaNumbers,
  readAreaSuccessors,
  readNetworkFacts,
  readOfficeCodes,
  readPlanAdditions,
} from './plan-facts.ts';

const additions = readPlanAdditions();
const networks = readNetworkFacts();

test('has as many facts as were collected', () => {
  expect(additions).toHaveLength(177);
  expect(readOfficeCodes()).toHaveLength(13);
  expect(readDramaNumbers()).toHaveLength(498);
  expect(readCallerRules()).toHaveLength(36);
  expect(networks).toHaveLength(4_555);
  expect(readAreaSuccessors().map(({ prefixes }) => prefixes.length)).toEqual([29, 27, 11]);
});

test('are counted in the page about the data as they are', () => {
  const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z-]+\.csv)` \| ([\d,]+) \|/gm)].map(([, file, count]) => [file, count]);
  expect(rows).toEqual([
    ['plan-additions.csv', '177'],
    ['nanp-office-codes.csv', '13'],
    ['drama.csv', '498'],
    ['caller-rules.csv', '36'],
    ['networks.csv', '4,555'],
    ['area-successors.csv', '3'],
  ]);
});

test('reads the columns of each file', () => {
  expect(additions.find(({ prefix }) => prefix === '4498')).toEqual({
    prefix: '4498',
    minLength: 12,
    maxLength: 12,
    region: 'GB',
    type: 'premium',
    label: 'adult services at premium rate',
    source: 'Ofcom, by libphonenumber',
    document: 'comment on premiumRate of GB: 980 to 989',
    date: '2026-07-17',
  });
  expect(readOfficeCodes().find(({ code }) => code === '976')).toMatchObject({ regions: ['US', 'CA'], type: 'premium' });
  expect(readDramaNumbers()[0]).toMatchObject({ from: '441134960000', to: '441134960999', region: 'GB', label: 'Leeds', source: 'Ofcom' });
  expect(readCallerRules().find(({ subject }) => subject === '91140')).toMatchObject({ region: 'IN', use: 'call', isForbidden: false });
  expect(networks.find(({ region, carrierName }) => region === 'GB' && carrierName === 'Orange')).toMatchObject({
    status: 'merged',
    successors: ['EE'],
  });
});

describe('A row that is not well-formed is refused with its file and line', () => {
  const header = 'prefix;minlength;maxlength;country;type;label;source;document;date';
  test.each([
    ['a row without a source', '31970;13;13;NL;m2m;machines;;numbers 097;2016', 'source is empty'],
    ['a type that nobody knows', '31970;13;13;NL;robots;machines;ACM;numbers 097;2016', '"robots" is none of'],
    ['a country that is none', '31970;13;13;QQ;m2m;machines;ACM;numbers 097;2016', '"QQ" is no country'],
    ['a prefix that is no digits', '31x;13;13;NL;m2m;machines;ACM;numbers 097;2016', '"31x" is not 1 to 15 digits'],
    ['a length that is the whole prefix', '31970;5;13;NL;m2m;machines;ACM;numbers 097;2016', 'lengths "5" to "13"'],
    ['lengths the wrong way round', '31970;13;12;NL;m2m;machines;ACM;numbers 097;2016', 'lengths "13" to "12"'],
    ['more digits than E.164 has', '31970;13;16;NL;m2m;machines;ACM;numbers 097;2016', 'lengths "13" to "16"'],
    ['a value too few', '31970;13;13;NL;m2m;machines;ACM;2016', '9 values expected, 8 found'],
    ['a date that is none', '31970;13;13;NL;m2m;machines;ACM;numbers 097;last year', 'date "last year"'],
  ])('%s', (_, line, fault) => {
    const text = `${header}\n31971;13;13;NL;reserved;"kept;""later""";ACM;numbers 097;2016\n${line}\n`;
    expect(() => readPlanAdditions({ name: 'some.csv', text })).toThrow('some.csv, line 3: ');
    expect(() => readPlanAdditions({ name: 'some.csv', text })).toThrow(fault);
  });

  test('other columns', () => {
    const text = 'prefix;country\n31970;NL\n';
    expect(() => readPlanAdditions({ name: 'some.csv', text })).toThrow('some.csv, line 1: the columns are not prefix;minlength;');
  });

  test('drama numbers whose ends have different lengths', () => {
    const text = 'from;to;country;label;source;document;date\n441134960000;44113496099;GB;Leeds;Ofcom;drama;2026\n';
    expect(() => readDramaNumbers({ name: 'drama.csv', text })).toThrow('drama.csv, line 2: 441134960000 to 44113496099');
  });
});

test('no two additions speak of the same numbers, except the one that is named inside another', () => {
  const overlaps = additions.flatMap((outer, index) =>
    additions
      .filter((inner, other) => index !== other && (outer.prefix !== inner.prefix || index < other))
      .filter(({ prefix, minLength, maxLength }) => {
        return prefix.startsWith(outer.prefix) && minLength <= outer.maxLength && outer.minLength <= maxLength;
      })
      .map((inner) => [outer.prefix, inner.prefix]),
  );
  expect(overlaps).toEqual([['878', '87810']]);
});

test('no number is for drama twice', () => {
  const sorted = readDramaNumbers().toSorted((a, b) => a.from.length - b.from.length || (a.from < b.from ? -1 : 1));
  const overlaps = sorted.filter(({ from }, index) => {
    const before = sorted[index - 1];
    return before !== undefined && before.from.length === from.length && before.to >= from;
  });
  expect(overlaps).toEqual([]);
});

describe('The successor of a carrier', () => {
  const named = networks.filter(({ carrierName }) => carrierName !== '');

  test('never leads back to it', () => {
    const byName = new Map(named.map((fact) => [`${fact.region}|${fact.carrierName}`, fact]));
    const leadsBack = (fact: NetworkFact, path: readonly NetworkFact[]): boolean =>
      fact.successors.some((name) => {
        const next = byName.get(`${fact.region}|${name}`);
        return next !== undefined && (path.includes(next) || next === fact || leadsBack(next, [...path, fact]));
      });
    expect(named.filter((fact) => leadsBack(fact, [])).map(({ region, carrierName }) => `${region} ${carrierName}`)).toEqual([]);
  });

  test('is spelt as the ranges spell it, or is a name that no range has yet', () => {
    const spellings = new Set(named.map(({ carrierName }) => carrierName));
    const others = new Set(named.flatMap(({ successors }) => successors).filter((name) => !spellings.has(name)));
    expect([...others].toSorted()).toEqual(onlySuccessors);
  });
});

/** Companies and brands to which no range was first given. */
// oxfmt-ignore
const onlySuccessors = [
  '+Móvil', 'ATOM', 'Altice', 'CelcomDigi', 'CellOne', 'Digi', 'IT&E', 'LINK Mobile', 'Liberty', 'Magenta', 'NT (National Telecom)', 'Nema',
  'Netmore Group', 'Norlys', 'Odido', 'One NZ', 'Our Telekom', 'Partner', 'Primlight', 'Sierra Wireless', 'Sinch', 'T2', 'TPLUS', 'Telekom.mk',
  'True Corporation', 'Twilio Sweden', 'Vi', 'WINDTRE', 'We4G', 'XLSmart', 'YOU', 'Yettel', 'eir', 'stc', 't2', 'tmCel', 'unifi',
];
