/** The tools of assistants: which there are, and how the call of one becomes calls of its endpoint. */
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { contract } from '../../../shared/api/contract.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';

/** The reply of the portal to a call of an endpoint with the assistant's key. */
export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
type Ask = (endpoint: Endpoint, query: Readonly<Record<string, string>>) => Promise<Answered>;

interface ServedTool {
  readonly endpoint: Endpoint;
  readonly listed: ListedTool;
  readonly call: (ask: Ask, given: Readonly<Record<string, unknown>>) => Promise<CallToolResult>;
}

export const tools: readonly ServedTool[] = contract.flatMap((endpoint) => {
  const { tool, query } = endpoint;
  if (!tool) return [];
  const takes = tool.takes ?? query ?? z.strictObject({});
  const listed = {
    name: tool.name,
    description: tool.about,
    inputSchema: schemaOf(takes),
    annotations: { readOnlyHint: true },
  };
  return [{ endpoint, listed, call: (ask, given) => callTool((asked) => ask(endpoint, asked), takes, given) }];
});

async function callTool(
  ask: (query: Readonly<Record<string, string>>) => Promise<Answered>,
  takes: z.core.$ZodType,
  given: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const read = z.safeParse(takes, given);
  if (!read.success)
    return refused(read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)));
  // What a tool takes is made into queries: the type of each stands beside its endpoint.
  const asked = read.data as Record<string, string> | readonly Record<string, string>[];
  if (!isList(asked)) {
    const answer = await ask(asked);
    return answer.status === 200 ? told(answer.body) : refused([messageOf(answer)]);
  }
  const answers = await Promise.all(asked.map(async (query) => ({ query, answer: await ask(query) })));
  if (!answers.some(({ answer }) => isAnswered(answer))) return refused(answers.map(({ answer }) => messageOf(answer)));
  return told({ answers: answers.map(({ query, answer }) => ({ ...query, ...answer.body })) });
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

/** Where an upstream failed the reply still has its reason code. */
const isAnswered = ({ status, body }: Answered) => status === 200 || 'response' in body;
const messageOf = ({ body }: Answered) => String(body['message']);

function told(content: Record<string, unknown>): CallToolResult {
  return { structuredContent: content, content: [{ type: 'text', text: JSON.stringify(content) }] };
}

/** The endpoint's own sentences, each once. */
function refused(sentences: readonly string[]): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: [...new Set(sentences)].join(' ') }] };
}

function schemaOf(takes: z.core.$ZodType): ListedTool['inputSchema'] {
  const { $schema: _, type: __, ...schema } = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' });
  // The protocol's type leaves out that a property may have the schema `true`.
  return { ...(schema as Omit<ListedTool['inputSchema'], 'type'>), type: 'object' };
}
