/** How the services do, for everybody who is signed in. How much others ask is told to staff alone: customers see shares. */
import * as z from 'zod/mini';
import { serviceCodes } from '../services/services.ts';
import { get, signedIn } from '../base/endpoint.ts';

/** Who answers a service here: its data sets, an upstream, the demo's simulated network, or nobody. */
const answeredBy = ['data', 'upstream', 'simulation', 'nobody'] as const;

/**
 * `working`; `disturbed`: some of the last queries failed, or stored data stood in for a network; `failing`: the circuit to the upstream is
 * open, or half of the last queries failed; `unused`: no queries in the last 24 hours; `not set up`: nobody answers it here.
 */
const serviceStates = ['working', 'disturbed', 'failing', 'unused', 'not set up'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** From 0 to 1. */
const Share = z.number().check(z.gte(0), z.lte(1));

/**
 * A service in the last 24 hours, on every node together. `answered` is the share of the queries that were answered, of those that could be:
 * what the number or the account was the reason for is under `refused` instead, a share of all queries. `storedData` is the share that
 * stored data or the ranges alone stood in for (reason code 3), a part of `answered`. Null where there were no queries. Latencies are
 * the least limit, in ms, that so many of 100 queries kept to; null also where they took longer than 20 s. `circuit` is null where no upstream is
 * asked, and `data` where no data set answers.
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
  summary: 'How each service did in the last 24 hours: answered, failed and why, how fast, its circuit, the age of its data',
  access: signedIn(),
  reply: z.object({ asOf: z.string(), message: z.array(ServiceStatus) }),
});
