import { useQuery } from '@tanstack/react-query';
import { callsForKeys, type ApiDocument, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { addressOf, CallError, readJson, reach } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { developersText } from './developers.text.ts';

export interface DescribedApi {
  readonly calls: readonly DescribedCall[];
  /** How many calls a caller has in how many seconds; null where there is no limit. */
  readonly policy: { readonly calls: number; readonly seconds: number } | null;
}

/** What the portal says of its own API to everybody, and in the headers of that reply of its limit. */
export function useApiDocument() {
  return useQuery(
    { queryKey: ['openapi'], queryFn: ({ signal }) => readDocument(signal), staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
}

async function readDocument(signal: AbortSignal): Promise<DescribedApi> {
  const response = await reach(addressOf('/api/openapi.json', {}), { signal }, signal);
  if (!response.ok) throw new CallError(developersText.calls.unavailable, { status: response.status });
  // The portal made it from its contract.
  const document = (await readJson(response, signal)) as ApiDocument;
  return { calls: callsForKeys(document), policy: policyIn(response.headers.get('RateLimit-Policy')) };
}

/** `"calls";q=1200;w=60` (docs/api.md). */
function policyIn(header: string | null): DescribedApi['policy'] {
  const [, calls, seconds] = /;q=(\d+);w=(\d+)/.exec(header ?? '') ?? [];
  return calls === undefined ? null : { calls: Number(calls), seconds: Number(seconds) };
}
