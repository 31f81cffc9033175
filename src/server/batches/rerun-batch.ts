import { randomUUID } from 'node:crypto';
import { BatchOrder } from '../../shared/batches/batches.ts';
import { type Finding, findings } from '../../shared/batches/findings.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { batchesWanted } from '../../shared/batches/wanted.ts';
import { quotedRow } from '../../shared/base/csv.ts';
import { inputKey } from './worker/batch-files.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import type { IdempotencyKey } from '../http/idempotency.ts';
import type { Session } from '../auth/sessions.ts';
import { findBatch, keptBatches } from './batches.queries.ts';
import type { FoundNumbers } from './found-numbers.ts';
import { storeColumns } from './own-columns.ts';
import { ownRows } from './own-rows.ts';
import { chosenRows, resultFile } from './result-file.ts';
import { accept, type Accepted, removeRefused } from './submit-batch.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'entitlements' | 'batchWorker' | 'storage' | 'publicUrl'> & {
  readonly foundNumbers: FoundNumbers;
};

type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

/**
 * A new batch of numbers of a finished one, with their rows of its table: those with a finding, for all services; or those that failed and may be repeated,
 * for the services in which some did.
 */
export async function runAgain(
  deps: Needs,
  session: Session,
  { id, found, key }: { id: string; found?: Finding | undefined; key?: IdempotencyKey | undefined },
): Promise<Accepted> {
  const { organisationId } = session;
  const batch = await findBatch(deps.db, keptBatches(deps, session), id);
  if (!batch) throw new AppError('not_found', batchesWanted.noSuchBatch);
  if (batch.state !== 'done') throw new AppError('conflict', batchesSaid.noResults);
  const { services, lines } =
    found === undefined ? await failedOf(deps, organisationId, batch) : await foundOf(deps, session, { batch, found });
  if (lines.size === 0) throw new AppError('conflict', found === undefined ? batchesSaid.noneFailed : batchesSaid.noneFound);
  const newId = randomUUID();
  const order = BatchOrder.parse({
    service: services,
    email: batch.email,
    ...(batch.days !== null && { days: String(batch.days) }),
  });
  const fileName = batch.fileName.replace(againName, `_${found ?? 'failed'}$2`);
  try {
    const input = await deps.storage.write(inputKey(newId), Buffer.from([...lines.keys()].map((number) => `${number}\n`).join('')));
    const ownColumns = await rowsAgain(deps, organisationId, { batch, newId, lines });
    return await accept(deps, session, { id: newId, order, records: lines.size, input, ownColumns, fileName, key });
  } catch (error) {
    await removeRefused(deps, { organisationId, id: newId, error });
    throw error;
  }
}

/** The end of a file name, with the mark of an earlier run. */
const againName = new RegExp(`(_(?:${findings.join('|')}))?(\\.[^.]*)$`);

/** The numbers of a new batch, each with its line in the new file. */
interface Chosen {
  readonly services: readonly BatchServiceCode[];
  readonly lines: ReadonlyMap<string, number>;
}

async function failedOf(deps: Needs, organisationId: number, batch: Batch): Promise<Chosen> {
  const lines = new Map<string, number>();
  const services: BatchServiceCode[] = [];
  for (const { service, failed } of batch.services) {
    if (failed === 0) continue;
    let hasSome = false;
    for await (const number of numbersOf(deps, organisationId, { batch, service, rows: 'repeatable' })) {
      hasSome = true;
      if (!lines.has(number)) lines.set(number, lines.size + 1);
    }
    if (hasSome) services.push(service);
  }
  return { services, lines };
}

async function foundOf(deps: Needs, session: Session, { batch, found }: { batch: Batch; found: Finding }): Promise<Chosen> {
  const numbers = await deps.foundNumbers.numbers(keptBatches(deps, session), batch.id, found);
  return { services: batch.services.map(({ service }) => service), lines: new Map(numbers.map((number, index) => [number, index + 1])) };
}

interface Asked {
  readonly batch: Batch;
  readonly service: Batch['services'][number]['service'];
  readonly rows: 'all' | 'repeatable';
}

/** The numbers of a result, in its order. */
async function* numbersOf(deps: Needs, organisationId: number, { batch, service, rows }: Asked): AsyncGenerator<string> {
  const position = batch.services.findIndex((one) => one.service === service);
  const file = await resultFile(deps, organisationId, { id: batch.id, service, position });
  let isHeading = true;
  for await (const [number = ''] of chosenRows(await file.rows(), rows)) {
    if (!isHeading) yield number;
    isHeading = false;
  }
}

interface Again {
  readonly batch: Batch;
  readonly newId: string;
  /** The line of each number in the file of the new batch. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Stores the rows of the batch's table whose numbers are asked again; null where it has none. */
async function rowsAgain(deps: Needs, organisationId: number, { batch, newId, lines }: Again): Promise<OwnColumns | null> {
  const [first] = batch.services;
  if (!batch.ownColumns || !first) return null;
  const newLines = new Uint32Array(batch.records + 1);
  let line = 0;
  for await (const number of numbersOf(deps, organisationId, { batch, service: first.service, rows: 'all' }))
    newLines[(line += 1)] = lines.get(number) ?? 0;
  const content = tableOf(ownRows(deps.storage, batch, rowsAtOnce), batch.ownColumns.titles, newLines);
  return storeColumns(deps.storage, { id: newId, field: 'rows', content, records: lines.size });
}

const rowsAtOnce = 500;

async function* tableOf(rows: ReturnType<typeof ownRows>, titles: readonly string[], newLines: Uint32Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${quotedRow(['line', 'note', ...titles])}\n`);
  for await (const some of rows) {
    const again = some.filter(({ line }) => newLines[line]);
    yield Buffer.from(again.map(({ cells, line, note }) => `${quotedRow([String(newLines[line]), note, ...cells])}\n`).join(''));
  }
}
