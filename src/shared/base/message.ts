import * as z from 'zod/mini';

/** What a call answers that has nothing to say but that it was done. */
export const Message = z.object({ message: z.string() });
