import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicConfig } from '../../shared/base/config.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { serveOn } from './serve.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('T38: a reply holds what the contract names and nothing else, whatever its handler answers', async () => {
  const { body } = await portal.call(publicConfig, {});
  const app = Fastify();
  serveOn(app, portal.deps)(publicConfig, () => ({ ...body, passwordHash: 'secret', captcha: { ...body.captcha, secretKey: 'secret' } }));
  const reply = await app.inject(publicConfig.path);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual(body);
  expect(reply.body).not.toContain('secret');
});
