/** The answerer of each service: the data sets, an upstream over HTTP or ENUM, the demo's simulated network, or none. */
import type { FastifyBaseLogger } from 'fastify';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { singleQueryPortsDays } from '../../shared/base/limits.ts';
import { isDataService, type LiveService, type ServiceCode, serviceCodes } from '../../shared/services/services.ts';
import { singleQuerySaid } from '../../shared/single-query/said.ts';
import type { Admitted } from '../../numbers/answers/admitted.ts';
import { numberSubjectOf } from '../../numbers/answers/number-subject.ts';
import { addProvenance, endedEarly, firstGivenOf, queryAnswerFromData } from '../../numbers/answers/answer.ts';
import { askSimulatedNetwork } from '../../numbers/answers/simulated-network.ts';
import { fallbackAnswer } from '../../numbers/answers/fallback-answer.ts';
import type { NumberData } from '../../numbers/number-data.ts';
import { ownersIn } from '../../numbers/plan-facts/carrier-facts.ts';
import { AppError } from '../base/errors.ts';
import type { CircuitState } from './circuit-breaker.ts';
import { askOverEnum } from './enum-upstream.ts';
import { askOverHttp } from './http-upstream.ts';
import { isUpstream, type ServicesConfig, type UpstreamSettings } from '../config/services-file.ts';
import { type Ask, guardUpstream } from './upstream.ts';
import { type FaultKind, UpstreamFault } from './upstream-fault.ts';

interface Asked {
  /** The organisation that sends the query. */
  readonly customer: number;
  /** Days of port events to look back; a single query always uses 30. */
  readonly days?: number;
}

/**
 * Answers one service about one number. Throws `AppError` (502, 504) if an upstream failed and nothing is known; its `retryAfterSeconds` says when to retry, if
 * the upstream or our guard wants a pause.
 */
export type Answerer = (query: Admitted<{ readonly tel: string }>, asked: Asked) => Promise<QueryAnswer>;
export type Answerers = Readonly<Record<ServiceCode, Answerer>>;

/** Metrics of the queries to upstreams. */
export interface UpstreamMetrics {
  /** Starts timing a query; the returned function ends it with its outcome. */
  startUpstreamQuery(service: ServiceCode): (outcome: 'answered' | FaultKind) => void;
  /** Shows the circuit of a service, closed at first; call the returned function on each change. */
  circuitOf(service: ServiceCode): (state: CircuitState) => void;
}

interface AnswererDependencies {
  /** The current data; read at each query. */
  dataSets: { current(): { numbers: NumberData } };
  demo: boolean;
  services: ServicesConfig;
  clock: () => Date;
  /** Monotonic clock in ms, used to measure waits. */
  now?: () => number;
  /** Random number from 0 to 1. */
  random?: () => number;
  metrics: UpstreamMetrics;
  log: FastifyBaseLogger;
  /** The header that names the trace of a query. */
  traceparent?: () => string | undefined;
}

export function createAnswerers(dependencies: AnswererDependencies): Answerers {
  const { services, demo } = dependencies;
  const answererOf = (service: ServiceCode): Answerer => {
    const settings = services[service];
    if (isUpstream(settings)) return fromUpstream(service, settings, dependencies);
    if (isDataService(service)) return async ({ tel }) => fromData(service, tel, dependencies);
    return demo ? ({ tel }) => fromSimulation(service, tel, dependencies) : async ({ tel }) => fromNobody(tel);
  };
  // One entry per service: the keys are the closed list itself.
  return Object.fromEntries(serviceCodes.map((service) => [service, answererOf(service)])) as Answerers;
}

function fromNobody(tel: string): QueryAnswer {
  return { tel, rc: 500, source: 'data', dataVersion: null, asOf: null };
}

function fromData(service: ServiceCode, number: string, { dataSets, clock }: AnswererDependencies): QueryAnswer {
  return queryAnswerFromData(dataSets.current().numbers, { service, number }, { days: singleQueryPortsDays, now: clock() });
}

async function fromSimulation(service: LiveService, number: string, { dataSets, clock }: AnswererDependencies): Promise<QueryAnswer> {
  const { outcome, answer } = askSimulatedNetwork(dataSets.current().numbers, { service, number }, { now: clock() });
  if (outcome === 'answered') return answer;
  throw nothingKnown(service, number, { kind: outcome });
}

function fromUpstream(service: ServiceCode, settings: UpstreamSettings, dependencies: AnswererDependencies): Answerer {
  const {
    dataSets,
    clock,
    now = () => performance.now(),
    random = Math.random,
    metrics,
    log,
    traceparent = () => undefined,
  } = dependencies;
  const ask = askOver(service, settings, { clock, traceparent });
  const onCircuit = metrics.circuitOf(service);
  const askGuarded = guardUpstream(ask, settings, { now, random, onCircuit });
  return async ({ tel: number }, { customer, days = singleQueryPortsDays }) => {
    const data = dataSets.current().numbers;
    const ended = endedEarly(data, number);
    const subject = numberSubjectOf(data.ranges, number);
    if (ended) return addProvenance(ended, data, { service, subject, asked: { days, now: clock() } });
    const finish = metrics.startUpstreamQuery(service);
    try {
      const answer = await askGuarded({ number, days, customer });
      finish('answered');
      const firstGiven = firstGivenOf(number, subject.range);
      const carriers = ownersIn(answer, subject.range);
      const named = { ...(firstGiven && { firstGiven }), ...(carriers && { carriers }) };
      return { ...answer, source: 'live', dataVersion: null, asOf: clock().toISOString(), ...named };
    } catch (error) {
      finish(error instanceof UpstreamFault ? error.kind : 'failed');
      if (!(error instanceof UpstreamFault)) throw error;
      log.warn({ service, fault: error.kind, why: error.message }, 'upstream query failed');
      const stored = fallbackAnswer(data, { service, number }, { days, now: clock() });
      if (stored) return stored;
      throw nothingKnown(service, number, error);
    }
  };
}

/** Returns how an upstream of each kind is asked. */
function askOver(service: ServiceCode, settings: UpstreamSettings, tools: Parameters<typeof askOverHttp>[2]): Ask {
  switch (settings.kind) {
    case 'http':
      return askOverHttp(service, settings, tools);
    case 'enum':
      return askOverEnum(service, settings);
  }
}

function nothingKnown(service: ServiceCode, tel: string, fault: Pick<UpstreamFault, 'kind'> & Partial<UpstreamFault>): AppError {
  const { kind, retryAfterSeconds } = fault;
  const pause = retryAfterSeconds !== undefined && { retryAfterSeconds };
  if (kind === 'timed-out')
    return new AppError('upstream_timed_out', singleQuerySaid.timedOut(service), { response: { tel, rc: 300 }, ...pause });
  const said = kind === 'limited' ? singleQuerySaid.isBusy(service) : singleQuerySaid.failed(service);
  return new AppError('upstream_failed', said, { response: { tel, rc: 301 }, ...pause });
}
