/** Verdicts of several numbers: one call for those that the cache lacks. */
import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { serviceOf } from '../../shared/services/services.ts';
import type { Answers } from '../../shared/single-query/answers.ts';
import { bulkQueries } from '../../shared/single-query/single-query.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { refreshEntitlements } from '../entitlements/use-entitlements.ts';
import type { LinkedList } from './query-link.ts';
import { listCache } from './use-number-list.ts';

type Unread = NonNullable<ReplyOf<typeof bulkQueries>['response'][number]['unread']>;

/** A number as it was written, with its digits and answers, or the reason why it could not be read. */
export interface ListedNumber {
  readonly written: string;
  readonly tel: string;
  readonly answers: Answers;
  readonly unread: Unread | null;
  readonly at: string;
}

/** Returns the query of a list. A number that is corrected costs its own queries alone. */
export function listedNumbers({ numbers, services }: LinkedList) {
  const keyOf = (number: string) => [listCache, services, number];
  return queryOptions({
    queryKey: [listCache, services, 'list', numbers],
    queryFn: async ({ signal }): Promise<ListedNumber[]> => {
      const missing = numbers.filter((number) => queryClient.getQueryData(keyOf(number)) === undefined);
      if (missing.length > 0) {
        const { response } = await call(bulkQueries, { body: { numbers: missing, services: [...services] } }, { signal });
        const at = new Date().toISOString();
        for (const [index, written] of missing.entries()) {
          const rows = response.slice(index * services.length, (index + 1) * services.length);
          // The fields of the row alone would count as answers that differ.
          const answers = Object.fromEntries(
            rows.map(({ service, read: _read, unread: _unread, ...answer }) => [serviceOf(service), answer]),
          );
          const [first] = rows;
          queryClient.setQueryData(keyOf(written), { written, tel: first?.tel ?? written, answers, unread: first?.unread ?? null, at });
        }
        refreshEntitlements();
      }
      return numbers.flatMap((number) => queryClient.getQueryData<ListedNumber>(keyOf(number)) ?? []);
    },
    meta: { operation: bulkQueries.operation },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
