import { expect, test } from 'vitest';
import { digestPassword } from './password-hashes.ts';
import { whyRefused } from './refused-passwords.ts';

const context = {
  email: 'jane.d@customer.example',
  fullName: 'Ann-Marie Li',
  organisation: 'One Two Three Four Five Sixth Seventh',
  productName: 'Dialplane',
  providerName: 'Example Telecom',
};
const why = (password: string) => whyRefused(digestPassword(password), context)?.text;

test.each(['', '       ', '~~~~~~~', 'password', 'iloveyou'])(
  'T22: short runs of one character and common passwords are too common: "%s"',
  (password) => {
    expect(why(password)).toBe('This password is too common. Choose another');
  },
);

test.each([
  ['the address', 'Jane.D@customer.example'.toLowerCase()],
  ['its beginning and a number', 'jane.d12345'],
  ['its domain', 'customer.example1!'],
  ['a name of three letters and a year', 'Ann1950'],
  ['the last year', 'ANN2049'],
  ['a mark before the number', 'marie-123'],
  ['the whole name without its spaces', 'AnnMarieLi123!'],
  ['a word twice', 'exampleexample'],
  ['the sixth word of a name', 'sixth1234'],
  ['the provider', 'TELECOM#1'],
])('T23: what anybody would guess is refused: %s', (_, password) => {
  expect(why(password)).toBe('This password is too easy to guess. Choose another');
});

test.each([
  ['a word of two letters', 'Li1234'],
  ['a year of long ago', 'Ann1949'],
  ['a year that is far away', 'Ann2050'],
  ['the seventh word of a name', 'seventh1234'],
  ['another ending', 'ann-!'],
  ['eight equal signs, which is as long as a password must be', '~~~~~~~~'],
])('what takes more guesses is taken: %s', (_, password) => {
  expect(why(password)).toBeUndefined();
});
