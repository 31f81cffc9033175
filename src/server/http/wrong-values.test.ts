/** Whatever is sent in place of what is wanted is refused in a sentence of ours, and not in the words of the library that found it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../shared/contract.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { plainSentence } from './wrong-values.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const wrong = [null, 1, -1, 1.5, 1e12, '', 'x', 'x'.repeat(20_000), [], [1], {}, { a: 1 }, true];
const words = /Invalid|Unrecognized|Too (big|small)|expected|received|undefined|\bnull\b|NaN/;

test('no call that takes JSON refuses a field in the words of a library', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
  const faults = new Set<string>();
  for (const { method, path, transfer, body } of contract.filter((endpoint) => endpoint.method === 'POST')) {
    if (transfer !== 'json' || path.endsWith('/logout')) continue;
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    const fields = ['no such field', ...Object.keys(schema?.properties ?? {})];
    for (const payload of fields.flatMap((field) => wrong.map((value) => ({ [field]: value })))) {
      const reply = await portal.app.inject({ method, url: path, headers, payload });
      const { message = '', errors = {} } =
        reply.statusCode === 400 ? reply.json<{ message?: string; errors?: Record<string, string> }>() : {};
      for (const text of [message, ...Object.values(errors)]) if (words.test(text)) faults.add(`${path}: ${text}`);
    }
  }
  expect([...faults]).toEqual([]);
});

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This field is required'],
  [z.string(), 7, 'Send a text'],
  [z.number(), '7', 'Send a number'],
  [z.int(), 1.5, 'Send a whole number'],
  [z.int(), '7', 'Send a number'],
  [z.boolean(), 'yes', 'Send true or false'],
  [z.array(z.string()), 'a', 'Send a list'],
  [z.object({}), [], 'Send an object'],
  [z.record(z.string(), z.string()), null, 'Send an object'],
  [z.enum(['light', 'dark']), 'red', 'Send one of light, dark'],
  [z.enum(['light', 'dark']), undefined, 'This field is required'],
  [z.number().max(1023), 1024, 'Send a number of at most 1023'],
  [z.number().min(1), 0, 'Send a number of at least 1'],
  [z.string().max(3), 'abcd', 'Send at most 3 characters'],
  [z.string().min(2), 'a', 'Send at least 2 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Send at most 1'],
  [z.strictObject({}), { organisation: 1 }, 'There is no field organisation'],
  [z.email(), 'nobody', 'The format is not valid'],
  [z.union([z.string(), z.number()]), true, 'This value is not allowed here'],
  [z.string().max(3, { error: 'Keep it short' }), 'abcd', 'Keep it short'],
])('%o, given %j: %s', (schema, given, sentence) => {
  expect(schema.safeParse(given, { error: plainSentence }).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
