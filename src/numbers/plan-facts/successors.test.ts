import { describe, expect, test } from 'vitest';
import { knownCarriers } from './carrier-facts.ts';
import { isOneCompany, successionOf } from './successors.ts';

describe('The last successor of a carrier', () => {
  // As reports and lists of network codes have them.
  test.each([
    ['GB', 'Orange', ['EE'], '2010-07-01', null],
    ['DE', 'Eplus', ['O2'], '2014-10-01', null],
    ['IN', 'Idea', ['Vi'], '2018-08-31', null],
    ['IN', 'Vodafone', ['Vi'], '2018-08-31', null],
    ['IT', 'WIND', ['WINDTRE'], '2016-12-31', null],
    ['NL', 'Tele2', ['Odido'], '2019-01-02', null],
    ['IE', 'O2', ['3'], '2014', null],
    ['RU', 'Tele2', ['t2'], '2024', null],
    ['BR', 'Oi', ['TIM', 'Claro', 'Vivo'], '2022', null],
    // By way of Oi.
    ['BR', 'Brasil Telecom GSM', ['TIM', 'Claro', 'Vivo'], '2022', null],
    ['RO', 'Telekom', ['Vodafone', 'Digi'], '2025-10-01', null],
    ['DE', 'T-Mobile', ['Telekom'], null, '2023-04'],
    ['NZ', 'Vodafone', ['One NZ'], null, '2024-09'],
    // They closed, and nobody has what they had.
    ['IN', 'Aircel', [], '2018', null],
    ['BD', 'Citycell', [], '2016', '2024-09'],
    ['CH', 'In&Phone', [], '2012', '2023-04'],
  ])('%s %s', (country, name, now, since, asOf) => {
    expect(successionOf({ cc: country, tel: '' }, name)).toEqual({ now, since, asOf });
  });

  test.each([
    ['GB', 'Vodafone'],
    ['FR', 'Orange'],
    ['GB', ''],
  ])('is not known of %s %s', (country, name) => {
    expect(successionOf({ cc: country, tel: '' }, name)).toBeUndefined();
  });
});

test.each([
  ['GB', 'Orange', 'EE', true],
  ['DE', 'Eplus', 'O2', true],
  ['IN', 'Idea', 'Vi', true],
  ['IN', 'Idea', 'Vodafone', true],
  ['IT', 'WIND', 'WindTre', true],
  ['NL', 'Tele2', 'Odido', true],
  ['NL', 'Tele2', 'T-Mobile', true],
  ['IE', 'O2', '3', true],
  ['RU', 'Tele2', 't2', true],
  ['GB', 'Orange', 'Vodafone', false],
  ['FR', 'Orange', 'EE', false],
  // One of three that shared it.
  ['BR', 'Oi', 'TIM', false],
  ['GB', 'Vodafone', 'Vodafone', false],
  ['GB', '', '', false],
  ['IN', 'Aircel', 'S TEL', false],
])('in %s %s and %s are one company today: %s', (country, one, other, isOne) => {
  expect([isOneCompany({ cc: country, tel: '' }, one, other), isOneCompany({ cc: country, tel: '' }, other, one)]).toEqual([isOne, isOne]);
});

test('118 names have a successor, and 17 closed without one', () => {
  const all = [...knownCarriers().values()];
  expect(all.filter(({ successors }) => successors.length > 0)).toHaveLength(118);
  expect(all.filter(({ status, successors }) => status === 'closed' && successors.length === 0)).toHaveLength(17);
});

test.each([
  ['552198500000', ['TIM']],
  ['551398500000', ['Claro']],
  ['554198500000', ['Vivo']],
  // An area code that no source names.
  ['551098500000', ['TIM', 'Claro', 'Vivo']],
])('what Oi had of %s has %j, as had Brasil Telecom by way of it', (tel, now) => {
  const number = { cc: 'BR', tel };
  expect(successionOf(number, 'Oi')).toEqual({ now, since: '2022', asOf: null });
  expect(successionOf(number, 'Brasil Telecom GSM')?.now).toEqual(now);
  expect(isOneCompany(number, 'Oi', 'TIM')).toBe(now.join() === 'TIM');
});
