/** The audit log: who did what to whom. Append-only; each entry is written in the transaction that it reports. */
import type { Db } from '../database/database.ts';
import { callerAddress } from './caller.ts';
import type { Session } from './sessions.ts';

/** The closed list of actions, in the words that people read. */
type AuditAction =
  | 'signed in'
  | 'signed out'
  | 'signed out everywhere else'
  | 'sign-in refused'
  | 'sign-in closed'
  | 'call refused'
  | 'password link asked for'
  | 'password set'
  | 'password changed'
  | 'passkey added'
  | 'passkey renamed'
  | 'passkey removed'
  | 'passkey kept'
  | 'authenticator app added'
  | 'authenticator app removed'
  | 'recovery codes made'
  | 'recovery code used'
  | 'identity linked'
  | 'single sign-on set up'
  | 'single sign-on changed'
  | 'single sign-on removed'
  | 'sign-in policy changed'
  | 'factors removed'
  | 'access kept'
  | 'e-mail change asked for'
  | 'e-mail changed'
  | 'address for batches asked to confirm'
  | 'address for batches confirmed'
  | 'address for batches withdrawn'
  | 'permission asked for'
  | 'user added'
  | 'user edited'
  | 'user removed'
  | 'invitation sent again'
  | 'sessions ended'
  | 'key made'
  | 'key used first'
  | 'key rotated'
  | 'key revoked'
  | 'key kept'
  | 'key refused'
  | 'webhook added'
  | 'webhook tested'
  | 'webhook removed'
  | 'webhook kept'
  | 'webhook delivery repeated'
  | 'webhook switched off'
  | 'webhook switched on'
  | 'support view started'
  | 'support view refused'
  | 'support view stopped'
  | 'call in support view'
  | 'ticket opened'
  | 'ticket state set'
  | 'ticket message added'
  | 'ticket answered'
  | 'ticket mail refused'
  | 'ticket note added'
  | 'ticket owner set'
  | 'answer saved'
  | 'saved answer deleted'
  | 'organisation added'
  | 'organisation renamed'
  | 'home country changed'
  | 'organisation closed'
  | 'organisation opened again'
  | 'organisation erased'
  | 'entitlements changed'
  | 'query records exported'
  | 'watch list extended'
  | 'watch list reduced'
  | 'watch changes exported'
  | 'command run';

export interface AuditEvent {
  /** The organisation of the subject, whose administrators read the entry. */
  readonly organisationId: number;
  /** E-mail addresses of actor and subject. For a command: the user of the operating system, and what it is about. */
  readonly actor: string;
  readonly subject: string;
  readonly action: AuditAction;
  readonly detail?: string;
}

export async function recordAudit(db: Db, { organisationId, actor, subject, action, detail = '' }: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ organisation_id: organisationId, actor, subject, action, detail, address: callerAddress() })
    .execute();
}

/** Records something that the holder of `session` did or met. In a support view the actor is the staff member; for a program the entry names its key. */
export async function recordAuditOf(
  db: Db,
  { organisationId, email, support, key }: Session,
  { action, detail = '' }: Pick<AuditEvent, 'action' | 'detail'>,
): Promise<void> {
  const named = key ? [detail, `with the key ${key.prefix}`].filter(Boolean).join(', ') : detail;
  await recordAudit(db, { organisationId, actor: support?.by ?? email, subject: email, action, detail: named });
}
