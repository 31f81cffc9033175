/**
 * An endpoint is a value: method, path, who may call it, and the schemas of what goes in and comes out stand here once.
 * The server (`serve.ts`), the browser (`call.ts`), the OpenAPI document and the access tests all derive from it.
 */
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { bits as permissionBits } from './permissions.ts';
import type { Operation } from './operation.ts';
import type { Tool } from './tool.ts';

/**
 * Who may call an endpoint.
 * - `anyone`: no token is looked at.
 * - `pending`: a sign-in whose one-time code is still asked for, and nobody else.
 * - `any-token`: a pending or a confirmed sign-in.
 * - `mail-server`: a mail server that gives the configured token; without one the call is not there.
 * - `support-view`: a staff member who sees the portal as a customer does, and nobody else.
 * - `signed-in`: a confirmed sign-in that holds every bit of `bits`; with `staff`, of the platform organisation; with `some`, any bit at all.
 */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'pending' }
  | { readonly who: 'any-token' }
  | { readonly who: 'mail-server' }
  | { readonly who: 'support-view' }
  | { readonly who: 'signed-in'; readonly bits: readonly number[]; readonly staff: boolean; readonly some: boolean };

export const anyone = { who: 'anyone' } as const satisfies Access;
export const pendingSignIn = { who: 'pending' } as const satisfies Access;
export const anyToken = { who: 'any-token' } as const satisfies Access;
export const supportView = { who: 'support-view' } as const satisfies Access;
/** A confirmed sign-in that holds each of these permission bits; none named means that being signed in is enough. */
export const signedIn = (...bits: number[]) => ({ who: 'signed-in', bits, staff: false, some: false }) as const satisfies Access;
/** A confirmed sign-in that holds any permission. */
export const signedInWithSome = { who: 'signed-in', bits: [], staff: false, some: true } as const satisfies Access;
/** A confirmed sign-in of the platform organisation that holds each of these permission bits. */
export const staffWith = (...bits: number[]) => ({ who: 'signed-in', bits, staff: true, some: false }) as const satisfies Access;

type AnySchema = z.ZodMiniType;

export interface Endpoint<
  Query = AnySchema | undefined,
  Body = AnySchema | undefined,
  Reply extends AnySchema = AnySchema,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly access: Who;
  /** A support view looks only: it reaches what reads, and nothing that acts in the customer's name. */
  readonly inSupportView: boolean;
  /** Whether a program may make the call with a key, as far as the key's permissions go. */
  readonly withKey: boolean;
  /** Whether it opens to whoever has still to set a passkey or an authenticator app up. */
  readonly beforeFactor: boolean;
  readonly operation: Operation;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** What else it may be refused with than any call of its kind. */
  readonly refuses: readonly ErrorCode[];
  /** Whether a repeated call with the same header `Idempotency-Key` answers as the first one did. */
  readonly takesIdempotencyKey: boolean;
  /** Whether it is answered 304 to whoever has the reply already. */
  readonly isVersioned: boolean;
  /** `json` both ways, a file going up beside the query (multipart, field `file`), a file coming down instead of JSON, or a mail as it is. */
  readonly transfer: 'json' | 'upload' | 'download' | 'mail';
  /** Of a JSON body that is larger than those of other calls. */
  readonly maxBodyBytes?: number;
  /** The files of which an upload may bring one behind its own. */
  readonly furtherFiles?: readonly FurtherFile[];
  /** What assistants know the call as, where they may make it. Of what reads alone. */
  readonly tool?: Tool;
}

interface FurtherFile {
  readonly field: string;
  /** One line for the OpenAPI document. */
  readonly about: string;
}

/** What a download answers: the browser has it as a Blob, the wire as bytes. */
export const FileContent = z.custom<Blob>();

interface Described<Reply extends AnySchema, Who extends Access> {
  summary: string;
  access: Who;
  /** Where it differs from "what reads is open to a support view, what acts is not". */
  inSupportView?: boolean;
  /** Where it differs from "a key reaches what a permission opens, but for what is an administrator's". */
  withKey?: boolean;
  /** Where it opens to whoever has still to set a passkey or an authenticator app up. */
  beforeFactor?: boolean;
  refuses?: readonly ErrorCode[];
  takesIdempotencyKey?: boolean;
  isVersioned?: boolean;
  operation?: Operation;
  reply: Reply;
}

