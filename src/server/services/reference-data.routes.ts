import type { FastifyInstance } from 'fastify';
import { servicesWithDemoLists, servicesWithoutLists } from '../../numbers/answers/answer.ts';
import { countryList, dataSetList, fieldList, reasonCodeList, userServices, wireNames } from '../../shared/services/reference-data.ts';
import { fieldsOf, legend } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { batchServiceCodes, serviceCodes } from '../../shared/services/services.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Deps } from '../deps.ts';
import { nothingLimited } from '../entitlements/entitlement.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';

/** Fields of a data set that only the provider may see. */
const forStaff = { loadedBy: null, source: null, sourceSha256: null };

export function referenceDataRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(reasonCodeList, ({ query: { code } }) => {
    const asked = reasonCodes.filter(({ reasonCode }) => code === undefined || reasonCode === Number(code));
    if (asked.length === 0) throw new AppError('not_found', inEnglish(`There is no reason code ${code}`));
    return { message: asked.map(({ reasonCode, description }) => ({ reasonCode, description })) };
  });
  serve(fieldList, ({ query: { field } }) => {
    const asked = legend.filter(({ name }) => field === undefined || name === field);
    if (asked.length === 0)
      throw new AppError(
        'not_found',
        inEnglish(`No answer has a field of this name. The fields are ${legend.map(({ name }) => name).join(', ')}`),
      );
    return {
      message: asked.map(({ name, type, definition }) => ({
        name,
        type,
        definition,
        services: serviceCodes.filter((service) => fieldsOf(service).includes(name)),
      })),
    };
  });
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
  serve(userServices, async ({ session }) => {
    const { services } = (await deps.entitlements.of(session.organisationId)) ?? nothingLimited;
    return { message: batchServiceCodes.filter((service) => services === null || services.includes(service)) };
  });
}
