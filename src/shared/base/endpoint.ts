/**
 * An endpoint is a value with the method, path, access and schemas of a call. The server (`serve.ts`), the browser (`call.ts`), the OpenAPI document and the
 * access tests all derive from it.
 */
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { bits as permissionBits } from './permissions.ts';
import type { Operation } from './operation.ts';
import type { Tool } from './tool.ts';

/**
 * Callers that may use an endpoint.
 * - `anyone`: reads no token.
 * - `pending`: only a sign-in that still waits for its one-time code.
 * - `any-token`: a pending or a confirmed sign-in.
 * - `mail-server`: a mail server with the configured token; without such a token the endpoint does not exist.
 * - `support-view`: only a staff member who views the portal as a customer.
 * - `signed-in`: a confirmed sign-in with every bit of `bits`; with `staff`, of the platform organisation; with `some`, with any bit.
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
/** A confirmed sign-in with all these permission bits; without bits, being signed in is enough. */
export const signedIn = (...bits: number[]) => ({ who: 'signed-in', bits, staff: false, some: false }) as const satisfies Access;
/** A confirmed sign-in with any permission. */
export const signedInWithSome = { who: 'signed-in', bits: [], staff: false, some: true } as const satisfies Access;
/** A confirmed sign-in of the platform organisation with all these permission bits. */
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
  /** True if a support view may call it: such a view only reads, and never acts in the customer's name. */
  readonly inSupportView: boolean;
  /** True if a key with the necessary permissions may make the call. */
  readonly withKey: boolean;
  /** True if users may call it before they set up a passkey or an authenticator app. */
  readonly beforeFactor: boolean;
  readonly operation: Operation;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Error codes beyond those that every call of its kind may answer. */
  readonly refuses: readonly ErrorCode[];
  /** True if a repeated call with the same `Idempotency-Key` header gets the first answer again. */
  readonly takesIdempotencyKey: boolean;
  /** True if the call answers 304 to a client that already has the reply. */
  readonly isVersioned: boolean;
  /** `json` both ways, an uploaded file beside the query (multipart, field `file`), a downloaded file instead of JSON, or a raw mail. */
  readonly transfer: 'json' | 'upload' | 'download' | 'mail';
  /** Largest JSON body in bytes, if larger than that of other calls. */
  readonly maxBodyBytes?: number;
  /** Further files: an upload may carry one of them after its own. */
  readonly furtherFiles?: readonly FurtherFile[];
  /** The call as a tool of assistants, if they may make it. Only calls that read have one. */
  readonly tool?: Tool;
}

interface FurtherFile {
  readonly field: string;
  /** One line for the OpenAPI document. */
  readonly about: string;
}

/** Reply of a download: a Blob in the browser, bytes on the wire. */
export const FileContent = z.custom<Blob>();

interface Described<Reply extends AnySchema, Who extends Access> {
  summary: string;
  access: Who;
  /** Overrides the default: a support view may read, but not act. */
  inSupportView?: boolean;
  /** Overrides the default: keys reach what a permission opens, except calls of administrators. */
  withKey?: boolean;
  /** Opens the call to users who still have to set up a passkey or an authenticator app. */
  beforeFactor?: boolean;
  refuses?: readonly ErrorCode[];
  takesIdempotencyKey?: boolean;
  isVersioned?: boolean;
  operation?: Operation;
  reply: Reply;
}

/** Returns true for signed-in calls except those of staff and administrators: no key ever has the administrator's bit. */
function opensToKeys(access: Access): boolean {
  return access.who === 'signed-in' && !access.staff && !access.bits.includes(permissionBits.user_management);
}

/** Returns the fields that every kind of endpoint has. */
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

/** Defines an endpoint that reads. `query` is the schema of the query string; a repeated name arrives as an array. */
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

/** Defines an endpoint that acts. `body` is the schema of the JSON body. */
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

/** Defines an endpoint that takes one file in the field `file` of a multipart form, and optionally a further one. All else is in the query string. */
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

/** Defines an endpoint that answers the bytes of a file with a file name. */
export function download<Who extends Access, Query extends AnySchema>(
  path: `/api/${string}`,
  { inSupportView = true, query, ...rest }: Omit<Described<never, Who>, 'reply' | 'operation'> & { query: Query },
): Endpoint<Query, undefined, typeof FileContent, Who> {
  const operation = 'Download';
  const common = described(rest);
  return { method: 'GET', path, ...common, inSupportView, operation, reply: FileContent, query, body: undefined, transfer: 'download' };
}

/** The query of a call, optional if no field of it is required. */
type QueryOf<Query extends AnySchema> =
  Partial<z.input<Query>> extends z.input<Query> ? { query?: z.input<Query> } : { query: z.input<Query> };

/** Input of a caller: query and body before parsing. */
export type InputOf<E extends Endpoint> = (E['query'] extends AnySchema ? QueryOf<E['query']> : { query?: undefined }) &
  (E['body'] extends AnySchema ? { body: z.input<E['body']> } : { body?: undefined });

/** Input of a handler: query and body after parsing. */
export type ParsedOf<E extends Endpoint> = {
  query: E['query'] extends AnySchema ? z.output<E['query']> : undefined;
  body: E['body'] extends AnySchema ? z.output<E['body']> : undefined;
};

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
