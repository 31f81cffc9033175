import { describe, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { routeOf } from '../../shared/base/routes.ts';
import { decideNavigation, needsFreshDocument, type Visit } from './guard.ts';

const at = (pathname: string, search = '', hash = ''): Visit => ({ pathname, search, hash });
const signedOut = { isUserLoggedIn: false, permissions: 0, isStaff: false };
const signedIn = { isUserLoggedIn: true, permissions: everyPermission, isStaff: false };
const auth = { layout: 'auth' } as const;
const search = { layout: 'default', permission: bits.gnr_search } as const;
const admin = { layout: 'default', permission: bits.user_management, isPlatformOnly: true } as const;
const legend = { layout: 'empty', isPublic: true } as const;
const stay = { kind: 'stay' };

describe('a signed-out visitor', () => {
  test.each(['/auth/login', '/auth/authenticate', '/auth/forgot-password', '/auth/confirm', '/auth/single-sign-on', '/auth/logout'])(
    'reaches %s',
    (path) => {
      expect(decideNavigation(at(path), auth, signedOut)).toEqual(stay);
    },
  );

  test('reaches the public service legend', () => {
    expect(decideNavigation(at('/serviceLegend'), legend, signedOut)).toEqual(stay);
  });

  test.each([
    [at('/gnr-search/'), search, '/auth/login?redirect=/gnr-search'],
    [at('/gnr-search', '?tab=number-lookup', '#44'), search, '/auth/login?redirect=/gnr-search%3Ftab%3Dnumber-lookup#44'],
    [at('/no-such-screen'), undefined, '/auth/login?redirect=/no-such-screen'],
  ])('is sent from %j to the sign-in, which leads back', (visit, route, to) => {
    expect(decideNavigation(visit, route, signedOut)).toEqual({ kind: 'go', to });
  });
});

describe('a signed-in visitor', () => {
  test.each(['/auth/login', '/auth/authenticate', '/auth/forgot-password', '/auth/confirm', '/auth/single-sign-on', '/auth/login/'])(
    'is sent from %s to the root',
    (path) => {
      expect(decideNavigation(at(path), auth, signedIn)).toEqual({ kind: 'go', to: '/' });
    },
  );

  test('sees the set-up of a factor at every address until it is done, but may sign out and read the legend', () => {
    const restricted = { ...signedIn, needsFactor: true };
    for (const path of ['/home', '/account/', '/admin', '/no-such-screen'])
      expect(decideNavigation(at(path), routeOf(path), restricted), path).toEqual({ kind: 'factor' });
    expect(decideNavigation(at('/auth/logout'), auth, restricted)).toEqual(stay);
    expect(decideNavigation(at('/serviceLegend'), legend, restricted)).toEqual(stay);
  });

  test('may sign out, and may follow a mailed link', () => {
    expect(decideNavigation(at('/auth/logout'), auth, signedIn)).toEqual(stay);
    expect(decideNavigation(at('/auth/forgot-password', '', '#token=abc'), auth, signedIn)).toEqual(stay);
    expect(decideNavigation(at('/auth/confirm/', '', '#email=abc'), auth, signedIn)).toEqual(stay);
  });

  test('may set a password after the token has left the address', () => {
    expect(decideNavigation(at('/auth/forgot-password'), auth, { ...signedIn, hasMailedLink: true })).toEqual(stay);
    expect(decideNavigation(at('/auth/login'), auth, { ...signedIn, hasMailedLink: true })).toEqual({ kind: 'go', to: '/' });
  });

  test.each([at('/auth/confirm', '', '#token=abc'), at('/auth/login', '', '#email=abc'), at('/auth/forgot-password', '', '#email=abc')])(
    'is led by no link to the screen of another: %j',
    (visit) => {
      expect(decideNavigation(visit, auth, signedIn)).toEqual({ kind: 'go', to: '/' });
    },
  );

  test('is led from the root to home with query and hash', () => {
    expect(decideNavigation(at('/', '?a=1', '#b'), { layout: 'default', leadsTo: '/home' }, signedIn)).toEqual({
      kind: 'go',
      to: '/home?a=1#b',
    });
  });

  test('opens what the permissions allow, and stays on an unknown path', () => {
    expect(decideNavigation(at('/gnr-search'), search, signedIn)).toEqual(stay);
    expect(decideNavigation(at('/no-such-screen'), undefined, signedIn)).toEqual(stay);
  });

  test('does not open what the permissions do not allow', () => {
    const permissions = everyPermission - maskOf([bits.gnr_search]);
    expect(decideNavigation(at('/gnr-search'), search, { ...signedIn, permissions })).toEqual({ kind: 'forbidden' });
    expect(decideNavigation(at('/admin'), admin, signedIn)).toEqual({ kind: 'forbidden' });
  });

  test('opens the platform area from the platform organisation', () => {
    expect(decideNavigation(at('/admin'), admin, { ...signedIn, isStaff: true })).toEqual(stay);
  });
});

describe('a document of its own', () => {
  const forgot = '/auth/forgot-password';

  test.each([
    { provider: 'recaptcha-v2', from: '/auth/login', to: forgot, isNeeded: true },
    { provider: 'recaptcha-v3', from: forgot, to: '/auth/login', isNeeded: true },
    { provider: 'recaptcha-v2', from: `${forgot}/`, to: forgot, isNeeded: false },
    { provider: 'recaptcha-v2', from: '/auth/login', to: '/home', isNeeded: false },
    { provider: 'altcha', from: '/auth/login', to: forgot, isNeeded: false },
    { provider: 'altcha', from: forgot, to: '/home', isNeeded: false },
  ])('with $provider from $from to $to: $isNeeded', ({ isNeeded, ...visit }) => {
    expect(needsFreshDocument(visit)).toBe(isNeeded);
  });
});
