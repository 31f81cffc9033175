import type { FastifyInstance } from 'fastify';
import { decidingSetOf } from '../../numbers/answers/answer.ts';
import { serviceStatus, type ServiceStatus } from '../../shared/status/status.ts';
import { isDataService, type ServiceCode, serviceCodes } from '../../shared/services/services.ts';
import { isUpstream } from '../config/services-file.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { readServiceCounts } from '../query-records/service-counts.ts';
import { readBrokenCircuits } from '../query-records/upstream-circuits.ts';
import { statusOfService } from './service-states.ts';

const dayMs = 24 * 3_600_000;
/** The state of a service is that of its last minutes. */
const recentMs = 10 * 60_000;

export function statusRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(serviceStatus, async ({ session }) => {
    const now = deps.clock();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const [{ all, recent }, circuits] = await Promise.all([
      readServiceCounts(deps.db, { since: before(dayMs), recently: before(recentMs) }),
      readBrokenCircuits(deps.db),
    ]);
    return {
      asOf: now.toISOString(),
      message: serviceCodes.map((service) =>
        statusOfService({
          service,
          answeredBy: answererOf(deps, service),
          data: dataOf(deps, service),
          circuit: circuits.find((circuit) => circuit.service === service),
          day: all.filter((row) => row.service === service),
          recent: recent.filter((row) => row.service === service),
          isCountTold: session.isStaff && !session.support,
        }),
      ),
    };
  });
}

function answererOf({ config, answersFromData }: Deps, service: ServiceCode): ServiceStatus['answeredBy'] {
  if (answersFromData(service)) return 'data';
  if (isUpstream(config.SERVICES_CONFIG[service])) return 'upstream';
  return config.DEMO ? 'simulation' : 'nobody';
}

function dataOf({ dataSets, answersFromData }: Deps, service: ServiceCode): ServiceStatus['data'] {
  if (!isDataService(service) || !answersFromData(service)) return null;
  const { version: dataVersion, asOf } = decidingSetOf(dataSets.current().numbers, service);
  return { dataVersion, asOf };
}
