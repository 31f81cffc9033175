import { describe, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../shared/permissions.ts';
import { sidebarFor } from './menu-items.ts';
import { routeOf } from './routes.ts';

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
    [bits.test_and_diagnostics, 'Testing & Diagnostics'],
    [bits.contact, 'Support'],
  ])('shows with permission %i: %s', (bit, title) => {
    expect(itemsFor(maskOf([bit]))).toEqual(['Home', title]);
    expect(itemsFor(everyPermission - maskOf([bit]))).not.toContain(title);
  });

  test('hides Admin from every organisation but the platform', () => {
    expect(itemsFor(everyPermission, true)).toContain('Admin');
    expect(itemsFor(everyPermission)).not.toContain('Admin');
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
