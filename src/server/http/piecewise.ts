/** A reply whose one list is sent while it is made: a piece of it is in memory at a time, and the next is made when this one is taken. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Each piece is a whole reply with a part of the list. */
export class Piecewise<Reply> {
  readonly pieces: AsyncIterable<Reply>;
  /** The field of the reply that has the list, its only one. */
  readonly list: string;
  constructor(list: string, pieces: AsyncIterable<Reply>) {
    this.list = list;
    this.pieces = pieces;
  }
}

/**
 * The first piece is made before anything is sent, so that what fails then is a refusal like any other; what fails later cuts the reply, which is no
 * whole JSON then. Each piece is written by the contract's own serialiser.
 */
export async function sendPieces(reply: FastifyReply, { list, pieces }: Piecewise<unknown>): Promise<FastifyReply> {
  const before = `{"${list}":[`;
  const after = ']}';
  const source = pieces[Symbol.asyncIterator]();
  const first = await source.next();
  async function* texts() {
    try {
      yield before;
      let comma = '';
      for (let piece = first; !piece.done; piece = await source.next()) {
        // A reply is an object; its serialiser is the one that the route declares for 200.
        const rows = (reply.serializeInput(piece.value as Record<string, unknown>, '200') as string).slice(before.length, -after.length);
        if (rows === '') continue;
        yield comma + rows;
        comma = ',';
      }
      yield after;
    } finally {
      // Whoever reads no more wants no more.
      await source.return?.();
    }
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(texts(), { highWaterMark: 1 }));
}
