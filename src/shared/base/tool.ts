/** Tools of assistants (Model Context Protocol, `POST /mcp`): a tool is an endpoint that reads, under its own name. */
import type * as z from 'zod/mini';

export const mcpPath = '/mcp';

export interface Tool<Asked = unknown> {
  readonly name: string;
  /** Description by which the assistant chooses the tool. */
  readonly about: string;
  /** True if a use is a query, which is recorded and counts against the quota. */
  readonly isCounted?: boolean;
  /**
   * Converts the assistant's input, with numbers and lists where a query string has text, into the endpoint's query or body. Without it the assistant gives
   * that query or body itself.
   */
  readonly takes?: z.ZodMiniType<Asked>;
}
