import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const screens = [
  { path: '/home', title: 'Home' },
  { path: '/gnr-search', title: 'GNR Search' },
  { path: '/testing', title: 'Testing & Diagnostics' },
  { path: '/reports', title: 'Reports' },
];

test.each([
  ['/gnrsearch', '/gnr-search'],
  ['/test', '/testing'],
  ['diagn', '/testing'],
  ['/report', '/reports'],
  ['/hmoe', '/home'],
])('%j is nearest to %s', (wanted, path) => {
  expect(nearest(wanted, screens)[0]?.path).toBe(path);
});
