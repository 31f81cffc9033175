/** Metrics of the node, as Prometheus text at `/metrics`. No label holds a number, an address or a person's name. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type MailOutcome, mailOutcomes } from '../../shared/tickets/inbound-mail.ts';
import type { UpstreamMetrics } from '../answerers/answerers.ts';
import { type CircuitState, circuitStates } from '../answerers/circuit-breaker.ts';
import { hasBearerToken } from '../config/bearer-token.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import { watchState, type WatchedState } from './state-metrics.ts';

export interface Metrics extends UpstreamMetrics {
  readonly registry: Registry;
  /** Counts a finished call; `route` is the template of its route. */
  countCall(call: { method: string; route: string; status: number; seconds: number }): void;
  countSignInFailure(reason: SignInFailure): void;
  countInboundMail(outcome: MailOutcome): void;
  /** Counts queries that the organisation's entitlement refuses. */
  countRefused(rc: RefusedCode, queries: number): void;
  /** Counts query records that the stream accepted, and those written from it. */
  readonly records: { published(count: number): void; written(count: number): void };
}

const signInFailures = ['password', 'code', 'passkey', 'single sign-on', 'closed'] as const;
/** A failed sign-in: wrong password, code or passkey; no identity from the provider, or an unknown one; or too many attempts. */
type SignInFailure = (typeof signInFailures)[number];

/** Reason codes of the service, the destination and the quota. */
const refusedCodes = [500, 501, 502] as const;
type RefusedCode = (typeof refusedCodes)[number];

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Creates the metrics of one portal: tests run several in a process, so nothing is global. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'dialplane_http_request_duration_seconds',
    help: 'Calls by route template, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  /** Label sets, which the library would build and look up at each call. There are as many as routes and statuses. */
  const callKinds = new Map<string, ReturnType<typeof calls.labels>>();
  const upstreamQueries = new Histogram({
    name: 'dialplane_upstream_query_duration_seconds',
    help: 'Queries to upstreams by service and outcome, with waiting and retries',
    labelNames: ['service', 'outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const circuits = new Gauge({
    name: 'dialplane_upstream_circuit',
    help: 'Circuit breaker of a service: 0 closed, 1 half-open, 2 open',
    labelNames: ['service'],
    registers,
  });
  const failures = new Counter({
    name: 'dialplane_sign_in_failures_total',
    help: 'Refused sign-ins: a wrong password, a wrong code, or closed for a while after too many',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of signInFailures) failures.inc({ reason }, 0);
  const inboundMails = new Counter({
    name: 'dialplane_inbound_mails_total',
    help: 'Mails that a mail server handed over, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of mailOutcomes) inboundMails.inc({ outcome }, 0);
  const refusedQueries = new Counter({
    name: 'dialplane_refused_queries_total',
    help: 'Queries that an organisation may not ask, by reason code: 500 the service, 501 the destination, 502 the daily quota',
    labelNames: ['rc'],
    registers,
  });
  for (const rc of refusedCodes) refusedQueries.inc({ rc }, 0);
  return {
    registry,
    records: countersOfRecords(registers),
    countRefused: (rc, queries) => refusedQueries.inc({ rc }, queries),
    countSignInFailure: (reason) => failures.inc({ reason }),
    countInboundMail: (outcome) => inboundMails.inc({ outcome }),
    countCall({ method, route, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      let kind = callKinds.get(key);
      if (!kind) callKinds.set(key, (kind = calls.labels(method, route, String(status))));
      kind.observe(seconds);
    },
    startUpstreamQuery(service) {
      const finish = upstreamQueries.startTimer({ service });
      return (outcome) => void finish({ outcome });
    },
    circuitOf(service) {
      const show = (state: CircuitState) => circuits.set({ service }, circuitStates.indexOf(state));
      show('closed');
      return show;
    },
  };
}

function countersOfRecords(registers: Registry[]): Metrics['records'] {
  const [published, written] = [
    new Counter({ name: 'dialplane_records_published_total', help: 'Query records that the stream took from this node', registers }),
    new Counter({
      name: 'dialplane_records_written_total',
      help: 'Query records of the stream that this node wrote into the database',
      registers,
    }),
  ];
  return { published: (count) => published.inc(count), written: (count) => written.inc(count) };
}

interface MetricsDependencies extends WatchedState {
  readonly metrics: Metrics;
  /** Bearer token that the route requires; without one it is public. */
  readonly token: string | undefined;
}

export function serveMetrics(app: FastifyInstance, { metrics, token, ...state }: MetricsDependencies): void {
  watchState(metrics.registry, state);
  // Event-loop lag, memory and the like belong to the process: watched only once a portal listens.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: metrics.registry }));
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    metrics.countCall({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1_000 });
  });
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !hasBearerToken(request.headers, token))
      throw new AppError('not_signed_in', inEnglish('This needs the token of the metrics'));
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}
