/** What `doctor` says of the stream of query records. */
import type { Db } from '../database/database.ts';
import { partitions, streamOf } from './messages.ts';
import { readPositions } from './positions.ts';
import { clientOf, connectTo, type StreamClient } from './stream-connection.ts';

/** Throws where it is not as it should be, with words. `db` is undefined where the database cannot be read. */
export async function examineStream(url: string, db: Db | undefined): Promise<string> {
  const connection = await connectTo(url, { isLasting: false }).catch((error: unknown) => {
    throw new Error(`no server of RECORDS_URL takes the connection: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const client = await clientOf(connection);
    await client.manager.getAccountInfo().catch((error: unknown) => {
      throw new Error(`the server has no JetStream for this user: ${error instanceof Error ? error.message : String(error)}`);
    });
    return `${connection.info?.server_name} (version ${connection.info?.version}) takes the connection; ${await streamsOf(client, db)}`;
  } finally {
    await connection.close();
  }
}

async function streamsOf({ manager }: StreamClient, db: Db | undefined): Promise<string> {
  const names = await manager.streams.names('dialplane.records.*').next();
  if (!partitions.every((partition) => names.includes(streamOf(partition)))) return 'the first node that starts makes the streams';
  const positions = db ? await readPositions(db) : undefined;
  let [replicas, waiting] = [Infinity, 0];
  for (const partition of partitions) {
    const { config, state } = await manager.streams.info(streamOf(partition));
    replicas = Math.min(replicas, config.num_replicas);
    waiting +=
      state.messages === 0 ? 0 : Math.max(0, state.last_seq - Math.max(positions?.get(partition)?.sequence ?? 0, state.first_seq - 1));
  }
  const kept = replicas === 1 ? 'each record is on one server' : `each record is on ${replicas} servers`;
  return positions ? `${kept}, ${waiting === 0 ? 'and none waits' : `${waiting} messages wait`} for the database` : kept;
}
