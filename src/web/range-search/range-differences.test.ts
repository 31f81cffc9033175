import { expect, it } from 'vitest';
import type { RangeVersion } from '../../shared/range-search/range-changes.ts';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { differences, rowOfChange, versionLabel, versionSource } from './range-differences.ts';

const row: RangeRow = {
  range: '447400',
  countryName: 'United Kingdom',
  uniqueSpId: '0044001',
  spName: 'Alpha',
  primaryNumberAttribute: 'MOBILE',
  secondaryNumberAttribute: '',
  mcc: '234',
  mnc: '01',
  minlength: 12,
  maxlength: 12,
  isoAlpha2: 'GB',
  isoAlpha3: 'GBR',
  cic: '0044001',
  tz: 'Europe/London',
  tadig: '',
};

it('a change says every column that differs, with both values', () => {
  const after = { ...row, mnc: '99', tadig: 'GBRIM', maxlength: 13 };
  expect(differences({ change: 'changed', before: row, after })).toBe('mnc 01 → 99, maxlength 12 → 13, tadig empty → GBRIM');
  expect(differences({ change: 'added', before: null, after })).toBe('');
  expect(rowOfChange({ change: 'removed', before: row, after: null })).toBe(row);
  expect(rowOfChange({ change: 'moved', before: row, after })).toBe(after);
});

const version: RangeVersion = {
  dataVersion: 'ranges-2-9f86d081',
  origin: 'imported',
  asOf: '2026-07-01T00:00:00Z',
  loadedAt: '2026-07-02T10:11:12Z',
  source: null,
  rows: 5,
  isCurrent: true,
  isKept: true,
};

it('a version says of when it is and where it comes from', () => {
  expect(versionLabel(version)).toBe('ranges-2-9f86d081, 2026-07-01, current');
  expect(versionSource(version)).toBe('imported 2026-07-02 10:11 UTC');
  expect(versionSource({ ...version, source: 'import.csv' })).toBe('imported 2026-07-02 10:11 UTC from import.csv');
  expect(versionSource({ ...version, origin: 'built in', loadedAt: null, source: 'packages 1.2' })).toBe(
    'included with the portal, built from packages 1.2',
  );
  expect(versionSource({ ...version, origin: 'made up', loadedAt: null })).toBe('demo');
});
