/** The form of the address of a PostgreSQL. */
import { expect, test } from 'vitest';
import { databaseUrlFault } from './database-url.ts';

const faults = {
  like: 'must be like postgres://user:password@host:5432/database; other signs than letters and digits in user and password are written as %XX',
  comma: 'has a comma without a host before or behind it',
  target_session_attrs: 'must have target_session_attrs=read-write, or none: the portal needs to write',
};

test.each<[string, keyof typeof faults | undefined]>([
  ['postgres://portal:p#ss@db/portal', 'like'],
  ['postgres://portal:1/ss@db/portal?sslmode=verify-full', 'like'],
  ['postgres://portal:1#ss@db/portal?sslmode=verify-full', 'like'],
  ['postgres://portal:p%2Fss@db/portal?sslmode=verify-full', undefined],
  ['postgres://db:port/portal', 'like'],
  ['postgres://portal@a:5432,b:5433/portal?sslmode=verify-full', undefined],
  ['postgresql://a,b,c/portal?target_session_attrs=read-write&sslmode=verify-full', undefined],
  ['postgres://a,/portal', 'comma'],
  ['postgres://a:5432,b:port/portal', 'like'],
  ['postgres://a,b/portal?target_session_attrs=any', 'target_session_attrs'],
])('%s: %s', (url, fault) => {
  expect(databaseUrlFault(url)).toBe(fault && faults[fault]);
});
