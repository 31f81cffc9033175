import { expect, test } from 'vitest';
import { firstCaptchaState, nextCaptchaState } from './captcha-state.ts';

const verified = nextCaptchaState(firstCaptchaState, { kind: 'solved', value: 'proof' });

test('begins at init without a value', () => {
  expect(firstCaptchaState).toMatchObject({ status: 'init', value: '' });
});

test('a solved token verifies and binds the value', () => {
  expect(verified).toMatchObject({ status: 'verified', value: 'proof' });
});

test('an expired token clears the bound value', () => {
  expect(nextCaptchaState(verified, { kind: 'expired' })).toMatchObject({ status: 'expired', value: '' });
});

test('an error of the widget clears the bound value and says what to do', () => {
  expect(nextCaptchaState(verified, { kind: 'failed', problem: 'Try again' })).toMatchObject({
    status: 'error',
    value: '',
    problem: 'Try again',
  });
});

test('a reset returns to init from every state, in another round', () => {
  const states = [verified, nextCaptchaState(verified, { kind: 'expired' }), nextCaptchaState(verified, { kind: 'failed', problem: 'x' })];
  for (const state of states)
    expect(nextCaptchaState(state, { kind: 'reset' })).toEqual({ status: 'init', value: '', problem: '', round: 1 });
});
