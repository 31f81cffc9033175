/** The check of `doctor` on the stream of query records. */
import type { Db } from '../../database/database.ts';
import { partitions, streamOf } from './messages.ts';
import { readPositions } from './positions.ts';
import { clientOf, connectTo, type StreamClient } from './stream-connection.ts';

/** Returns the state in words, or throws with the fault. `db` is undefined if the database cannot be read. */
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
  const infos = await Promise.all(partitions.map((partition) => manager.streams.info(streamOf(partition))));
  const replicas = Math.min(...infos.map(({ config }) => config.num_replicas));
  // Read after the streams: queries since then have not waited.
  const positions = db ? await readPositions(db) : undefined;
  const waiting = infos.reduce((sum, { state }, index) => {
    if (state.messages === 0) return sum;
    const written = positions?.get(partitions[index] ?? 0)?.sequence ?? 0;
    return sum + Math.max(0, state.last_seq - Math.max(written, state.first_seq - 1));
  }, 0);
  const kept = replicas === 1 ? 'each record is on one server' : `each record is on ${replicas} servers`;
  return positions ? `${kept}, ${waiting === 0 ? 'and none waits' : `${waiting} messages wait`} for the database` : kept;
}
