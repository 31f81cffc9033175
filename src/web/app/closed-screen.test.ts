import { expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import type { GuardedRoute } from '../navigation/guard.ts';
import { whyClosed } from './closed-screen.ts';

const visitor = { permissions: everyPermission, isStaff: false, isSupportView: false };
const search = { layout: 'default', permission: bits.gnr_search } as const;
const admin = { layout: 'default', permission: bits.user_management, isPlatformOnly: true } as const;
const unsearched = { permissions: everyPermission - maskOf([bits.gnr_search]) };
const unadministered = { permissions: everyPermission - maskOf([bits.user_management]) };
const needsSearch = 'This page needs the permission GNR Search';

test.each<[string, GuardedRoute, Partial<typeof visitor>, string]>([
  ['a customer', search, unsearched, `${needsSearch}. An administrator of your organisation who holds it can grant it.`],
  ['staff', search, { ...unsearched, isStaff: true }, `${needsSearch}. Another platform administrator can grant it.`],
  ['a support view', search, { ...unsearched, isSupportView: true }, `${needsSearch}, which the user in this support view does not hold.`],
  ['a customer, of the platform area', admin, {}, 'This page is for administrators of the provider.'],
  ['a customer without the permission, of it', admin, unadministered, 'This page is for administrators of the provider.'],
  ['a support view, of it', admin, { isSupportView: true }, 'This page is closed in a support view. Stop the support view to open it.'],
  [
    'staff without the permission, of it',
    admin,
    { ...unadministered, isStaff: true },
    'This page needs the permission Administrator. Another platform administrator can grant it.',
  ],
])('%s', (_, route, part, reason) => {
  expect(whyClosed(route, { ...visitor, ...part })).toBe(reason);
});
