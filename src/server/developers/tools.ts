/** The tools of assistants, and the conversion of a tool call into calls of its endpoint. */
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { contract } from '../../shared/contract.ts';
import type { Endpoint } from '../../shared/base/endpoint.ts';
import { plainSentence } from '../http/wrong-values.ts';

/** The reply of the portal to a call of an endpoint with the assistant's key. */
export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
/** Calls an endpoint with its input: its query, or its body. */
type Ask = (endpoint: Endpoint, asked: Readonly<Record<string, unknown>>) => Promise<Answered>;

interface ServedTool {
  readonly endpoint: Endpoint;
  readonly listed: ListedTool;
  readonly call: (ask: Ask, given: Readonly<Record<string, unknown>>) => Promise<CallToolResult>;
}

export const tools: readonly ServedTool[] = contract.flatMap((endpoint) => {
  const { tool, query, body } = endpoint;
  if (!tool) return [];
  const takes = tool.takes ?? query ?? body ?? z.strictObject({});
  const listed = {
    name: tool.name,
    description: tool.about,
    inputSchema: schemaOf(takes),
    annotations: { readOnlyHint: !tool.isCounted },
  };
  return [{ endpoint, listed, call: (ask, given) => callTool((asked) => ask(endpoint, asked), takes, given) }];
});

async function callTool(
  ask: (asked: Readonly<Record<string, unknown>>) => Promise<Answered>,
  takes: z.core.$ZodType,
  given: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const read = z.safeParse(takes, given, { error: plainSentence });
  if (!read.success)
    return refused(read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)));
  // The type of the tool's own result is beside its endpoint.
  const { status, body } = await ask(read.data as Record<string, unknown>);
  return status === 200 ? told(body) : refused([String(body['message'])]);
}

function told(content: Record<string, unknown>): CallToolResult {
  return { structuredContent: content, content: [{ type: 'text', text: JSON.stringify(content) }] };
}

/** Returns a refusal with the endpoint's own sentences, each once. */
function refused(sentences: readonly string[]): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: [...new Set(sentences)].join(' ') }] };
}

function schemaOf(takes: z.core.$ZodType): ListedTool['inputSchema'] {
  const { $schema: _, type: __, ...schema } = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' });
  // The protocol's type forbids `true` as the schema of a property.
  return { ...(schema as Omit<ListedTool['inputSchema'], 'type'>), type: 'object' };
}
