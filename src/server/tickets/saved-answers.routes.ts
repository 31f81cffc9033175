import type { FastifyInstance } from 'fastify';
import { savedAnswersMost } from '../../shared/base/limits.ts';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import { listSavedAnswers, removeSavedAnswer, saveAnswer } from '../../shared/tickets/saved-answers.ts';
import { ticketsWanted } from '../../shared/tickets/wanted.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { AppError } from '../base/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { deleteAnswer, insertAnswer, savedAnswersOf, updateAnswer } from './saved-answers.queries.ts';

export function savedAnswerRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(listSavedAnswers, async ({ session }) => ({ message: await savedAnswersOf(deps.db, session.organisationId) }));

  serve(saveAnswer, async ({ body: { id, ...answer }, session }) => {
    const saved = await inTransaction(deps.db, async (db) => {
      const { organisationId } = session;
      if (id !== undefined && !(await updateAnswer(db, organisationId, { id, ...answer })))
        throw new AppError('not_found', ticketsWanted.noSuchAnswer);
      const savedId = id ?? (await insertAnswer(db, organisationId, answer));
      if (savedId === undefined) throw new AppError('limit_reached', ticketsSaid.manyAnswers(savedAnswersMost));
      await recordAuditOf(db, session, { action: 'answer saved', detail: answer.title });
      return savedId;
    });
    return { ...told(ticketsSaid.answerSaved(answer.title)), id: saved };
  });

  serve(removeSavedAnswer, async ({ body, session }) => {
    await inTransaction(deps.db, async (db) => {
      const title = await deleteAnswer(db, session.organisationId, body.id);
      if (title === undefined) throw new AppError('not_found', ticketsWanted.noSuchAnswer);
      await recordAuditOf(db, session, { action: 'saved answer deleted', detail: title });
    });
    return told(ticketsSaid.answerRemoved);
  });
}
