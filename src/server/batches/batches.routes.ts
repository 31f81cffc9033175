import type { FastifyInstance } from 'fastify';
import {
  batchLimits,
  batchResults,
  batchSummary,
  cancelBatch,
  downloadBatchResult,
  downloadJoinedBatch,
  rerunBatch,
  submitBatch,
} from '../../shared/batches/batches.ts';
import { batchFindings, batchNumbers } from '../../shared/batches/found-numbers.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import { batchesWanted } from '../../shared/batches/wanted.ts';
import { pageMaxRows } from '../../shared/base/limits.ts';
import { batchFolder } from './worker/batch-files.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { serveOn, Versioned } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { createPlaces, keepUntilSent } from '../http/made-files.ts';
import { useOfLimits } from './batch-budget.ts';
import { listResults } from './batch-list.ts';
import { followPace } from './batch-pace.ts';
import { summaryOf } from './batch-summary.ts';
import { cancel, findBatch, findResult, keptBatches } from './batches.queries.ts';
import { createFoundNumbers } from './found-numbers.ts';
import { joinedFile } from './joined-forms.ts';
import { runAgain } from './rerun-batch.ts';
import { resultFile } from './result-file.ts';
import { resultReply } from './result-reply.ts';
import { submit } from './submit-batch.ts';
import { tableFields } from './table-checks.ts';

export function batchRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, storage } = deps;
  const recentPace = followPace(deps);
  const foundNumbers = createFoundNumbers(deps);
  const [joinedPlaces, spreadsheetPlaces] = [createPlaces('joined file'), createPlaces('spreadsheet')];

  serve(submitBatch, ({ query, session, request }) =>
    deps.uploads.receive(
      request,
      { organisationId: session.organisationId, missing: batchesWanted.file, furtherFields: tableFields },
      (file) => submit(deps, session, { order: query, file, request }),
    ),
  );

  serve(batchResults, async ({ query, session }) => new Versioned(await listResults(db, keptBatches(deps, session), query)));

  serve(batchSummary, async ({ query, session }) => ({ message: await summaryOf(db, keptBatches(deps, session), query.id) }));

  serve(batchFindings, async ({ query, session }) => ({ message: await foundNumbers.counts(keptBatches(deps, session), query.id) }));

  serve(batchNumbers, ({ query: { limit = pageMaxRows, ...query }, session }) =>
    foundNumbers.page(keptBatches(deps, session), { ...query, limit }),
  );

  serve(batchLimits, async ({ session }) => ({
    message: { ...(await useOfLimits(db, deps.config, session.organisationId)), pace: await recentPace() },
  }));

  serve(downloadBatchResult, async ({ query, session, reply }) => {
    const result = await findResult(db, keptBatches(deps, session), query.file);
    if (!result) throw new AppError('not_found', batchesSaid.noSuchResult);
    const file = await resultFile(deps, session.organisationId, result);
    if (query.format === 'xlsx') keepUntilSent(reply, spreadsheetPlaces.takeNow(session.organisationId));
    return resultReply(file, result, query);
  });

  serve(downloadJoinedBatch, async ({ query, session, reply }) => {
    const batch = await findBatch(db, keptBatches(deps, session), query.id);
    if (!batch) throw new AppError('not_found', batchesWanted.noSuchBatch);
    if (batch.state !== 'done') throw new AppError('conflict', batchesSaid.noResults);
    keepUntilSent(reply, joinedPlaces.takeNow(session.organisationId));
    return joinedFile(deps, session.organisationId, { batch, ...query });
  });

  serve(cancelBatch, async ({ body, session }) => {
    const isCancelled = await cancel(db, session.organisationId, body.id);
    if (isCancelled === undefined) throw new AppError('not_found', batchesWanted.noSuchBatch);
    if (!isCancelled) throw new AppError('conflict', batchesSaid.isFinished);
    await storage.remove(batchFolder(body.id));
    return told(batchesSaid.cancelled);
  });

  serve(rerunBatch, ({ body, session, request }) =>
    runAgain({ ...deps, foundNumbers }, session, { ...body, key: idempotencyKey(request, session.organisationId, body) }),
  );
}
