import type { FastifyInstance } from 'fastify';
import { type ApiKey, createKey, listKeys, revokeKey, rotateKey } from '../../shared/keys/keys.ts';
import { keysSaid } from '../../shared/keys/said.ts';
import { rotatedKeyHours } from '../../shared/base/limits.ts';
import { isAdministrator } from '../auth/granting.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { keysOf, type ListedKey } from './keys.queries.ts';
import { endKey, makeKey, replaceKey } from './keys.service.ts';

export function keysRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(listKeys, async ({ session }) => {
    const { organisationId, portalId, permissions } = session;
    const userId = isAdministrator(permissions) ? undefined : portalId;
    const found = await keysOf(deps.db, { organisationId, userId });
    return { message: found.map((row) => rowFor(session, row)) };
  });

  serve(createKey, async ({ body: { password, otp, recoveryCode, passkey, ...asked }, session }) => {
    const given = { password, otp, recoveryCode, passkey };
    const { id, key, name } = await makeKey(deps, session, { ...asked, given });
    return { ...told(keysSaid.made(name)), id, key };
  });

  serve(rotateKey, async ({ body, session }) => {
    const { id, key, name } = await replaceKey(deps, session, body);
    return { ...told(keysSaid.replaced(name, rotatedKeyHours)), id, key };
  });

  serve(revokeKey, async ({ body, session }) => told(keysSaid.revoked(await endKey(deps, session, body.id))));
}

function rowFor({ portalId }: Session, row: ListedKey): ApiKey {
  const { id, name, prefix, permissions, addresses, state } = row;
  return {
    id,
    name,
    prefix,
    permissions,
    addresses,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastAddress: row.last_address,
    state,
    isOwn: row.user_id === portalId,
    isRotated: row.rotated_at !== null,
  };
}
