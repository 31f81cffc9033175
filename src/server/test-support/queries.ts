/** Query records for tests of reports. */
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import { writeGroup } from '../query-records/query-records.ts';

interface Queries {
  at: string;
  count?: number;
  service?: BatchServiceCode;
  country?: string;
  rc?: number;
}

/** Records queries of an organisation and counts them, as answered queries are. */
export function makeQueries({ db }: Deps, organisationId: number, groups: readonly Queries[]): Promise<void> {
  const records = groups.flatMap(({ at, count = 1, service = 'npq', country = 'GB', rc = 0 }) =>
    Array.from({ length: count }, () => ({
      organisationId,
      at: new Date(at),
      portalUserId: null,
      keyId: null,
      channel: 'single' as const,
      service,
      tel: '447700900123',
      country,
      rc,
    })),
  );
  return writeGroup(db, records);
}
