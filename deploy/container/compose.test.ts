import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { parseConfig } from '../../src/server/config/config.ts';
import { configWarnings } from '../../src/server/config/config-warnings.ts';

const service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8'), { merge: true }));
const services = Object.entries(compose.services);
const nodes = services.filter(([, { image }]) => image === 'dialplane');

test('the nodes of the compose file have configurations that the portal takes', () => {
  expect(nodes.map(([name, { environment }]) => [name, parseConfig(environment).ROLE])).toEqual([
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker-1', 'worker'],
    ['worker-2', 'worker'],
  ]);
  for (const [, { environment }] of nodes) expect(configWarnings(environment)).toEqual([]);
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
