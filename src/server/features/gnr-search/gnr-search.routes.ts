import type { FastifyInstance } from 'fastify';
import { numberLookup, rangeSearch } from '../../../shared/api/gnr-search.ts';
import { rangeSearchMaxMatches } from '../../../shared/limits.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { JsonBytes, serve } from '../../serve.ts';

export function gnrSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const { dataSets } = deps;

  serve(app, deps, rangeSearch, ({ query }) => {
    const { chunks, total, truncated } = dataSets.current().ranges.search(query.range, rangeSearchMaxMatches);
    // The rows lie in memory as JSON; only the few bytes around them are made for this call.
    return new JsonBytes(
      Buffer.concat([Buffer.from('{"response":{"elements":'), ...chunks, Buffer.from(`,"total":${total},"truncated":${truncated}}}`)]),
    );
  });

  serve(app, deps, numberLookup, ({ query }) => {
    const row = dataSets.current().ranges.find(query.phonenumber);
    if (!row) throw new AppError('not-found', `No range holds ${query.phonenumber}`);
    return { response: { tel: query.phonenumber, ...row } };
  });
}
