/**
 * Calls invented from the OpenAPI document, by every kind of caller: no input causes an internal error or an endless call, every reply matches the
 * document, and none shows data of another organisation. `npm run test:fuzz` makes many more; FUZZ_SEED repeats a run, or is `random`.
 */
import { randomInt } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../../shared/base/permissions.ts';
import { recordAudit } from '../../auth/audit-log.ts';
import { sendBatch } from '../batches.ts';
import { publishTestDocument } from '../documents.ts';
import { makeKeyFor, makeUser, pendingToken, signedInToken, supportViewToken, type TestUser } from '../factories.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { ticketCalls } from '../tickets.ts';
import { addWebhookFor } from '../webhooks.ts';

import { type Call, type DescribedCall, describedCalls, type KnownValues, makeCall, type Schema } from './calls.ts';
import { describedMessages, mcpPath, protocolError } from './messages.ts';
import { seededRandom } from './random.ts';

const calls = Number(process.env['FUZZ_CALLS'] ?? 200);
/** The same in each run, so that no fault appears in an unrelated run. The name of the test gives the seed. */
const { FUZZ_SEED: seedAsked = '1' } = process.env;
const seed = seedAsked === 'random' ? randomInt(2 ** 31) : Number(seedAsked);

/** Time after which a call counts as endless. */
const patienceMs = 30_000;

/** Part of every text of the other organisation. */
const canary = 'canary-4f1c';

const roles = [
  'nobody',
  'a pending sign-in',
  'nobody’s token',
  'a user without permissions',
  'a user with one permission',
  'an administrator',
  'staff',
  'a support view',
  'a key',
] as const;
type Role = (typeof roles)[number];

/** Callers; those who get far appear more often. */
const callers: readonly Role[] = [...roles, 'an administrator', 'an administrator', 'an administrator', 'staff', 'a support view', 'a key'];

/** True for staff, whose task is to see other organisations. */
const seesOthers: Record<Role, boolean> = {
  nobody: false,
  'a pending sign-in': false,
  'nobody’s token': false,
  'a user without permissions': false,
  'a user with one permission': false,
  'an administrator': false,
  staff: true,
  'a support view': false,
  'a key': false,
};

