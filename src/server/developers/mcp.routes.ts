/** `POST /mcp`: the tools of assistants over the Model Context Protocol (Streamable HTTP, no sessions), with an API key. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Endpoint } from '../../shared/base/endpoint.ts';
import { mcpPath } from '../../shared/base/tool.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import { admitProgram, whyForbidden } from '../http/admission.ts';
import { type Answered, tools } from './tools.ts';

export function mcpRoutes(app: FastifyInstance, { db, config, publicUrl }: Pick<Deps, 'db' | 'config' | 'publicUrl'>): void {
  app.route({
    method: 'POST',
    url: mcpPath,
    config: { needsSession: true },
    // Before the body is read, and after the rate limit has counted the call.
    preParsing: async (request) => {
      refuseOtherSites(request, publicUrl());
      await admitProgram(db, request, `POST ${mcpPath}`);
    },
    handler: async (request, reply) => {
      const answer = await answerMessage(app, request, config.PRODUCT_NAME);
      return reply
        .status(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    },
  });
  app.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: mcpPath,
    handler: (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new AppError('method_not_allowed', inEnglish('This address takes POST'));
    },
  });
}

/** Refuses other sites. A page that points its own name here (DNS rebinding) still sends its origin; programs send none. */
function refuseOtherSites({ headers: { origin } }: FastifyRequest, publicUrl: string): void {
  if (origin !== undefined && origin !== new URL(publicUrl).origin)
    throw new AppError('forbidden', inEnglish('This is for programs, and not for the page of another site'));
}

/** Answers a message by a new server, as nothing is kept between messages. The code is loaded with the first one: most portals never get any. */
async function answerMessage(app: FastifyInstance, request: FastifyRequest, title: string): Promise<Response> {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, protocol] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const server = new Server(
    { name: 'dialplane', title, version: packageJson.version },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: noValidator },
  );
  server.setRequestHandler(protocol.ListToolsRequestSchema, () => ({ tools: toolsFor(request.session) }));
  server.setRequestHandler(protocol.CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const tool = tools.find(({ listed }) => listed.name === name);
    if (!tool) throw new protocol.McpError(protocol.ErrorCode.InvalidParams, 'There is no tool of this name');
    return tool.call((endpoint, asked) => askPortal(app, request, { endpoint, asked }), given);
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const { method, body, url } = request;
  const message = new Request(new URL(url, 'http://portal.invalid'), { method, headers: headersOf(request) });
  const answer = await transport.handleRequest(message, { parsedBody: body });
  await server.close();
  return answer;
}

/** The protocol's own validator checks people's answers to a server's questions. We ask none, and creating it takes longer than a message. */
const noValidator = {
  getValidator(): never {
    throw new Error('Nobody is asked anything');
  },
};

const instructions =
  'Telephone-number data. Numbers are E.164 digits without + and spaces. null and unknown mean that it cannot be told, never no. Say where an answer comes from (source, asOf), and explain fields and reason codes with the tools for it.';

/** Lists the tools that the key may call: others would be refused. */
function toolsFor(session: Session | undefined) {
  return tools.filter(({ endpoint }) => session && whyForbidden(endpoint, session) === undefined).map(({ listed }) => listed);
}

/** Calls the endpoint as the assistant itself would: permission, limits, records and audit are the endpoint's own. */
async function askPortal(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  { endpoint: { method, path }, asked }: { endpoint: Endpoint; asked: Readonly<Record<string, unknown>> },
): Promise<Answered> {
  const { authorization = '', traceparent } = headers;
  const reply = await app.inject({
    method,
    url: path,
    // Values of a query string are text.
    ...(method === 'GET' ? { query: asked as Record<string, string> } : { payload: asked }),
    headers: { authorization, ...(typeof traceparent === 'string' && { traceparent }) },
    remoteAddress: ip,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** Returns the headers that the transport reads. */
function headersOf({ headers }: FastifyRequest): Headers {
  const read = ['accept', 'content-type', 'mcp-protocol-version'];
  return new Headers(read.flatMap((name): [string, string][] => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));
}
