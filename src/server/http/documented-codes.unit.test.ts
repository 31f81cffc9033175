import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allErrorCodes, errorCodes } from '../../shared/base/error-codes.ts';

test('docs/api.md has a row for every code of a refusal, with its status and what it means, in their order', () => {
  const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const rows = page.match(/^\| `[a-z_]+` \| \d{3} \| .+ \|$/gm);
  expect(rows).toEqual(allErrorCodes.map((code) => `| \`${code}\` | ${errorCodes[code].status} | ${errorCodes[code].about} |`));
});
