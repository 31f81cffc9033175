import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pooler } from '../src/server/test-support/pgbouncer.ts';
import { type OwnPostgres, socketOf, startOwnPostgres } from '../src/server/test-support/postgres.ts';
import { areInstalled } from '../src/server/test-support/programs.ts';
import { shippedPoolers, startShippedPooler } from './test-support/poolers.ts';

const password = 'of-this-database-alone';

/** Reads the authentication method that a server requires of `user`: the code of its first answer (PostgreSQL's protocol 3.0), 10 for SCRAM. */
async function askedOf(port: number, user: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const parameters = Buffer.from(`user\0${user}\0database\0portal\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + parameters.length, 0);
  head.writeUInt32BE(0x30000, 4);
  socket.write(Buffer.concat([head, parameters]));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1', 0, 1) === 'R' ? answer.readUInt32BE(5) : -1;
}

async function ask(url: string): Promise<string> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: string }>(`select current_user || ' of ' || current_database() as answer`);
    return rows[0]?.answer ?? '';
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe.runIf(areInstalled('pgbouncer')).each(shippedPoolers)('%s', (file) => {
  let server: OwnPostgres;
  let pooler: Pooler;

  beforeAll(async () => {
    server = await startOwnPostgres();
    const socket = socketOf(server.urlOf('postgres'));
    const path = 'path' in socket ? socket.path : '';
    const user = process.getuid?.() === 0 ? statSync(path) : undefined;
    pooler = await startShippedPooler(file, { host: dirname(path), port: 5_432, database: 'postgres' }, { password, user });
  });
  afterAll(async () => {
    await pooler.stop();
    await server.stop();
  });

  test('T83: a password is never sent to the pooler, and nobody gets in without it', async () => {
    const { port } = new URL(pooler.url);
    const scram = 10;
    expect([await askedOf(Number(port), 'portal'), await askedOf(Number(port), 'postgres')]).toEqual([scram, scram]);
    expect(await ask(pooler.url)).toBe('portal of postgres');
    for (const others of ['portal:guessed', 'postgres:postgres', `postgres:${password}`])
      expect(await ask(pooler.url.replace(/\/\/.*@/, `//${others}@`)), others).toMatch(/^refused: .*authentication failed/);
    expect(await ask(pooler.url.replace(/\/portal$/, '/pgbouncer'))).toMatch(/^refused/);
  });
});
