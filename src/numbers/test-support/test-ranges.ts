/** A few ranges for the tests of the answers: those reserved for drama, and one of each kind that an answer tells apart. */
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { Ranges } from '../ranges/ranges.ts';

const none: RangeRow = {
  range: '',
  countryName: '',
  uniqueSpId: '',
  spName: '',
  primaryNumberAttribute: '',
  secondaryNumberAttribute: '',
  mcc: '',
  mnc: '',
  minlength: 12,
  maxlength: 12,
  isoAlpha2: '',
  isoAlpha3: '',
  cic: '',
  tz: '',
  tadig: '',
};
const uk = { ...none, countryName: 'United Kingdom', isoAlpha2: 'GB', isoAlpha3: 'GBR' };
const us = { ...none, countryName: 'United States', isoAlpha2: 'US', isoAlpha3: 'USA', minlength: 11, maxlength: 11 };
const forDrama = { secondaryNumberAttribute: 'FICTION' };
const exampleMobile = { uniqueSpId: '0044901', cic: '0044901', spName: 'Example Mobile', mcc: '234', mnc: '99' };

const rows: RangeRow[] = [
  { ...uk, ...forDrama, ...exampleMobile, range: '447700900', primaryNumberAttribute: 'MOBILE' },
  {
    ...uk,
    ...forDrama,
    range: '442079460',
    primaryNumberAttribute: 'GEOGRAPHIC',
    uniqueSpId: '0044902',
    cic: '0044902',
    spName: 'Example Fixed',
  },
  {
    ...uk,
    range: '4477001',
    primaryNumberAttribute: 'MOBILE',
    uniqueSpId: '0044101',
    cic: '0044101',
    spName: 'Any Mobile',
    mcc: '234',
    mnc: '10',
  },
  { ...uk, range: '4490', primaryNumberAttribute: 'PREMIUM', uniqueSpId: '0044000', cic: '0044000', spName: 'operator not specified' },
  { ...uk, range: '44203', primaryNumberAttribute: 'GEOGRAPHIC', uniqueSpId: '0044102', cic: '0044102', spName: 'Any Fixed' },
  { ...uk, range: '446', primaryNumberAttribute: 'RESERVED' },
  { ...uk, range: '447797', countryName: 'Jersey', isoAlpha2: 'JE', isoAlpha3: 'JEY', primaryNumberAttribute: 'MOBILE' },
  {
    ...us,
    ...forDrama,
    range: '120255501',
    primaryNumberAttribute: 'GEOGRAPHIC',
    uniqueSpId: '1202901',
    cic: '1202901',
    spName: 'Example Wireless',
    mcc: '310',
    mnc: '999',
  },
  {
    ...us,
    range: '12023',
    primaryNumberAttribute: 'GEOGRAPHIC',
    secondaryNumberAttribute: 'FIXED_OR_MOBILE',
    uniqueSpId: '1202000',
    cic: '1202000',
    spName: 'operator not specified',
  },
  { ...us, range: '1800', primaryNumberAttribute: 'TOLL_FREE', uniqueSpId: '1800000', cic: '1800000', spName: 'operator not specified' },
  {
    ...none,
    ...forDrama,
    range: '3363998',
    countryName: 'France',
    isoAlpha2: 'FR',
    isoAlpha3: 'FRA',
    primaryNumberAttribute: 'MOBILE',
    minlength: 11,
    maxlength: 11,
    uniqueSpId: '0033901',
    cic: '0033901',
    spName: 'Exemple Mobile',
    mcc: '208',
    mnc: '99',
  },
  {
    ...none,
    ...forDrama,
    range: '467017406',
    countryName: 'Sweden',
    isoAlpha2: 'SE',
    isoAlpha3: 'SWE',
    primaryNumberAttribute: 'MOBILE',
    minlength: 11,
    maxlength: 11,
    uniqueSpId: '0046901',
    cic: '0046901',
    spName: 'Exempel Mobil',
    mcc: '240',
    mnc: '99',
  },
  {
    ...none,
    ...forDrama,
    range: '6125550',
    countryName: 'Australia',
    isoAlpha2: 'AU',
    isoAlpha3: 'AUS',
    primaryNumberAttribute: 'GEOGRAPHIC',
    minlength: 11,
    maxlength: 11,
    uniqueSpId: '0061901',
    cic: '0061901',
    spName: 'Example Line',
  },
  {
    ...none,
    range: '8816',
    countryName: 'Global service',
    isoAlpha2: '001',
    isoAlpha3: '001',
    primaryNumberAttribute: 'SATELLITE',
    uniqueSpId: '0881001',
    cic: '0881001',
    spName: 'Any Satellite',
    mcc: '901',
    mnc: '03',
  },
];

/** A range of each remaining type, in parts of the UK plan that no other row uses. */
const typedRows = ['SHARED_COST', 'PERSONAL', 'PAGING', 'UAN', 'VOICEMAIL', 'VOIP'].map((primaryNumberAttribute, index): RangeRow => ({
  ...uk,
  range: `4480${index}`,
  primaryNumberAttribute,
}));

export const testRanges = Ranges.of([...rows, ...typedRows], { builtAt: '2026-11-20T00:00:00Z', sourceVersion: 'test' });
export const testToday = new Date('2026-11-20T15:30:00Z');
