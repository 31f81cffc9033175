import type { FastifyInstance } from 'fastify';
import { type ApiKey, createKey, listKeys, revokeKey, rotateKey } from '../../../shared/keys/keys.ts';
import { rotatedKeyHours } from '../../../shared/base/limits.ts';
import { isAdministrator } from '../../auth/granting.ts';
import type { Session } from '../../auth/sessions.ts';
import type { Deps } from '../../deps.ts';
import { serveOn } from '../../http/serve.ts';
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
    return { message: `The key “${name}” was made. Copy it now: it is not shown again`, id, key };
  });

  serve(rotateKey, async ({ body, session }) => {
    const { id, key, name } = await replaceKey(deps, session, body);
    return {
      message: `The key “${name}” was replaced. Copy the new one now: it is not shown again. The old one works for ${rotatedKeyHours} hours more`,
      id,
      key,
    };
  });

  serve(revokeKey, async ({ body, session }) => ({ message: `The key “${await endKey(deps, session, body.id)}” was revoked` }));
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
