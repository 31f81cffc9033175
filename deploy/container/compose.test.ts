import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { parseConfig } from '../../src/server/config/config.ts';
import { type Variable, variables } from '../../src/server/config/variables.ts';
import { configWarnings } from '../../src/server/config/config-warnings.ts';

const service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
});
const text = readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8');
/** Made by `openssl rand -hex 32`, as its head says. */
const given = 'c0ffee'.repeat(11);
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(text.replaceAll(/\$\{\w+:\?\}/g, given), { merge: true }));
const services = Object.entries(compose.services);
const nodes = services.filter(([, { image }]) => image === 'dialplane');

test('the nodes of the compose file have configurations that the portal takes', () => {
  expect(nodes.map(([name, { environment }]) => [name, parseConfig(environment).ROLE])).toEqual([
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker-1', 'worker'],
    ['worker-2', 'worker'],
  ]);
  // The image listens for other machines.
  for (const [, { environment }] of nodes) expect(configWarnings({ ...environment, HOST: '0.0.0.0' })).toEqual([]);
});

test('the compose file has no secret in it, and is refused where one is not given', () => {
  const secrets = Object.entries<Variable>(variables).flatMap(([name, { secret }]) => (secret ? [name] : []));
  for (const [name, { environment }] of services)
    for (const [variable, value] of Object.entries(environment))
      // Of an address in it that has no password there is nothing to give.
      if (/PASSWORD|TOKEN|SECRET/.test(variable) || (secrets.includes(variable) && value.includes('@')))
        expect(value, `${name}: ${variable}`).toContain(given);
  const head = text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .join('\n');
  for (const [, name = ''] of text.matchAll(/\$\{(\w+):\?\}/g)) expect(head).toContain(name);
  expect(text).not.toMatch(/\$\{\w+\}|\$\{\w+:-/);
});

test('each image of somebody else has its version', () => {
  const files = [text, readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8')].join('\n');
  const images = [...files.matchAll(/^(?:\s+image:|FROM) (\S+)/gm)].flatMap(([, image = '']) => (image === 'dialplane' ? [] : [image]));
  expect(images.length).toBeGreaterThan(5);
  for (const image of images) expect(image).toMatch(/:(?!latest)[\w.-]+$/);
});

test('whatever a service of the compose file names is there', () => {
  const names = services.map(([name]) => name);
  for (const [name, { build, volumes, depends_on: others, environment }] of services) {
    for (const other of Array.isArray(others) ? others : Object.keys(others)) expect(names, name).toContain(other);
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      expect(source.startsWith('.') ? existsSync(join(import.meta.dirname, source)) : source in compose.volumes, `${name}: ${source}`).toBe(
        true,
      );
    if (build) expect(existsSync(join(import.meta.dirname, build.context, build.dockerfile)), name).toBe(true);
    // Addresses of other services, as host:port or behind @ or //.
    const hosts = Object.values(environment).flatMap((value) => /^(?:\w+:\/\/)?(?:[^@/]*@)?([a-z][\w-]*):\d+/.exec(value)?.[1] ?? []);
    for (const host of hosts) expect(names, name).toContain(host);
  }
});
