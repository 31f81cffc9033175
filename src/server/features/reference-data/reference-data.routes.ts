import type { FastifyInstance } from 'fastify';
import { servicesWithDemoLists, servicesWithoutLists } from '../../../numbers/answers/answer.ts';
import { countryList, dataSetList, reasonCodeList, userServices, wireNames } from '../../../shared/api/reference-data.ts';
import { reasonCodes } from '../../../shared/services/reason-codes.ts';
import { batchServiceCodes } from '../../../shared/services/services.ts';
import type { Deps } from '../../deps.ts';
import { serveOn } from '../../http/serve.ts';

/** What of a data set is the provider's own business. */
const forStaff = { loadedBy: null, source: null, sourceSha256: null };

export function referenceDataRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(reasonCodeList, () => ({
    message: reasonCodes.map(({ reasonCode, description }) => ({ reasonCode, description })),
  }));
  serve(countryList, () => ({ elements: [...deps.dataSets.current().countries] }));
  serve(dataSetList, ({ session }) => {
    const { numbers, sets } = deps.dataSets.current();
    return {
      message: session.isStaff && !session.support ? [...sets] : sets.map((row) => ({ ...row, ...forStaff })),
      partlyChecked: servicesWithoutLists(numbers).filter(deps.answersFromData),
      onlyDemoLists: servicesWithDemoLists(numbers).filter(deps.answersFromData),
    };
  });
  serve(wireNames, () => ({ message: { enumZone: deps.config.ENUM_ZONE ?? null, sipDomain: deps.config.SIP_DOMAIN ?? null } }));
  serve(userServices, () => ({ message: batchServiceCodes }));
}
