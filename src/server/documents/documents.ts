/** Documents to download: made by the portal or brought in by an import, found again by their row in the database alone. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { holding, readPage, type SearchedPage } from '../database/pages.ts';
import { type LeaseTimes, takeLease, waitForOthers } from '../database/leases.ts';
import { AppError } from '../base/errors.ts';
import { FileReply } from '../http/file-reply.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { documentsSaid } from '../../shared/documents/said.ts';
import { dayMs } from '../../shared/base/utc-day.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { isReadIn, isWrittenIn } from './document-language.ts';

export interface DocumentDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
  /** How this node waits for others that make the same document. */
  readonly leases?: LeaseTimes | undefined;
}

/** What documents print; the portal's configuration has it. */
export type PrintedNames = Readonly<Record<'PRODUCT_NAME' | 'PROVIDER_NAME' | 'SUPPORT_EMAIL', string>> & {
  readonly KEEP_BATCHES_DAYS: number;
};

/** What documents are made of: their bytes, or what yields them. Called where there is something to publish, and not otherwise. */
type MakeContent = () => Uint8Array | AsyncIterable<Uint8Array> | Promise<Uint8Array>;

export interface NewDocument {
  readonly matter: Matter;
  /** Whose it is; everybody's without one. */
  readonly organisationId?: number;
  /** What it is a version of, within its matter and organisation: `cic-list`, `2026-W46.pdf`. */
  readonly series: string;
  /** Of prose, of which each language has versions of its own. */
  readonly language?: LanguageTag;
  /** What this version is made from. Where the newest version has the same source there is nothing to publish. */
  readonly source: string;
  readonly title: string;
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  /** How many versions stay; older ones go, with their files. */
  readonly keep?: number;
  readonly content: MakeContent;
}

export type Document = Awaited<ReturnType<typeof newestOf>>;
type Series = Pick<NewDocument, 'matter' | 'organisationId' | 'series' | 'language'>;

const maxListed = 1_000;

/**
 * Publishes a version of a document, once: where the newest version has this source already nothing is made. One node makes it, and the others
 * wait for it; where that node is killed the next one takes over. Answers the newest version.
 */
export async function publishDocument(deps: DocumentDeps, document: NewDocument): Promise<Document> {
  const work = {
    organisationId: document.organisationId ?? 0,
    name: [document.matter, document.series, document.language ?? []].flat().join(' '),
  };
  for (;;) {
    const newest = await newestOf(deps.db, document);
    if (newest?.source === document.source) return newest;
    const lease = await takeLease(deps.db, work, deps.leases);
    if (lease) {
      try {
        return await makeVersion(deps, document);
      } finally {
        await lease.release();
      }
    }
    await waitForOthers(deps.leases ?? {});
  }
}

