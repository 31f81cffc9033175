/** Written position and writing node of each partition of the stream. */
import type { Db } from '../../database/database.ts';
import { isFree, leaseEnd } from '../../database/leases.ts';

export interface Position {
  /** Sequence of the last written message; 0 before the first. */
  readonly sequence: number;
  /** Time at which the stream took that message. */
  readonly messageAt: Date | null;
}

/** Lifetime of a silent node's lease. Two nodes that write one partition only waste work, since the position moves once. */
const held = leaseEnd(10_000);

/** Takes the partition for the node, or keeps it. Undefined if another node has it. */
export async function takePartition(db: Db, partition: number, node: string): Promise<Position | undefined> {
  return db
    .insertInto('record_positions')
    .values({ partition, sequence: 0, holder: node, held_until: held })
    .onConflict((conflict) =>
      conflict
        .column('partition')
        .doUpdateSet({ holder: node, held_until: held })
        .where(({ eb, or }) => or([eb('record_positions.holder', '=', node), isFree('record_positions.held_until')])),
    )
    .returning(['sequence', 'message_at as messageAt'])
    .executeTakeFirst();
}

/** Releases the partition at once. */
export async function leavePartition(db: Db, partition: number, node: string): Promise<void> {
  await db
    .updateTable('record_positions')
    .set({ held_until: null })
    .where('partition', '=', partition)
    .where('holder', '=', node)
    .execute();
}

/**
 * Moves the position within the transaction `db` that writes the records between. False if it is no longer at `from`: another node wrote them, and
 * this transaction must not.
 */
export async function movePosition(db: Db, partition: number, { from, to }: { from: number; to: Position }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record_positions')
    .set({ sequence: to.sequence, message_at: to.messageAt, held_until: held })
    .where('partition', '=', partition)
    .where('sequence', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the positions by partition, without partitions that nobody ever wrote. */
export async function readPositions(db: Db): Promise<Map<number, Position>> {
  const rows = await db.selectFrom('record_positions').select(['partition', 'sequence', 'message_at as messageAt']).execute();
  return new Map(rows.map(({ partition, ...position }) => [partition, position]));
}
