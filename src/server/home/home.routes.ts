import type { FastifyInstance } from 'fastify';
import { home, type HomePart } from '../../shared/home/home.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { languageOfCaller } from '../auth/callers-language.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { accountOf } from './account.queries.ts';
import { newsFor } from './news.ts';
import { failedBatches, openInvitations } from './provider.queries.ts';
import { usageOf } from './usage.ts';

export function homeRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, config } = deps;
  serve(home, async ({ query, session, request }) => {
    const isWanted = (part: HomePart) => (query.part ?? part) === part && maySee(part, session);
    return {
      message: {
        ...(isWanted('usage') && { usage: await usageOf(db, session.organisationId, deps.clock()) }),
        ...(isWanted('news') && { news: await newsFor(deps, session, await languageOfCaller(db, session, request)) }),
        ...(isWanted('account') && { account: await accountOf(db, session) }),
        ...(isWanted('provider') && {
          provider: { failedBatches: await failedBatches(db, config.KEEP_BATCHES_DAYS), invitations: await openInvitations(db) },
        }),
      },
    };
  });
}

function maySee(part: HomePart, { permissions, isStaff, support }: Session): boolean {
  if (part === 'usage') return holds(permissions, bits.reports);
  if (part === 'provider') return isStaff && !support && holds(permissions, bits.user_management);
  return true;
}
