/** The embedded database of a running portal, over its socket: for commands, which see a Kysely like any other. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from './database.ts';
import { DatabaseAway } from './absence.ts';
import { socketPath, type Question, type Reply } from './socket-server.ts';
import { readFrames, writeFrame } from './socket-frames.ts';
import type { Schema } from './schema.ts';

/** Throws `DatabaseAway` where no portal on `dataDir` takes commands. */
export async function connectToPortal(dataDir: string): Promise<Database> {
  const path = socketPath(dataDir);
  (await open(path)).close();
  const dialect: Dialect = {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => remoteDriver(path),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const db = new Kysely<Schema>({ dialect });
  return { db, close: () => db.destroy() };
}

/** Connects anew for each use, so that the portal gets its database back between two uses. */
function remoteDriver(path: string): Driver {
  const run = (connection: DatabaseConnection, statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
  return {
    init: async () => undefined,
    destroy: async () => undefined,
    acquireConnection: () => open(path),
    // What Kysely releases is what `acquireConnection` gave.
    releaseConnection: async (connection) => (connection as RemoteConnection).close(),
    beginTransaction: async (connection) => void (await run(connection, 'begin')),
    commitTransaction: async (connection) => void (await run(connection, 'commit')),
    rollbackTransaction: async (connection) => void (await run(connection, 'rollback')),
  };
}

class RemoteConnection implements DatabaseConnection {
  readonly #socket: Socket;
  readonly #replies: AsyncGenerator<Reply>;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#replies = readFrames<Reply>(socket);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    writeFrame(this.#socket, { sql, parameters } satisfies Question);
    const { value: reply, done } = await this.#replies.next().catch(away);
    if (done) return away();
    if ('error' in reply) throw Object.assign(new Error(reply.error.message), { code: reply.error.code });
    // A database row: the caller's query says what is in it.
    return { rows: reply.rows as Row[], ...(reply.affected !== undefined && { numAffectedRows: reply.affected }) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported over the socket');
  }

  close(): void {
    this.#socket.destroy();
  }
}

function away(cause?: unknown): never {
  throw new DatabaseAway('The portal closed the connection in the middle', { cause });
}

async function open(path: string): Promise<RemoteConnection> {
  const socket = connect(path);
  socket.on('error', () => undefined);
  await once(socket, 'connect').catch((cause: unknown) => {
    throw new DatabaseAway('No portal takes commands here', { cause });
  });
  return new RemoteConnection(socket);
}
