import { queryOptions } from '@tanstack/react-query';
import { accepted, addressOf, readJson, reach } from './call.ts';

/** The API's public description: the OpenAPI document, and the header `RateLimit-Policy` of that reply. */
export const apiDocument = queryOptions({
  queryKey: ['openapi'] as readonly unknown[],
  queryFn: async ({ signal }) => {
    const response = await accepted(await reach(addressOf('/api/openapi.json', {}), { signal }, signal), null, signal);
    return { document: await readJson(response, signal), policy: response.headers.get('RateLimit-Policy') };
  },
  staleTime: Number.POSITIVE_INFINITY,
});
