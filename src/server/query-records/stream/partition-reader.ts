/** The messages of one partition after a position, in order and without a gap. */
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { streamOf } from './messages.ts';
import type { Position } from './positions.ts';
import type { StreamClient } from './stream-connection.ts';

/** A consumer expires after this time without a request. */
const forgottenMs = 30_000;
const messagesAhead = 200;
const heartbeatMs = 1_000;
const askedAnewMs = 5_000;
/** A stream that is behind for this long is not catching up: its servers came back from an old disk. */
const oldDiskMs = 30_000;

/** `after` is the sequence before the first message to read. */
export interface Reading {
  readonly after: number;
  readonly messages: ConsumerMessages;
  /** True if a message lies after the written ones. */
  readonly isNew: (message: Pick<JsMsg, 'seq' | 'time'>) => boolean;
}

/** Returns a reader of a partition for repeated use: it remembers since when the stream has been behind the written position. */
export function partitionReader(partition: number): (client: StreamClient, position: Position) => Promise<Reading> {
  const name = streamOf(partition);
  let behindSince: number | undefined;

  /** Begins after `position`. If the stream is not the one of the position, begins with messages published since. */
  return async ({ manager, stream }, position) => {
    let state = await stateAt(manager, name, position);
    behindSince = state === 'behind' ? (behindSince ?? performance.now()) : undefined;
    if (behindSince !== undefined && performance.now() - behindSince > oldDiskMs) state = 'another';
    if (state === 'behind') throw new Error(`the stream ${name} does not have yet what was read from it`);
    const { name: consumer } = await manager.consumers.add(name, {
      ack_policy: AckPolicy.None,
      ...(state === 'same' || position.messageAt === null
        ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: position.sequence + 1 }
        : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: new Date(position.messageAt.getTime() + 1).toISOString() }),
      inactive_threshold: nanos(forgottenMs),
      mem_storage: true,
      num_replicas: 1,
    });
    const messages = await (
      await stream.consumers.get(name, consumer)
    ).consume({ max_messages: messagesAhead, expires: askedAnewMs, idle_heartbeat: heartbeatMs });
    void endWithTrouble(messages);
    return { after: position.sequence, messages, isNew: newerThan(position, state) };
  };
}

async function stateAt(manager: StreamClient['manager'], name: string, position: Position): Promise<StreamState> {
  const { created, state } = await manager.streams.info(name);
  const isThere = state.first_seq <= position.sequence && position.sequence <= state.last_seq;
  const found = isThere ? await manager.streams.getMessage(name, { seq: position.sequence }) : null;
  return streamStateOf(position, { created: new Date(created), lastSequence: state.last_seq, messageAt: found?.time });
}

type StreamState = 'same' | 'behind' | 'another';

/**
 * Compares a stream with the one of the position: a recreated stream, or one from an old disk, is another. `messageAt` is the time of the message at
 * the position, undefined if the stream does not have it, any more or yet. A stream that has less than was read is behind: its servers may have
 * chosen a leader that has not caught up. Treating it as another one would skip messages of the same moment as the last one.
 */
export function streamStateOf(
  { sequence, messageAt }: Position,
  stream: { created: Date; lastSequence: number; messageAt: Date | undefined },
): StreamState {
  if (sequence === 0 || messageAt === null) return 'same';
  if (stream.messageAt) return isAlike(stream.messageAt, messageAt) ? 'same' : 'another';
  if (stream.lastSequence >= sequence) return 'same';
  return stream.created > messageAt ? 'another' : 'behind';
}

/**
 * Returns a function that is true for messages after the position. A consumer does not always begin where it should: on a restarted server that has
 * not caught up it begins after that server's last message, and repeats earlier ones.
 */
export function newerThan({ sequence, messageAt }: Position, state: Exclude<StreamState, 'behind'>): Reading['isNew'] {
  if (state === 'same' || messageAt === null) return ({ seq }) => seq > sequence;
  return ({ time }) => time > messageAt;
}

/** Returns true if the times differ by at most 1 ms: the client rounds nanoseconds. */
function isAlike(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= 1;
}

const troubles: ReadonlySet<string> = new Set([
  'heartbeats_missed',
  'consumer_not_found',
  'consumer_deleted',
  'stream_not_found',
  'no_responders',
]);

/** Ends the messages on trouble, so that the reader starts again: the consumer is gone with its server. */
async function endWithTrouble(messages: ConsumerMessages): Promise<void> {
  for await (const { type } of messages.status()) if (troubles.has(type)) messages.stop();
}

/** Returns the sequence of the newest message; 0 if there is none. */
export async function lastSequence({ manager }: StreamClient, partition: number): Promise<number> {
  const { state } = await manager.streams.info(streamOf(partition));
  return state.messages === 0 ? 0 : state.last_seq;
}

/** Returns true if one message follows the other in the consumer's order: it delivers each once, so a missing one is a gap. */
export function follows({ info }: JsMsg, delivered: number): boolean {
  return info.deliverySequence === delivered + 1;
}
