import { expect, test } from 'vitest';
import { asWritten } from './carriers.ts';

test.each([
  ['TelefÃ³nica Uno Uno Cuatro', 'Telefónica Uno Uno Cuatro'],
  ['Sociedad Comercial y de IngenierÃ\u00ada Swedcom', 'Sociedad Comercial y de Ingeniería Swedcom'],
  ['BITĖ', 'BITĖ'],
  ['Öryggisfjarskipti', 'Öryggisfjarskipti'],
  ['SÃO', 'SÃO'],
])('the name %j is %j', (given, name) => {
  expect(asWritten(given)).toBe(name);
});
