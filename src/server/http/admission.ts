/** Access to calls: checks the declaration of an endpoint against the session or key of the call. */
import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '../../shared/base/endpoint.ts';
import { holds, permissions } from '../../shared/base/permissions.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { inEnglish, type Said } from '../../shared/base/sayings.ts';
import { keyFault, looksLikeKey } from '../auth/api-keys.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { isFromOneOf } from '../auth/key-addresses.ts';
import { writeKeyUse } from '../auth/key-use.ts';
import { recordRefusal } from '../auth/refused-calls.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import { hasBearerToken } from '../config/bearer-token.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    needsSession?: boolean;
    takesIdempotencyKey?: boolean;
  }
  interface FastifyRequest {
    /** The holder of the caller's token or key, pending or active; undefined without a valid one. */
    session: Session | undefined;
    /** The reason to refuse the key of the call. */
    keyRefusal: string | undefined;
  }
}

/** Finds the session or key of a call. */
export async function identify(sessions: Pick<Sessions, 'find' | 'findKey'>, request: FastifyRequest): Promise<void> {
  const key = keyIn(request);
  if (key === undefined) {
    const token = tokenIn(request);
    request.session = token === undefined ? undefined : await sessions.find(token);
    return;
  }
  const fault = keyFault(key);
  const found = fault === undefined ? await sessions.findKey(key) : { refusal: fault };
  if ('refusal' in found) request.keyRefusal = found.refusal;
  else request.session = found;
}

function tokenIn({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
}

/** Returns the text that the caller means as a key, valid or not. */
export function keyIn({ headers }: FastifyRequest): string | undefined {
  const text = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return text !== undefined && looksLikeKey(text) ? text : undefined;
}

interface AdmitDependencies {
  readonly config: Pick<Config, 'INBOUND_MAIL_TOKEN'>;
  readonly db: Db;
  readonly sessions: Pick<Sessions, 'touch' | 'findEndedView'>;
}

const notForKeys = inEnglish('An API key cannot do this: only a signed-in person can');

/** Throws a refusal if the caller may not make the call. */
export async function admit({ config, db, sessions }: AdmitDependencies, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { access } = endpoint;
  if (access.who === 'anyone') {
    if (!endpoint.withKey && keyIn(request) !== undefined) throw new AppError('not_for_keys', notForKeys);
    return;
  }
  if (access.who === 'mail-server') return admitMailServer(config, request);
  if (request.keyRefusal !== undefined) throw new AppError('key_not_accepted', inEnglish(request.keyRefusal));
  // Staff in an ended support view can still return to their own session.
  const token = access.who === 'support-view' ? tokenIn(request) : undefined;
  if (token !== undefined) request.session ??= await sessions.findEndedView(token);
  const { session, headers } = request;
  if (!session) throw new AppError('not_signed_in', baseSaid.signIn);
  const call = `${endpoint.method} ${endpoint.path}`;
  if (session.key) await admitKey(db, session, { addresses: session.key.addresses, from: request.ip, call });
  else if (!matchesState(access, session)) throw new AppError('not_signed_in', baseSaid.signIn);
  // Calls that a screen makes by itself say so, and do not count as presence of a user.
  else if (headers['x-background'] === undefined) await sessions.touch(session);
  const refusal = whyForbidden(endpoint, session);
  if (refusal !== undefined) {
    await recordRefusal(db, session, { call, refusal });
    throw new AppError(session.key && !endpoint.withKey ? 'not_for_keys' : 'forbidden', refusal);
  }
  if (session.support) await recordAuditOf(db, session, { action: 'call in support view', detail: call });
}

const keyWanted = 'Send an API key as Authorization: Bearer dp_…: create one in My Account';

/** Throws a refusal if `call`, which is no endpoint of the contract, does not come from a program with a key. */
export async function admitProgram(db: Db, request: FastifyRequest, call: string): Promise<Session> {
  const { session } = request;
  if (request.keyRefusal !== undefined) throw new AppError('key_not_accepted', inEnglish(request.keyRefusal));
  if (!session) throw new AppError('not_signed_in', inEnglish(keyWanted));
  if (!session.key) throw new AppError('forbidden', inEnglish(`This needs an API key, not the session of a person. ${keyWanted}`));
  await admitKey(db, session, { addresses: session.key.addresses, from: request.ip, call });
  return session;
}

/** Checks the mail server's token before the body is read. Without an inbound token the call does not exist. */
function admitMailServer({ INBOUND_MAIL_TOKEN: token }: Pick<Config, 'INBOUND_MAIL_TOKEN'>, { headers }: FastifyRequest): void {
  if (token === undefined) throw new AppError('not_found', inEnglish('Nothing answers POST at this address'));
  if (!hasBearerToken(headers, token)) throw new AppError('not_signed_in', inEnglish('This needs the token of the mail server'));
}

/** Checks that the call comes from one of the addresses that the key's owner allowed. */
async function admitKey(
  db: Db,
  session: Session,
  { addresses, from, call }: { addresses: readonly string[]; from: string; call: string },
): Promise<void> {
  if (isFromOneOf(addresses, from)) return writeKeyUse(db, session);
  const refusal = inEnglish(`This API key does not allow the address ${from}`);
  await recordRefusal(db, session, { action: 'key refused', call, refusal });
  throw new AppError('address_not_allowed', refusal);
}

function matchesState({ who }: Access, { state }: Session): boolean {
  return who === 'any-token' || state === (who === 'pending' ? 'pending' : 'active');
}

/** Returns a sentence on why the holder of an accepted token may not make this call; undefined if they may. */
export function whyForbidden({ access, inSupportView, withKey, beforeFactor }: Endpoint, session: Session): Said | undefined {
  const { support, permissions: mask, isStaff, key } = session;
  if (key && !withKey) return notForKeys;
  if (session.needsFactor && !beforeFactor) return baseSaid.factorNeeded;
  if (access.who === 'support-view' && !support) return baseSaid.noSupportView;
  if (support && !inSupportView) return baseSaid.supportViewLooks;
  if (access.who !== 'signed-in') return undefined;
  const missing = access.bits.find((bit) => !holds(mask, bit));
  if (missing !== undefined) return whyMissing(missing, key !== undefined);
  if (access.some && mask === 0) return baseSaid.noPermission;
  return access.staff && !isStaff ? baseSaid.onlyStaff : undefined;
}

function whyMissing(bit: number, isKey: boolean): Said {
  const permission = permissions[bit];
  // Nobody holds a bit that belongs to no permission.
  if (!permission) return baseSaid.noPermission;
  const { name, label } = permission;
  return isKey ? inEnglish(`This key, or its owner, does not hold the permission ${label}`) : baseSaid.missingPermission(name);
}
