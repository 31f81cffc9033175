import type { FastifyInstance } from 'fastify';
import { listSearches, removeSearch, saveSearch } from '../../shared/reports/saved-searches.ts';
import { savedSearchesMost } from '../../shared/base/limits.ts';
import { reportsSaid } from '../../shared/reports/said.ts';
import { reportsWanted } from '../../shared/reports/wanted.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { requireCountries } from '../query-records/country-names.ts';
import { deleteSearch, searchesOf, storeSearch } from './saved-searches.queries.ts';

export function savedSearchesRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db } = deps;

  serve(listSearches, async ({ session }) => ({ message: await searchesOf(db, session.portalId) }));

  serve(saveSearch, async ({ body, session }) => {
    requireCountries(body.parameters.countryList, 'parameters.countryList');
    const id = await storeSearch(db, session, body);
    if (id === undefined) throw new AppError('limit_reached', reportsSaid.manySearches(savedSearchesMost));
    return { ...told(reportsSaid.searchSaved(body.name)), id };
  });

  serve(removeSearch, async ({ body, session }) => {
    if (!(await deleteSearch(db, session.portalId, body.id))) throw new AppError('not_found', reportsWanted.noSuchSearch);
    return told(reportsSaid.searchRemoved);
  });
}
