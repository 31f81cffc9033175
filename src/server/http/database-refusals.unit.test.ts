/** Replies to calls while the database, a pooler in front of it or a failover refuses. */
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { answerErrors } from './error-replies.ts';

let sqlstate = '';
const app = Fastify();
answerErrors(app);
app.get('/', () => Promise.reject(Object.assign(new pg.DatabaseError('words of the server', 7, 'error'), { code: sqlstate })));
afterAll(() => app.close());

const cannotReach = 'database_unavailable: The portal cannot reach its database. Try again in a moment';
const readOnly = 'database_read_only: The portal can read its database, but cannot store anything now. Try again in a few minutes';
const atOnce = 'unavailable: Someone else changed this at the same time. Try again';
const ourFault = 'internal_error: Something went wrong on our side. Try again';

test.each([
  ['08000', 503, cannotReach],
  ['08001', 503, cannotReach],
  ['08003', 503, cannotReach],
  ['08004', 503, cannotReach],
  ['08006', 503, cannotReach],
  ['08007', 503, cannotReach],
  ['08P01', 503, cannotReach],
  ['22P02', 500, ourFault],
  ['23505', 409, 'already_exists: This is already in use'],
  ['25006', 503, readOnly],
  ['25P03', 503, cannotReach],
  ['28000', 503, cannotReach],
  ['28P01', 503, cannotReach],
  ['3D000', 503, cannotReach],
  ['40001', 503, atOnce],
  ['40P01', 503, atOnce],
  ['42501', 503, cannotReach],
  ['42P01', 500, ourFault],
  ['53000', 503, cannotReach],
  ['53100', 503, readOnly],
  ['53200', 503, cannotReach],
  ['53300', 503, cannotReach],
  ['53400', 503, cannotReach],
  ['55P03', 503, atOnce],
  ['57014', 503, cannotReach],
  ['57P01', 503, cannotReach],
  ['57P02', 503, cannotReach],
  ['57P03', 503, cannotReach],
  ['57P04', 503, cannotReach],
  ['57P05', 503, cannotReach],
  ['58000', 503, cannotReach],
  ['58030', 503, cannotReach],
])('SQLSTATE %s is %i', async (code, status, reply) => {
  sqlstate = code;
  const { statusCode, headers, body } = await app.inject({ url: '/' });
  const refusal = JSON.parse(body);
  const said = { name: expect.stringMatching(/^baseSaid\./), values: [] };
  expect([statusCode, refusal]).toEqual([status, { code: expect.any(String), message: expect.any(String), said }]);
  expect(`${refusal.code}: ${refusal.message}`).toBe(reply);
  expect('retry-after' in headers).toBe(status === 503);
});
