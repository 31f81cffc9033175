/** The OpenAPI document's description of calls that a key may make. */
import type { PermissionName } from '../base/permissions.ts';

/** The parts of a JSON schema that the portal reads. */
export interface DescribedSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly description?: string;
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly schema: DescribedSchema;
  readonly description?: string;
  readonly example?: unknown;
}

/** A file of a form. */
export interface DescribedFile {
  readonly field: string;
  readonly required: boolean;
  readonly description: string | undefined;
}

export interface SampleReply {
  /** Service of the answer, if there is a sample for each. */
  readonly name: string | undefined;
  readonly value: unknown;
}

export interface DescribedCall {
  /** Operation id, used in links to the call. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  /** Permissions that a key and its owner need. */
  readonly permissions: readonly PermissionName[];
  readonly needsToken: boolean;
  readonly parameters: readonly DescribedParameter[];
  readonly body: { readonly schema: DescribedSchema; readonly example: unknown } | undefined;
  readonly files: readonly DescribedFile[];
  /** JSON of a success: one sample, or one for each service; undefined if it is a file. */
  readonly reply: { readonly samples: readonly SampleReply[] } | undefined;
  readonly statuses: readonly number[];
}

/** Returns method and path: "GET /api/watch". */
export function callName({ method, path }: Pick<DescribedCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

interface Media {
  readonly schema: DescribedSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
  readonly 'x-key-permissions'?: readonly PermissionName[];
}

/** The document of `GET /api/openapi.json`. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Returns the calls of the document that a key may make, in its order. */
export function callsForKeys({ paths }: ApiDocument): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const permissions = operation['x-key-permissions'];
      return permissions === undefined ? [] : [callOf(path, method, { ...operation, permissions })];
    }),
  );
}

function callOf(path: string, method: string, operation: Operation & { permissions: readonly PermissionName[] }): DescribedCall {
  const { operationId, summary, tags, security, parameters = [], requestBody, responses, permissions } = operation;
  const json = requestBody?.content['application/json'];
  const reply = responses['200']?.content?.['application/json'];
  return {
    id: operationId,
    method: method === 'post' ? 'POST' : 'GET',
    path,
    area: tags[0] ?? '',
    summary,
    permissions,
    needsToken: security.length > 0,
    // The browser sends this header by itself, and a key does not need it.
    parameters: parameters.filter(({ name }) => name !== 'X-Requested-With'),
    body: json && { schema: json.schema, example: json.example },
    files: filesOf(requestBody?.content['multipart/form-data']?.schema),
    reply: reply && { samples: samplesOf(reply) },
    statuses: Object.keys(responses).map(Number).filter(Number.isInteger),
  };
}

function samplesOf({ example, examples }: Media): SampleReply[] {
  if (!examples) return [{ name: undefined, value: example }];
  return Object.entries(examples).map(([name, { value }]) => ({ name, value }));
}

function filesOf(form: DescribedSchema | undefined): DescribedFile[] {
  return Object.entries(form?.properties ?? {}).map(([field, { description }]) => ({
    field,
    required: form?.required?.includes(field) === true,
    description,
  }));
}
