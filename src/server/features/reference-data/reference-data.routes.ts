import type { FastifyInstance } from 'fastify';
import { countryList, reasonCodeList, userServices } from '../../../shared/api/reference-data.ts';
import { reasonCodes } from '../../../shared/services/reason-codes.ts';
import { batchServiceCodes } from '../../../shared/services/services.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';

export function referenceDataRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, reasonCodeList, () => ({
    message: reasonCodes.map(({ reasonCode, description }) => ({ reasonCode, description })),
  }));
  serve(app, deps, countryList, () => ({ elements: [...deps.dataSets.current().countries] }));
  serve(app, deps, userServices, () => ({ message: batchServiceCodes }));
}
