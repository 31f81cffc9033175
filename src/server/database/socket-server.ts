/**
 * The embedded database admits one process. While that is the portal, commands reach it over a socket in the data directory, which only
 * the owner of the files may open. The database has one connection: a client has it from connecting to disconnecting, and whoever
 * disconnects within a transaction has it rolled back.
 */
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from './database.ts';
import { readFrames, writeFrame } from './socket-frames.ts';

/** A query of a command: what its dialect compiled. */
export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export type Reply = { readonly rows: unknown[]; readonly affected: bigint | undefined } | { readonly error: DatabaseFault };
/** What of the database's error goes over the socket. */
interface DatabaseFault {
  readonly message: string;
  readonly code?: string | undefined;
}

/** A command that is silent for longer is disconnected: while it has the database's connection, the portal waits. */
const maxSilenceMs = 15_000;

export function socketPath(dataDir: string): string {
  return join(dataDir, 'commands.sock');
}

/** Takes commands over the socket. Where none can be made (Windows, a path of more than about 100 characters) the portal goes on without one. */
export async function listenForCommands(
  db: Db,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ close(): Promise<void> }> {
  if (process.platform === 'win32') return { close: async () => undefined };
  const path = socketPath(dataDir);
  // One left behind by a killed portal; a living one's is behind the lock of the directory.
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const answered = answerQuestions(db, socket)
      .catch((err: unknown) => log.warn({ err }, 'a command lost the database'))
      .finally(() => running.delete(answered));
    running.add(answered);
  });
  const isOpen = await listening(server, path);
  if (isOpen) await chmod(path, 0o600);
  else log.warn({ path }, 'commands need the portal to be stopped: no socket can be made');
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (isOpen) await new Promise((resolve) => server.close(resolve));
      await Promise.all(running);
    },
  };
}

/** Holds the database's connection as long as the socket is open. */
async function answerQuestions(db: Db, socket: Socket): Promise<void> {
  await db.connection().execute(async (connection) => {
    socket.on('timeout', () => socket.destroy());
    try {
      socket.setTimeout(maxSilenceMs);
      for await (const question of readFrames<Question>(socket)) {
        socket.setTimeout(0);
        writeFrame(socket, await replyTo(connection, question));
        socket.setTimeout(maxSilenceMs);
      }
    } catch (error) {
      // The command was killed, or was silent for too long.
      if (!socket.destroyed) throw error;
    } finally {
      // Nothing where the command has ended its transaction, as it should.
      await sql`rollback`.execute(connection);
      socket.destroy();
    }
  });
}

async function replyTo(connection: Db, question: Question): Promise<Reply> {
  try {
    const { rows, numAffectedRows } = await connection.executeQuery(CompiledQuery.raw(question.sql, [...question.parameters]));
    return { rows, affected: numAffectedRows };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error: { message: error.message, code: 'code' in error ? String(error.code) : undefined } };
  }
}

function listening(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
  });
}
