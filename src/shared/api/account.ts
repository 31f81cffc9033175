import * as z from 'zod/mini';
import { get, post, signedIn } from './endpoint.ts';
import { Message } from './message.ts';

/** Where somebody is signed in. `device` is read from what the browser says of itself. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = get('/api/authentication/sessions', {
  summary: "The caller's own open sessions",
  access: signedIn(),
  inSupportView: false,
  reply: z.object({ message: z.array(OpenSession) }),
});

export const endOtherSessions = post('/api/authentication/endothersessions', {
  summary: 'Sign out everywhere else',
  access: signedIn(),
  reply: Message,
});
