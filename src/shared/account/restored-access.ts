/** Keys, webhooks and passkeys restored from a backup, which stay off until a user keeps them. */
import * as z from 'zod/mini';
import { post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { proof } from '../factors/proof.ts';
import { accountWanted } from './wanted.ts';

/** Kinds that a screen can keep. A command keeps links to a provider of single sign-on. */
const keptKinds = ['key', 'webhook', 'passkey'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Users who still have to set up a factor may keep a passkey, because they may also create one. */
export const keepRestored = post('/api/account/restored/keep', {
  summary:
    'Turn restored access back on, with a proof: your own key or passkey or, as an administrator, any key or webhook of the organisation; its owner gets an e-mail',
  refuses: ['not_found', 'conflict', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: z.strictObject({
    kind: z.enum(keptKinds),
    id: z.uuid({ error: accountWanted.keptId.text }),
    ...proof,
  }),
  reply: Message,
});
