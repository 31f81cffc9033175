import type { FastifyInstance } from 'fastify';
import { countryList, reasonCodeList, userServices } from '../../../shared/api/reference-data.ts';
import { reasonCodes } from '../../../shared/services/reason-codes.ts';
import { batchServiceCodes } from '../../../shared/services/services.ts';
import type { Deps } from '../../deps.ts';
import { serveOn } from '../../http/serve.ts';

export function referenceDataRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(reasonCodeList, () => ({
    message: reasonCodes.map(({ reasonCode, description }) => ({ reasonCode, description })),
  }));
  serve(countryList, () => ({ elements: [...deps.dataSets.current().countries] }));
  serve(userServices, () => ({ message: batchServiceCodes }));
}
