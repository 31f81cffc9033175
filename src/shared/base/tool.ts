/** What assistants may call (Model Context Protocol, `POST /mcp`): a tool is an endpoint that reads, under a name of its own. */
import type * as z from 'zod/mini';

export const mcpPath = '/mcp';

export interface Tool<Asked = unknown> {
  readonly name: string;
  /** For the assistant, which chooses by it. */
  readonly about: string;
  /** Whether its use is a query, which is recorded and takes from the quota. */
  readonly isCounted?: boolean;
  /**
   * What the assistant gives, with numbers and lists where a query string has text, made into what the endpoint takes: its query, or its body.
   * Without it the assistant gives that itself.
   */
  readonly takes?: z.ZodMiniType<Asked>;
}
