import type { Config } from '../../config/config.ts';
import { createQueryRecords, type QueryRecords } from '../query-records.ts';
import type { StreamRecordsDependencies } from './records-stream.ts';

/** Opens the recorder of queries: the database, or the stream before it, whose modules are loaded only then. */
export async function openRecords(
  { RECORDS_URL: url, RECORDS_REPLICAS: replicas, ROLE }: Config,
  dependencies: Omit<StreamRecordsDependencies, 'config'>,
): Promise<QueryRecords> {
  if (url === undefined) return createQueryRecords(dependencies.db);
  const { createStreamRecords } = await import('./records-stream.ts');
  return createStreamRecords({ ...dependencies, config: { url, replicas, isWriter: ROLE !== 'api' } });
}
