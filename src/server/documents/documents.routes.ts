import type { FastifyInstance } from 'fastify';
import { downloadFile, downloadGuide, listFiles } from '../../shared/documents/documents.ts';
import { documentsSaid } from '../../shared/documents/said.ts';
import { documentsWanted } from '../../shared/documents/wanted.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { type Matter, bitsFor } from '../../shared/base/matters.ts';
import { holds, permissions } from '../../shared/base/permissions.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { languageOfCaller } from '../auth/callers-language.ts';
import type { Deps } from '../deps.ts';
import { documentReply, findDocument, listDocuments } from './documents.ts';
import { publishGuide } from './product-documents.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import type { Session } from '../auth/sessions.ts';

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, storage, publishing } = deps;

  serve(listFiles, async ({ query: { matter, ...wanted }, session, request }) => {
    await requireMatter(deps, session, matter);
    await publishing.published();
    const language = await languageOfCaller(db, session, request);
    const { rows, ...page } = await listDocuments(db, session.organisationId, { ...wanted, matter, language });
    return {
      message: rows.map(({ id, title, file_name, type, bytes, sha256, modified_at }) => ({
        title,
        lastModificationDate: modified_at.toISOString(),
        filecode: id,
        filename: file_name,
        size: bytes,
        type,
        sha256,
      })),
      ...page,
    };
  });

  serve(downloadFile, async ({ query: { matter, file }, session }) => {
    await requireMatter(deps, session, matter);
    const document = await findDocument(db, session.organisationId, { matter, id: file });
    if (!document) throw new AppError('not_found', documentsWanted.noSuchDocument);
    return documentReply(storage, document);
  });

  serve(downloadGuide, async ({ session, request }) => {
    const guide = await publishGuide(deps, await languageOfCaller(db, session, request));
    if (!guide) throw new AppError('unavailable', documentsSaid.guideUnderWay, { retryAfterSeconds: 2 });
    return documentReply(storage, guide);
  });
}

/** Checks the permission that `matter` needs, beyond the one that both calls declare. */
async function requireMatter({ db }: Deps, session: Session, matter: Matter): Promise<void> {
  const missing = bitsFor(matter).find((bit) => !holds(session.permissions, bit));
  const permission = missing === undefined ? undefined : permissions[missing];
  if (!permission) return;
  const refusal = baseSaid.missingPermission(permission.name);
  await recordAuditOf(db, session, { action: 'call refused', detail: `${matter}: ${refusal.text}` });
  throw new AppError('forbidden', refusal);
}
