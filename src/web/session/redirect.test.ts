import { describe, expect, test } from 'vitest';
import { loginPath, redirectTarget, safeRedirect, withRedirect } from './redirect.ts';

const origin = 'https://portal.example';
const screens = ['/home', '/gnr-search', '/serviceLegend', '/auth/login', '/auth/logout'];
const redirect = (target: string | null) => safeRedirect(target, origin, (path) => screens.includes(path.replace(/\/$/, '')));

describe('the redirect after a sign-in', () => {
  test.each([
    ['/home', '/home'],
    ['/gnr-search?tab=number-lookup#447700900123', '/gnr-search?tab=number-lookup#447700900123'],
    ['/gnr-search/', '/gnr-search/'],
    ['/serviceLegend', '/serviceLegend'],
    ['/home/../gnr-search', '/gnr-search'],
    ['/home?next=//evil.com', '/home?next=//evil.com'],
  ])('follows %j', (target, path) => {
    expect(redirect(target)).toBe(path);
  });

  test.each([
    null,
    '',
    'home',
    '//evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/%09/evil.com',
    'https:evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    ' //evil.com',
    ' /home',
    '/.//evil.com',
    '/..//evil.com',
    '/./\\evil.com',
    '/home\u0000',
    '/auth/login',
    '/auth/logout',
    '/home/../auth/logout',
    '/unknown',
    '/',
    'https://portal.example/home',
    'http://[',
    '//portal.example/home',
  ])('T55: does not follow %j', (target) => {
    expect(redirect(target)).toBeNull();
  });

  test('T55: a path that a browser reads as a host is not followed, also where the portal would know it', () => {
    expect(safeRedirect('/home', origin, () => true)).toBe('/home');
    for (const target of ['/.//evil.com', '/..//evil.com', '/home/..//evil.com']) {
      expect(safeRedirect(target, origin, () => true)).toBeNull();
    }
  });
});

describe('the way to the sign-in', () => {
  test.each([
    [{ pathname: '/gnr-search' }, '/auth/login?redirect=/gnr-search'],
    [{ pathname: '/gnr-search/' }, '/auth/login?redirect=/gnr-search'],
    [{ pathname: '/users/edit/7/' }, '/auth/login?redirect=/users/edit/7'],
    [{ pathname: '/testing', search: '?tab=batch&x=1', hash: '#a' }, '/auth/login?redirect=/testing%3Ftab%3Dbatch%26x%3D1#a'],
    [{ pathname: '/' }, '/auth/login'],
  ])('from %j keeps path, query and hash, which stays a fragment', (visit, path) => {
    expect(loginPath(visit)).toBe(path);
  });

  test('reads back as what was meant', () => {
    const path = withRedirect('/auth/authenticate', '/testing?tab=a b&c=%20#x');
    expect(redirectTarget(new URL(path, origin))).toBe('/testing?tab=a b&c=%20#x');
  });

  test.each([
    ['/auth/login', null],
    ['/auth/login#x', null],
    ['/auth/login?redirect=/testing', '/testing'],
    ['/auth/login?redirect=/gnr-search%3Ftab%3Dnumber-lookup%2344', '/gnr-search?tab=number-lookup#44'],
    ['/auth/login?redirect=/gnr-search%3Ftab%3Dnumber-lookup#44', '/gnr-search?tab=number-lookup#44'],
  ])('at %s the target is %s', (address, target) => {
    expect(redirectTarget(new URL(address, origin))).toBe(target);
  });
});
