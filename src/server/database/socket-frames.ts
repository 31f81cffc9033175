/** Values over a socket: each one as its length in four bytes and its structured clone, which keeps dates, bytes and undefined. */
import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const lengthBytes = 4;

export function writeFrame(socket: Socket, value: unknown): void {
  const body = serialize(value);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(body.length);
  socket.write(Buffer.concat([length, body]));
}

/** The values as they come; ends where the other side closes, even in the middle of one. */
export async function* readFrames<Value>(socket: Socket): AsyncGenerator<Value> {
  let chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= lengthBytes) {
      const bytes = chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
      chunks = [bytes];
      const end = lengthBytes + bytes.readUInt32LE(0);
      if (received < end) break;
      // A parsing edge: both ends are this program.
      yield deserialize(bytes.subarray(lengthBytes, end)) as Value;
      chunks = [bytes.subarray(end)];
      received -= end;
    }
  }
}