/** Whoever lost the lease meanwhile adds nothing: no two versions have one number. */
async function makeVersion({ db, storage, clock }: DocumentDeps, document: NewDocument): Promise<Document> {
  const { matter, organisationId = null, series, language = null, source, title, fileName, type, keep = Infinity } = document;
  // Another node may have finished between the look and the lease.
  const newest = await newestOf(db, document);
  if (newest?.source === source) return newest;
  const id = randomUUID();
  const number = (newest?.number ?? 0) + 1;
  const stored = await storage.write(documentKey(id), await document.content());
  const added = await db
    .insertInto('documents')
    .values({
      id,
      organisation_id: organisationId,
      matter,
      series,
      number,
      source,
      language,
      title,
      file_name: fileName,
      type,
      ...stored,
      modified_at: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) await storage.remove(documentKey(id));
  else await dropOlder({ db, storage }, document, number - keep);
  return newestOf(db, document);
}

/** The newest version in a series, of those in its language. */
export function newestOf(db: Db, { matter, organisationId, series, language }: Series) {
  return db
    .selectFrom('documents')
    .where('matter', '=', matter)
    .where('series', '=', series)
    .where('organisation_id', organisationId === undefined ? 'is' : '=', organisationId ?? null)
    .where(isWrittenIn(language))
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const newestFirst = [
  ['documents.modified_at', 'time', 'desc'],
  ['documents.title', 'text', 'asc'],
  ['documents.type', 'text', 'asc'],
  ['documents.id', 'uuid', 'asc'],
] as const;

/** A page of what somebody of an organisation sees of a matter: everybody's documents and its own, newest first, of prose what they read of each series. */
export function listDocuments(
  db: Db,
  organisationId: number,
  { matter, language, search, ...page }: SearchedPage & { readonly matter: Matter; readonly language: LanguageTag },
) {
  const found = visibleTo(db, organisationId, matter)
    .where(isReadIn(language))
    .where(holding(search, ['documents.title', 'documents.file_name']))
    .select(['id', 'title', 'file_name', 'type', 'bytes', 'sha256', 'modified_at']);
  return readPage(found.limit(maxListed), newestFirst, page);
}

/** One document by its file code, in whatever language it is; nothing where it is of another matter or another organisation. */
export function findDocument(db: Db, organisationId: number, { matter, id }: { matter: Matter; id: string }) {
  return visibleTo(db, organisationId, matter)
    .where('id', '=', id)
    .select(['id', 'file_name', 'type', 'bytes', 'sha256'])
    .executeTakeFirst();
}

/** A document as a reply. */
export function documentReply(
  storage: Storage,
  { id, file_name, type, bytes, sha256 }: NonNullable<Awaited<ReturnType<typeof findDocument>>>,
): FileReply {
  return new FileReply({
    name: file_name,
    type,
    bytes,
    etag: sha256,
    open: (range) => storage.read(documentKey(id), range).catch(refuseMissing),
  });
}

/** Every document of a series whose name begins with `prefix`, newest first. */
export function documentsOfSeries(db: Db, prefix: string) {
  return db
    .selectFrom('documents')
    .where(sql<boolean>`starts_with(series, ${prefix})`)
    .select(['id', 'organisation_id', 'matter', 'number', 'language', 'title', 'file_name', 'modified_at'])
    .orderBy('modified_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Takes a document out of the list, and its file out of the storage. */
export async function removeDocument({ db, storage }: Pick<DocumentDeps, 'db' | 'storage'>, id: string): Promise<void> {
  await db.deleteFrom('documents').where('id', '=', id).execute();
  await storage.remove(documentKey(id));
}

/** Removes the documents of organisations that were published longer than `keptDays` ago. Where those are undefined every document stays. */
export async function removeOldDocuments({ db, storage, clock }: DocumentDeps, keptDays: number | undefined): Promise<void> {
  if (keptDays === undefined) return;
  const over = await db
    .selectFrom('documents')
    .where('organisation_id', 'is not', null)
    .where('modified_at', '<', new Date(clock().getTime() - keptDays * dayMs))
    .select('id')
    .execute();
  // Files first: a row without its file answers 404, a file without a row would stay for ever.
  for (const { id } of over) {
    await storage.remove(documentKey(id));
    await db.deleteFrom('documents').where('id', '=', id).execute();
  }
}

/** Changes what people read in the list. */
export async function retitleDocument(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('documents').set({ title }).where('id', '=', id).execute();
}

/** Opens the content of a document. */
export function readDocument(storage: Storage, { id }: { id: string }) {
  return storage.read(documentKey(id));
}

/** A row without its file: the storage is another one now, or lost something. */
function refuseMissing(error: unknown): never {
  throw error instanceof FileMissing ? new AppError('not_found', documentsSaid.isGone, { cause: error }) : error;
}

function visibleTo(db: Db, organisationId: number, matter: Matter) {
  return db
    .selectFrom('documents')
    .where('matter', '=', matter)
    .where((where) => where.or([where('organisation_id', 'is', null), where('organisation_id', '=', organisationId)]));
}

async function dropOlder(
  { db, storage }: Pick<DocumentDeps, 'db' | 'storage'>,
  { matter, organisationId, series, language }: Series,
  upToNumber: number,
): Promise<void> {
  if (upToNumber < 1) return;
  const dropped = await db
    .deleteFrom('documents')
    .where('matter', '=', matter)
    .where('series', '=', series)
    .where('organisation_id', organisationId === undefined ? 'is' : '=', organisationId ?? null)
    .where(isWrittenIn(language))
    .where('number', '<=', upToNumber)
    .returning('id')
    .execute();
  for (const { id } of dropped) await storage.remove(documentKey(id));
}

/** Where its content lies: from the random id, never from a name. */
export const documentKey = (id: string) => `documents/${id}`;
