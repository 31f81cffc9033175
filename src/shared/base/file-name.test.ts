import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each<[readonly (string | number | null | undefined)[], string]>([
  [['queries', 'npq', 'GB', '2026-05-01', '2026-05-31'], 'queries-npq-GB-2026-05-01-2026-05-31'],
  [['users', '', null, undefined, 18], 'users-18'],
  [['users', 'a/b\\c:d*e?f"g<h>i|j'], 'users-a-b-c-d-e-f-g-h-i-j'],
  [['users', '../../etc/passwd'], 'users-etc-passwd'],
  [['users', '.hidden', 'end.'], 'users-hidden-end'],
  [['users', 'line\r\nbreak\0and\u202etxt.exe'], 'users-line-break-and-txt.exe'],
  [['users', "'; DROP", '=1+1'], 'users-DROP-1-1'],
  [['operators', 'Télécom Ñandú', 'Русский', '中文'], 'operators-Télécom-Ñandú-Русский-中文'],
  [['users', 'a\ud800b', '---'], 'users-a-b'],
  [['users', 'x'.repeat(50), 'y'], `users-${'x'.repeat(40)}-y`],
  [['𝒜'.repeat(41)], '𝒜'.repeat(40)],
  [Array.from({ length: 5 }, () => 'x'.repeat(40)), `${Array.from({ length: 2 }, () => 'x'.repeat(40)).join('-')}-${'x'.repeat(38)}`],
  [[''], ''],
])('%j is the file %s', (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});
