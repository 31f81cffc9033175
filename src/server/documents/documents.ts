/** Documents to download, made by the portal or imported; their row in the database is the only index. */
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
  /** Timing of the lease for which this node waits while another makes the same document. */
  readonly leases?: LeaseTimes | undefined;
}

/** Names that documents print, from the portal's configuration. */
export type PrintedNames = Readonly<Record<'PRODUCT_NAME' | 'PROVIDER_NAME' | 'SUPPORT_EMAIL', string>> & {
  readonly KEEP_BATCHES_DAYS: number;
};

/** Makes the content of a document: bytes, or a source of bytes. Called only if there is something to publish. */
type MakeContent = () => Uint8Array | AsyncIterable<Uint8Array> | Promise<Uint8Array>;

export interface NewDocument {
  readonly matter: Matter;
  /** The owner; without one the document is for all organisations. */
  readonly organisationId?: number;
  /** The name shared by its versions, within matter and organisation: `cic-list`, `2026-W46.pdf`. */
  readonly series: string;
  /** Language of prose; each language has its own versions. */
  readonly language?: LanguageTag;
  /** Source of this version. Nothing is published if the newest version has the same one. */
  readonly source: string;
  readonly title: string;
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  /** Number of versions to keep; older ones are deleted with their files. */
  readonly keep?: number;
  readonly content: MakeContent;
}

export type Document = Awaited<ReturnType<typeof newestOf>>;
type Series = Pick<NewDocument, 'matter' | 'organisationId' | 'series' | 'language'>;

const maxListed = 1_000;

/**
 * Publishes a version of a document once: does nothing if the newest version already has this source. One node makes it while the others wait; if that node is
 * killed, the next takes over. Returns the newest version.
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

/** Makes a version. A node that lost its lease meanwhile adds nothing: no two versions have one number. */
async function makeVersion({ db, storage, clock }: DocumentDeps, document: NewDocument): Promise<Document> {
  const { matter, organisationId = null, series, language = null, source, title, fileName, type, keep = Infinity } = document;
  // Another node may have finished between the check and the lease.
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

/** Reads the newest version in a series, in its language. */
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
  // Reports that were made in the same second: a title ends with its period.
  ['documents.title', 'text', 'desc'],
  ['documents.type', 'text', 'asc'],
  ['documents.id', 'uuid', 'asc'],
] as const;

/** Lists a page of a matter for a reader: public documents and those of the organisation, newest first; prose in the reader's language. */
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

/** Finds a document by its file code, in any language; undefined if it belongs to another matter or organisation. */
export function findDocument(db: Db, organisationId: number, { matter, id }: { matter: Matter; id: string }) {
  return visibleTo(db, organisationId, matter)
    .where('id', '=', id)
    .select(['id', 'file_name', 'type', 'bytes', 'sha256'])
    .executeTakeFirst();
}

/** Returns a document as a reply. */
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

/** Lists every document whose series begins with `prefix`, newest first. */
export function documentsOfSeries(db: Db, prefix: string) {
  return db
    .selectFrom('documents')
    .where(sql<boolean>`starts_with(series, ${prefix})`)
    .select(['id', 'organisation_id', 'matter', 'number', 'language', 'title', 'file_name', 'modified_at'])
    .orderBy('modified_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Removes a document from the list, and its file from the storage. */
export async function removeDocument({ db, storage }: Pick<DocumentDeps, 'db' | 'storage'>, id: string): Promise<void> {
  await db.deleteFrom('documents').where('id', '=', id).execute();
  await storage.remove(documentKey(id));
}

/** Removes organisations' documents published more than `keptDays` ago. If undefined, every document stays. */
export async function removeOldDocuments({ db, storage, clock }: DocumentDeps, keptDays: number | undefined): Promise<void> {
  if (keptDays === undefined) return;
  const over = await db
    .selectFrom('documents')
    .where('organisation_id', 'is not', null)
    .where('modified_at', '<', new Date(clock().getTime() - keptDays * dayMs))
    .select('id')
    .execute();
  // Files first: a row without its file answers 404, but a file without a row would stay for ever.
  for (const { id } of over) {
    await storage.remove(documentKey(id));
    await db.deleteFrom('documents').where('id', '=', id).execute();
  }
}

/** Changes the title in the list. */
export async function retitleDocument(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('documents').set({ title }).where('id', '=', id).execute();
}

/** Opens the content of a document. */
export function readDocument(storage: Storage, { id }: { id: string }) {
  return storage.read(documentKey(id));
}

/** Throws 404 for a row without its file: the storage was replaced, or lost it. */
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

/** The storage key of the content: from the random id, never from a name. */
export const documentKey = (id: string) => `documents/${id}`;
