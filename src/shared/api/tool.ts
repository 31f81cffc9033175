/** What assistants may call (Model Context Protocol, `POST /mcp`): a tool is an endpoint that reads, under a name of its own. */
import type * as z from 'zod/mini';

export const mcpPath = '/mcp';

export interface Tool<Asked = unknown> {
  readonly name: string;
  /** For the assistant, which chooses by it. */
  readonly about: string;
  /**
   * What the assistant gives, with numbers and lists where a query string has text, made into the query of the endpoint; or into several
   * queries, which are answered together. Without it the assistant gives the query itself.
   */
  readonly takes?: z.ZodMiniType<Asked | readonly Asked[]>;
}