/** What needs a permission is a program's too, but for an administrator's: that bit is never a key's. */
function opensToKeys(access: Access): boolean {
  return access.who === 'signed-in' && !access.staff && !access.bits.includes(permissionBits.user_management);
}

/** What is the same for each kind of endpoint. */
function described<Who extends Access>({
  summary,
  access,
  withKey = opensToKeys(access),
  beforeFactor = access.who !== 'signed-in',
  refuses = [],
  takesIdempotencyKey = false,
  isVersioned = false,
}: Omit<Described<never, Who>, 'reply' | 'operation' | 'inSupportView'>) {
  return { summary, access, withKey, beforeFactor, refuses, takesIdempotencyKey, isVersioned };
}

type ToolOf<Asked> = Tool<Asked extends AnySchema ? z.input<Asked> : Record<string, never>>;

/** An endpoint that reads. `query` is the schema of the query string; a repeated name arrives as an array. */
export function get<Reply extends AnySchema, Who extends Access, Query extends AnySchema | undefined = undefined>(
  path: `/api/${string}`,
  {
    inSupportView = true,
    operation = 'Submit',
    reply,
    query,
    tool,
    ...rest
  }: Described<Reply, Who> & { query?: Query; tool?: ToolOf<NoInfer<Query>> },
): Endpoint<Query, undefined, Reply, Who> {
  const common = described(rest);
  const asked = { query: query as Query, ...(tool && { tool }) };
  return { method: 'GET', path, ...common, inSupportView, operation, reply, ...asked, body: undefined, transfer: 'json' };
}

/** An endpoint that acts. `body` is the schema of the JSON body. */
export function post<Reply extends AnySchema, Who extends Access, Body extends AnySchema | undefined = undefined>(
  path: `/api/${string}`,
  {
    inSupportView = false,
    operation = 'Submit',
    reply,
    body,
    maxBodyBytes,
    tool,
    ...rest
  }: Described<Reply, Who> & { body?: Body; maxBodyBytes?: number; tool?: ToolOf<NoInfer<Body>> },
): Endpoint<undefined, Body, Reply, Who> {
  const common = { ...described(rest), ...(maxBodyBytes !== undefined && { maxBodyBytes }), ...(tool && { tool }) };
  return { method: 'POST', path, ...common, inSupportView, operation, reply, query: undefined, body: body as Body, transfer: 'json' };
}

/** An endpoint that takes one file, in the field `file` of a multipart form, and maybe a further one; everything else is in the query string. */
export function upload<Reply extends AnySchema, Who extends Access, Query extends AnySchema>(
  path: `/api/${string}`,
  {
    inSupportView = false,
    operation = 'Submit',
    reply,
    query,
    furtherFiles,
    ...rest
  }: Described<Reply, Who> & { query: Query; furtherFiles?: readonly FurtherFile[] },
): Endpoint<Query, undefined, Reply, Who> {
  const further = furtherFiles && { furtherFiles };
  return {
    method: 'POST',
    path,
    ...described(rest),
    inSupportView,
    operation,
    reply,
    query,
    body: undefined,
    transfer: 'upload',
    ...further,
  };
}

/** An endpoint that answers the bytes of a file, under a name of its own. */
export function download<Who extends Access, Query extends AnySchema>(
  path: `/api/${string}`,
  { inSupportView = true, query, ...rest }: Omit<Described<never, Who>, 'reply' | 'operation'> & { query: Query },
): Endpoint<Query, undefined, typeof FileContent, Who> {
  const operation = 'Download';
  const common = described(rest);
  return { method: 'GET', path, ...common, inSupportView, operation, reply: FileContent, query, body: undefined, transfer: 'download' };
}

/** A query of which nothing must be given may be left out. */
type QueryOf<Query extends AnySchema> =
  Partial<z.input<Query>> extends z.input<Query> ? { query?: z.input<Query> } : { query: z.input<Query> };

/** What a caller passes: the query and the body as they are before parsing. */
export type InputOf<E extends Endpoint> = (E['query'] extends AnySchema ? QueryOf<E['query']> : { query?: undefined }) &
  (E['body'] extends AnySchema ? { body: z.input<E['body']> } : { body?: undefined });

/** What a handler receives: the query and the body after parsing. */
export type ParsedOf<E extends Endpoint> = {
  query: E['query'] extends AnySchema ? z.output<E['query']> : undefined;
  body: E['body'] extends AnySchema ? z.output<E['body']> : undefined;
};

/** What the call answers. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
