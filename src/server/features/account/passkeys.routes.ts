import type { FastifyInstance } from 'fastify';
import { addPasskey, listPasskeys, passkeyToAdd, removePasskey, renamePasskey } from '../../../shared/factors/passkeys.ts';
import { passkeysOf } from '../../auth/passkey-rows.ts';
import type { Deps } from '../../deps.ts';
import { serveOn } from '../../http/serve.ts';
import { addMadePasskey, beginPasskey, removeOwnPasskey, renameOwnPasskey } from './passkeys.service.ts';

export function passkeysRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(listPasskeys, async ({ session }) => ({
    message: (await passkeysOf(deps.db, session.portalId)).map(({ id, name, created_at, last_used_at, restored_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
      state: restored_at === null ? ('active' as const) : ('restored' as const),
    })),
  }));

  serve(passkeyToAdd, async ({ body, session }) => ({ options: await beginPasskey(deps, session, body) }));

  serve(addPasskey, async ({ body, session }) => ({
    id: await addMadePasskey(deps, session, body),
    message: `The passkey “${body.name}” was added`,
  }));

  serve(renamePasskey, async ({ body, session }) => {
    await renameOwnPasskey(deps, session, body);
    return { message: `The passkey is called “${body.name}” now` };
  });

  serve(removePasskey, async ({ body, session }) => ({
    message: `The passkey “${await removeOwnPasskey(deps, session, body)}” was removed`,
  }));
}
