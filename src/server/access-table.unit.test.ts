import { expect, test } from 'vitest';
import { contract } from '../shared/contract.ts';
import type { Endpoint } from '../shared/base/endpoint.ts';
import { bits } from '../shared/base/permissions.ts';
import { accessTable, type InSupportView, type Who } from './test-support/access-table.ts';
import { callsForKeys } from './test-support/calls-for-keys.ts';

/** Describes an endpoint of the contract in the words of the table. */
function declared({ method, path, access, inSupportView }: Endpoint) {
  const isStaffCall = access.who === 'signed-in' && access.staff;
  const isForSome = access.who === 'signed-in' && access.some;
  const ofState = { 'support-view': 'support view', 'mail-server': 'mail server' } as const;
  const named = access.who === 'support-view' || access.who === 'mail-server' ? ofState[access.who] : access.who;
  const who: Who = isStaffCall ? 'staff' : isForSome ? 'some permission' : named;
  const needed = access.who === 'signed-in' ? access.bits : [];
  const reaches = access.who === 'anyone' || (inSupportView && access.who !== 'pending' && !isStaffCall);
  const support: InSupportView = reaches ? 'looks' : 'refused';
  return [`${method} ${path}`, who, needed, support] as const;
}

test('T25: the contract declares for every endpoint the access that the table names, and has no endpoint besides', () => {
  const expected = accessTable
    .filter(([call]) => !call.includes('?'))
    .map(([call, who, permissions, support]) => [call, who, permissions.map((name) => bits[name]), support] as const);
  const byCall = (rows: readonly (readonly [string, ...unknown[]])[]) => Object.fromEntries(rows.map(([call, ...rest]) => [call, rest]));
  expect(byCall(contract.map(declared))).toEqual(byCall(expected));
  expect(contract).toHaveLength(expected.length);
});

test('the contract opens to keys the calls that the table names, and none besides', () => {
  const open = contract.filter(({ withKey }) => withKey).map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted()).toEqual(callsForKeys.toSorted());
});
