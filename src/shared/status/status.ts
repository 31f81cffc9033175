/** Status of the services, for every signed-in user. Only staff see how many queries there were: customers see shares. */
import * as z from 'zod/mini';
import { serviceCodes } from '../services/services.ts';
import { get, signedIn } from '../base/endpoint.ts';

/** Sources of a service's answers here: its data sets, an upstream, the demo's simulated network, or nobody. */
const answeredBy = ['data', 'upstream', 'simulation', 'nobody'] as const;

/**
 * `working`; `disturbed`: some of the last queries failed, or stored data replaced a network; `failing`: the circuit to the upstream is open, or half of the
 * last queries failed; `unused`: no queries in the last 24 hours; `not set up`: nothing answers it here.
 */
const serviceStates = ['working', 'disturbed', 'failing', 'unused', 'not set up'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** A share from 0 to 1. */
const Share = z.number().check(z.gte(0), z.lte(1));

/**
 * A service in the last 24 hours, on all nodes. `answered` is the share of answered queries, without those that failed because of the number or the account:
 * these are under `refused`, a share of all queries. `storedData` is the share answered from stored data or the ranges alone (reason code 3), a part of
 * `answered`. Null without queries. Latencies are the smallest limit in ms that covers the percentile; also null if that is more than 20 s. `circuit` is null
 * without an upstream, and `data` without a data set.
 */
const ServiceStatus = z.object({
  service: z.enum(serviceCodes),
  answeredBy: z.enum(answeredBy),
  state: z.enum(serviceStates),
  hasQueries: z.boolean(),
  queries: z.nullable(z.int()),
  answered: z.nullable(Share),
  refused: z.nullable(Share),
  storedData: z.nullable(Share),
  failures: z.array(z.object({ reasonCode: z.int(), share: Share, queries: z.nullable(z.int()) })),
  p50Ms: z.nullable(z.int()),
  p95Ms: z.nullable(z.int()),
  circuit: z.nullable(z.enum(['closed', 'half-open', 'open'])),
  circuitSince: z.nullable(z.string()),
  data: z.nullable(z.object({ dataVersion: z.nullable(z.string()), asOf: z.nullable(z.string()) })),
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;

export const serviceStatus = get('/api/status/services', {
  summary: 'Status of each service in the last 24 hours: share answered, failures, response times, circuit breaker and age of data',
  access: signedIn(),
  reply: z.object({ asOf: z.string(), message: z.array(ServiceStatus) }),
});