let portal: TestPortal;
let described: readonly DescribedCall[];
/** Refusals by status; `Refusal` stands for any. */
let refusals: Readonly<Record<string, { content: Readonly<Record<string, { schema: Schema }>> }>>;
beforeAll(async () => {
  // A webhook can then lead to a port without a listener.
  portal = await startTestPortal({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  const document = (await portal.app.inject({ url: '/api/openapi.json' })).json();
  described = [...describedCalls(document.paths), ...describedMessages];
  refusals = document.components.responses;
});
afterAll(() => portal.stop());

const ajv = new Ajv.default({ strict: false, validateFormats: false });

async function tokenOf(role: Role, own: TestUser): Promise<string | undefined> {
  const { deps } = portal;
  const inOwn = (permissions: number) => makeUser(deps, { organisationId: own.organisationId, permissions });
  switch (role) {
    case 'nobody':
      return undefined;
    case 'nobody’s token':
      return 'A'.repeat(43);
    case 'a pending sign-in':
      return pendingToken(deps, own);
    case 'a user without permissions':
      return signedInToken(deps, await inOwn(0));
    case 'a user with one permission':
      return signedInToken(deps, await inOwn(maskOf([bits.batch_query])));
    case 'an administrator':
      return signedInToken(deps, await inOwn(everyPermission));
    case 'staff':
      return signedInToken(deps, await makeUser(deps, { organisationId: deps.config.PLATFORM_ACCOUNT_ID }));
    case 'a key':
      return (await makeKeyFor(portal, await inOwn(everyPermission))).key;
    case 'a support view':
      return supportViewToken(deps, await inOwn(everyPermission));
  }
}

/** Creates an organisation with one of everything, each with `mark` in it; returns the values that name these things. */
async function furnished(mark: string): Promise<{ owner: TestUser; known: KnownValues }> {
  const { deps } = portal;
  const owner = await makeUser(deps);
  await deps.db
    .updateTable('portal_users')
    .set({ full_name: mark, email: `${mark}-${owner.email}` })
    .where('id', '=', owner.portalId)
    .execute();
  const email = `${mark}-${owner.email}`;
  const token = await signedInToken(deps, owner);
  const tickets = ticketCalls(() => portal);
  const sent = await tickets.send(token, { ticketSubject: mark, ticketMessage: mark });
  await tickets.write(token, sent.body.ticketId, mark);
  const batch = await sendBatch(portal, token, { content: ['447400123456'], name: `${mark}.csv`, email });
  const document = await publishTestDocument(portal, {
    matter: 'my-documents/weekly-reports',
    organisationId: owner.organisationId,
    fileName: `${mark}.txt`,
  });
  await recordAudit(deps.db, { organisationId: owner.organisationId, actor: email, subject: mark, action: 'user added', detail: mark });
  const webhook = await addWebhookFor(portal, owner, { url: `http://127.0.0.1:9/${mark}`, events: ['batch.finished', 'ticket.changed'] });
  expect([sent.status, batch.status]).toEqual([200, 200]);
  return {
    owner: { ...owner, email },
    known: {
      email: [email, owner.email, 'new-user@customer.example'],
      userId: [owner.organisationId, String(owner.organisationId)],
      account: [owner.organisationId, String(owner.organisationId)],
      id: [owner.portalId, webhook.id],
      // Without the mark: a caller's own text in a reply reveals nothing.
      url: ['http://127.0.0.1:9/hook'],
      portalId: [owner.portalId],
      password: [owner.password],
      ticketId: [sent.body.ticketId],
      file: [document.file, `${batch.body.id ?? ''}`],
    },
  };
}

/** Values that reach into each call, for every caller. */
const common: KnownValues = {
  phonenumber: ['447400123456', '12025550123', '447700900300', '0'],
  range: ['4474', '1', '999'],
  service: ['npq', 'gnr', 'ported', 'liveStatus', 'ports&days', 'usmrq'],
  matter: ['my-documents/weekly-reports', 'product-documentation', 'cic-list/delta', 'gnr-files'],
  days: ['1', '30', '1000'],
  daysAgo: ['0', '1', '30'],
  fullName: ['Somebody New'],
  permissions: [1, 1023],
};

function withOwn(own: KnownValues, other: KnownValues): KnownValues {
  const names = new Set([...Object.keys(common), ...Object.keys(own), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [name, [...(common[name] ?? []), ...(own[name] ?? []), ...(own[name] ?? []), ...(other[name] ?? [])]]),
  );
}

/** Returns true if the organisation was closed, or blocks users without a passkey. */
async function isShut({ organisationId }: TestUser): Promise<boolean> {
  const { closed_at, factor_required } = await portal.deps.db
    .selectFrom('organisations')
    .leftJoin('sign_in_policies', 'sign_in_policies.organisation_id', 'organisations.id')
    .where('organisations.id', '=', organisationId)
    .select(['closed_at', 'factor_required'])
    .executeTakeFirstOrThrow();
  return closed_at !== null || factor_required === true;
}

async function send(call: Call) {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  const reply = await Promise.race([portal.app.inject(call as never), never]);
  clearTimeout(timer);
  return reply;
}

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const unpacked = unpack[String(headers['content-encoding'])];
  return (unpacked && rawPayload.length > 0 ? unpacked(rawPayload) : rawPayload).toString();
}

/** Returns the text of a reply that can reveal other data. A batch's mail address is the sender's own text: `foreignEmail` there reveals nothing. */
function toldBy(body: string, path: string, foreignEmail: string): string {
  return path.startsWith('/api/batchquery/') ? body.replaceAll(foreignEmail, '') : body;
}

interface Asker {
  readonly role: Role;
  /** The address of the other organisation's owner, which calls name now and then. */
  readonly foreignEmail: string;
}

/** Returns the fault of the reply, if any. */
async function faultOf(call: Call, { method, path, operation }: DescribedCall, { role, foreignEmail }: Asker): Promise<string | undefined> {
  const reply = await send(call);
  if (reply === undefined) return 'never ended';
  const status = reply.statusCode;
  const body = textOf(reply);
  const said = `${status} ${body.slice(0, 500)}`;
  if (status >= 500) return said;
  if (!seesOthers[role] && (toldBy(body, path, foreignEmail).includes(canary) || JSON.stringify(reply.headers).includes(canary)))
    return `shows another organisation: ${said}`;
  // A trailing slash, or another method, makes another call.
  const isAsDescribed = call.method === method && new URL(call.url, 'http://portal').pathname === path;
  if (isAsDescribed && !(status in operation.responses) && status !== 417) return `a status that the document does not name: ${said}`;
  if (call.method === 'HEAD' || call.method === 'OPTIONS' || status === 304 || status === 202) return undefined;
  const type = String(reply.headers['content-type']).split(';')[0] ?? '';
  if (status >= 400) return isRefusal({ path, status, type, body }) ? undefined : `no refusal as described: ${said}`;
  const isJson = type === 'application/json';
  const schema = operation.responses[200].content['application/json']?.schema;
  if (schema === undefined || call.method !== method) return undefined;
  if (!isJson) return `no JSON: ${said}`;
  return ajv.validate(schema, JSON.parse(body)) ? undefined : `not as described (${ajv.errorsText()}): ${said}`;
}

/** Returns true for a refusal with a code of its status, in one of the two forms; for `/mcp` also in the form of its protocol. */
function isRefusal({ path, status, type, body }: { path: string; status: number; type: string; body: string }): boolean {
  const form = (refusals[status] ?? refusals['Refusal'])?.content[type]?.schema;
  if (form === undefined) return false;
  const value = JSON.parse(body);
  return ajv.validate(form, value) || (path === mcpPath && ajv.validate(protocolError, value));
}

test(`T60: ${calls} made-up calls by ${roles.length} kinds of callers, seed ${seed}`, { timeout: 3_600_000 }, async () => {
  const random = seededRandom(seed);
  const foreign = await furnished(canary);
  const faults: string[] = [];
  let own = await furnished('own');
  for (let index = 0; index < calls && faults.length < 20; index += 1) {
    // A call may have removed users that others need, or shut their organisation.
    if (index % 200 === 199 || (await isShut(own.owner))) own = await furnished('own');
    const role = random.of(callers);
    const one = random.of(described);
    const call = makeCall(random, one, { token: await tokenOf(role, own.owner), known: withOwn(own.known, foreign.known) });
    const fault = await faultOf(call, one, { role, foreignEmail: foreign.owner.email });
    if (fault !== undefined)
      faults.push(
        `call ${index} of ${role}: ${call.method} ${call.url} ${JSON.stringify(call.headers)} ${String(call.payload ?? '').slice(0, 300)}\n  ${fault}`,
      );
  }
  expect(faults.join('\n')).toBe('');
});
