import type { FastifyReply } from 'fastify';

/**
 * Cuts a download whose reader takes no byte for so long, so that what it holds of the node is free again. The reader sees a transfer that has
 * no end. It is not cut while there is nothing to take, because the portal itself is still at work.
 */
export function cutWhereStalled(reply: FastifyReply, seconds: number): void {
  reply.raw.setTimeout(seconds * 1_000, () => {
    const { socket } = reply.raw;
    if (!socket || socket.writableLength === 0) return;
    reply.log.warn({ seconds }, 'download cut: its reader took nothing of it for too long');
    socket.destroy();
  });
}
