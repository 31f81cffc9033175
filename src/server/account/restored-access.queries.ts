import type { KeptKind } from '../../shared/account/restored-access.ts';
import { keyState } from '../auth/key-rows.ts';
import { isAdministrator } from '../auth/granting.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

interface Restored {
  /** The name that its owner, or the audit log, uses. */
  readonly name: string;
  readonly detail: string;
  readonly isOff: boolean;
  readonly owner: { readonly portalId: string; readonly email: string };
  /** Permissions of another user's key; 0 for everything else. */
  readonly permissions: number;
}

type Find = (db: Db, session: Session, id: string) => Promise<Restored | undefined>;

/** Finds and locks the user's own key or, for an administrator, one of the organisation. */
const findKey: Find = async (db, { organisationId, portalId, permissions }, id) => {
  const key = await db
    .selectFrom('api_keys')
    .innerJoin('portal_users', 'portal_users.id', 'api_keys.user_id')
    .where('api_keys.id', '=', id)
    .where('api_keys.organisation_id', '=', organisationId)
    .select(['api_keys.name', 'prefix', 'api_keys.permissions', 'portal_users.id as portalId', 'email', keyState.as('state')])
    .forUpdate('api_keys')
    .executeTakeFirst();
  if (!key || (key.portalId !== portalId && !isAdministrator(permissions))) return undefined;
  const { name, prefix, state, email } = key;
  return {
    name,
    detail: `${prefix}, ${name}`,
    isOff: state === 'restored',
    owner: { portalId: key.portalId, email },
    permissions: key.portalId === portalId ? 0 : key.permissions,
  };
};

const findWebhook: Find = async (db, { organisationId, portalId, email, permissions }, id) => {
  if (!isAdministrator(permissions)) return undefined;
  const webhook = await db
    .selectFrom('webhooks')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['url', 'restored_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!webhook) return undefined;
  const { host } = new URL(webhook.url);
  return { name: host, detail: host, isOff: webhook.restored_at !== null, owner: { portalId, email }, permissions: 0 };
};

const findPasskey: Find = async (db, { portalId, email }, id) => {
  const passkey = await db
    .selectFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', portalId)
    .select(['name', 'restored_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) return undefined;
  const { name, restored_at } = passkey;
  return { name, detail: name, isOff: restored_at !== null, owner: { portalId, email }, permissions: 0 };
};

/** Finds an item that the caller may keep, switched off or not; undefined if none is within reach. */
export const findRestored: Record<KeptKind, Find> = { key: findKey, webhook: findWebhook, passkey: findPasskey };

const tables = { key: 'api_keys', webhook: 'webhooks', passkey: 'passkeys' } as const satisfies Record<KeptKind, string>;

export async function switchOn(db: Db, kind: KeptKind, id: string): Promise<void> {
  await db.updateTable(tables[kind]).set({ restored_at: null }).where('id', '=', id).execute();
}
