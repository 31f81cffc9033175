import { useQuery } from '@tanstack/react-query';
import { callsForKeys, type ApiDocument, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { apiDocument } from '../api/api-document.ts';
import { queryClient } from '../api/queries.ts';

export interface DescribedApi {
  readonly calls: readonly DescribedCall[];
  /** Number of calls that a caller has in a number of seconds; null without a limit. */
  readonly policy: { readonly calls: number; readonly seconds: number } | null;
}

/** Loads the API's document, which is public, with the limit from that reply's headers. */
export function useApiDocument() {
  return useQuery({ ...apiDocument, select: describedApi }, queryClient);
}

function describedApi({ document, policy }: { document: unknown; policy: string | null }): DescribedApi {
  // The portal made it from its contract.
  return { calls: callsForKeys(document as ApiDocument), policy: policyIn(policy) };
}

/** `"calls";q=1200;w=60` (docs/api.md). */
function policyIn(header: string | null): DescribedApi['policy'] {
  const [, calls, seconds] = /;q=(\d+);w=(\d+)/.exec(header ?? '') ?? [];
  return calls === undefined ? null : { calls: Number(calls), seconds: Number(seconds) };
}
