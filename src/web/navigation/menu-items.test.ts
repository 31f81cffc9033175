import { describe, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { sidebarFor, tilesFor } from './menu-items.ts';
import { routeOf } from '../../shared/base/routes.ts';

const session = {
  isUserLoggedIn: true,
  isSupportView: false,
  userInfo: null,
  userId: 1001,
  isStaff: false,
  permissions: 0,
  isGlobalLoading: false,
};
const itemsFor = (permissions: number, isStaff = false) => sidebarFor({ ...session, permissions, isStaff }).items.map(({ title }) => title);

describe('the sidebar', () => {
  test('shows Home always, and nothing else without a permission', () => {
    expect(itemsFor(0)).toEqual(['Home']);
  });

  test.each([
    [bits.gnr_search, 'GNR Search'],
    [bits.test_and_diagnostics, 'Testing & Diagnostics', 'Watch List'],
    [bits.reports, 'Reports'],
    [bits.downloads, 'Downloads'],
    [bits.contact, 'Support'],
    [bits.user_management, 'Users'],
  ])('shows with permission %i: %s', (bit, ...titles) => {
    expect(itemsFor(maskOf([bit]))).toEqual(['Home', ...titles]);
    for (const title of titles) expect(itemsFor(everyPermission - maskOf([bit]))).not.toContain(title);
  });

  test('shows the API at its foot to whoever holds any permission', () => {
    const endFor = (permissions: number) => sidebarFor({ ...session, permissions }).end.map(({ title }) => title);
    expect(endFor(0)).toEqual(['My Account', 'Sign out']);
    for (const bit of Object.values(bits)) expect(endFor(maskOf([bit]))).toEqual(['API', 'My Account', 'Sign out']);
  });

  test('hides Admin from every organisation but the platform', () => {
    expect(itemsFor(everyPermission, true)).toContain('Admin');
    expect(itemsFor(everyPermission)).not.toContain('Admin');
  });
});

describe('the tiles of the home page', () => {
  test.each([
    [bits.reports, 'Reporting'],
    [bits.downloads, 'Downloads'],
    [bits.test_and_diagnostics, 'Testing & Diagnostics'],
    [bits.contact, 'Support'],
  ])('are with permission %i: %s', (bit, title) => {
    expect(tilesFor({ ...session, permissions: maskOf([bit]) }).map((tile) => tile.title)).toEqual([title]);
  });
});

describe('a path', () => {
  test.each([
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/', '/'],
    ['/auth/login/', '/auth/login'],
    ['/serviceLegend', '/serviceLegend'],
  ])('%s is the screen %s', (path, route) => {
    expect(routeOf(path)?.path).toBe(route);
  });

  test.each(['/Home', '/home/x', '/auth', '//home', '/servicelegend', ''])('%j is none', (path) => {
    expect(routeOf(path)?.path ?? null).toBe(path === '' ? '/' : null);
  });
});
