/**
 * Faked replies in browser tests. A faked reply proves nothing about the portal, so each one is listed here with its reason; everything else happens for real:
 * by an address that makes a part unavailable (docs/magic-numbers.md), by rows in the database (`e2e/test-support/database.ts`), or by another user's calls
 * (`meanwhile`). Cutting a connection or delaying a real reply fakes nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The reasons by address, as the test writes it. */
const faked: Record<string, string> = {
  "'https://elsewhere.example/**'": 'a script of a stranger',
  "'https://captcha.example/**'": 'the script of another provider of human checks',
  "'**/api/config'": 'a portal with that provider, without one more portal',
  "'**/auth/forgot-password'": 'the same page without the policy that names the hosts of the real provider',
  "'**/api/authentication/forgotpassword'": 'what only the real provider could confirm',
  "'**/api/authentication/login'": 'what an earlier portal answered, and a proxy may: ours never does',
  "'**/api/authentication/humancheck'": 'nobody is signed in or has typed an address yet, so there is nothing by which to refuse it',
  "'**/api/utils/userManagement'": 'a fault of a field that nobody edits: today the server has none',
  "'**/single-query?*service=ukported'": 'data of another age than that beside it: all data of the demo is made at once',
  '/\\/assets\\/[^/]*\\.js$/': 'files that are gone after a deployment: all tests share those that were built',
  "'**/downloadfile?*'": 'a look of a screen',
  "'**/api/authentication/status'": 'a look of a screen',
  '/\\/api\\/(utils\\/home|batchquery)/': 'a look of a screen',
  "'**/api/reports/**'": 'a look of a screen',
};

/** The addresses that a file answers with replies of its own. */
function fakedIn(source: string): string[] {
  return [...source.matchAll(/\.route\(\s*/g)].flatMap(({ index, 0: { length } }) => {
    const [address = '', ...handler] = argumentsFrom(source, index + length);
    const isMadeUp = [...handler.join(',').matchAll(/\.fulfill\(\s*(\{[^}]*\})?/g)].some(
      ([, reply = '']) => !/^\{\s*response,?\s*\}$/.test(reply),
    );
    return isMadeUp ? [address] : [];
  });
}

/** Splits the arguments up to the bracket that closes the call; brackets and commas in quotes, or in a pattern at the beginning, do not count. */
function argumentsFrom(source: string, start: number): string[] {
  const pieces = source.slice(start).match(/^\/(?:\\.|[^\\\n])+?\/(?=,)|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[\s\S]/g) ?? [];
  const found = [''];
  let depth = 0;
  for (const piece of pieces) {
    if ('([{'.includes(piece)) depth += 1;
    if (')]}'.includes(piece)) depth -= 1;
    if (depth < 0) break;
    if (piece === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + piece);
  }
  return found.map((text) => text.trim());
}

test('browser tests make up the replies of this list and no other, and each of them is still made up somewhere', () => {
  const files = readdirSync(new URL('../e2e', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) => fakedIn(readFileSync(new URL(`../e2e/${name}`, import.meta.url), 'utf8')));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(faked).toSorted());
});

test.each([
  ["page.route('**/a', (route) => route.fulfill({ json: { message: [], next: ')' } }))", ["'**/a'"]],
  [
    "context.route(\n  '**/a',\n  async (route) => {\n    await route.fulfill({ response, json: 1 });\n  },\n  { times: 1 },\n)",
    ["'**/a'"],
  ],
  ['page.route(/\\/a[^/(]*,$/, (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })))', ['/\\/a[^/(]*,$/']],
  ["page.route('**/a', (route) => route.abort()); route.fulfill({ json: 1 })", []],
  ["page.route('**/a', (route) => route.fulfill({ response }))", []],
])('%j makes up %j', (source, addresses) => {
  expect(fakedIn(source)).toEqual(addresses);
});
