import { expect, test } from 'vitest';
import { builtRanges as ranges } from '../test-support/built-ranges.ts';
import { timeZonesWithin } from './time-zones.ts';

const everyZoneOfRussia = timeZonesWithin('RU', '').split(';');

test.each([
  ['a fixed number of Jersey', '441534123456', 'Europe/Jersey'],
  ['a mobile number of Jersey', '447797123456', 'Europe/Jersey'],
  ['a mobile number of the United Kingdom', '447400123456', 'Europe/London'],
  ['Moscow', '74951234567', 'Europe/Moscow'],
  ['Almaty', '77272123456', 'Asia/Almaty'],
  ['New York', '12125551234', 'America/New_York'],
  ['Winnipeg', '12045671234', 'America/Winnipeg'],
  ['Rabat, whose code the data give to the Canaries', '212537123456', 'Africa/Casablanca'],
  ['Western Sahara', '212528812345', 'Africa/El_Aaiun'],
  ['San Marino through Italy', '390549886377', 'Europe/San_Marino'],
  ['Palestine under the Israeli code', '972599123456', 'Asia/Gaza;Asia/Hebron'],
  ['India', '919812345678', 'Asia/Kolkata'],
  ['a global number', '881612345678', ''],
])('%s lies in its own time zone', (_, number, zones) => {
  expect(ranges.find(number)?.tz).toBe(zones);
});

test('a toll-free number of the United States has its zones among those of +1, and no other', () => {
  expect(ranges.find('18002345678')?.tz.split(';')).toEqual([
    'America/Adak',
    'America/Anchorage',
    'America/Boise',
    'America/Chicago',
    'America/Denver',
    'America/Juneau',
    'America/Los_Angeles',
    'America/New_York',
    'America/North_Dakota/Center',
    'America/Phoenix',
    'Pacific/Honolulu',
  ]);
});

test('a number whose prefix the data place abroad has all zones of its country', () => {
  expect(everyZoneOfRussia.length).toBeGreaterThan(20);
  expect(ranges.find('74012123456')?.tz.split(';')).toEqual(everyZoneOfRussia);
});

test.each([
  ['GB', 'Europe/Guernsey;Europe/London', 'Europe/London'],
  ['AR', '', /America\/Argentina\/Catamarca/],
  ['XK', 'Europe/Belgrade', 'Europe/Belgrade'],
  ['001', 'Europe/London', 'Europe/London'],
])('the zones of %s within %j', (region, zones, left) => {
  expect(timeZonesWithin(region, zones)).toMatch(left);
});
