import type { FastifyInstance } from 'fastify';
import { addPasskey, listPasskeys, passkeyToAdd, removePasskey, renamePasskey } from '../../shared/factors/passkeys.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { passkeysOf } from './passkey-rows.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
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
    ...told(factorsSaid.passkeyAdded(body.name)),
  }));

  serve(renamePasskey, async ({ body, session }) => {
    await renameOwnPasskey(deps, session, body);
    return told(factorsSaid.passkeyRenamed(body.name));
  });

  serve(removePasskey, async ({ body, session }) => told(factorsSaid.passkeyRemoved(await removeOwnPasskey(deps, session, body))));
}
