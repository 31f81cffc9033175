import type { FastifyInstance } from 'fastify';
import { listViews, removeView, saveView } from '../../shared/account/saved-views.ts';
import { accountSaid } from '../../shared/account/said.ts';
import { accountWanted } from '../../shared/account/wanted.ts';
import { savedViewsMost } from '../../shared/base/limits.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { deleteView, storeView, viewsFor } from './saved-views.queries.ts';

export function savedViewsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db } = deps;

  serve(listViews, async ({ session }) => ({ message: await viewsFor(db, session) }));

  serve(saveView, async ({ body, session }) => {
    const id = await storeView(db, session, body);
    if (id === undefined) throw new AppError('limit_reached', accountSaid.tooManyViews(savedViewsMost));
    return { ...told(accountSaid.viewSaved(body.name)), id };
  });

  serve(removeView, async ({ body, session }) => {
    if (!(await deleteView(db, session, body.id))) throw new AppError('not_found', accountWanted.noSuchView);
    return told(accountSaid.viewRemoved);
  });
}
