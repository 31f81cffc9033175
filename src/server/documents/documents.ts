/** Documents to download: made by the portal or brought in by an import, found again by their row in the database alone. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { FileReply } from '../http/file-reply.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import type { Matter } from '../../shared/matters.ts';

export interface DocumentDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
}

/** The names that documents print; the portal's configuration has them. */
export type PrintedNames = Readonly<Record<'PRODUCT_NAME' | 'PROVIDER_NAME' | 'SUPPORT_EMAIL', string>>;

/** What documents are made of: their bytes, or what yields them. Called where there is something to publish, and not otherwise. */
type MakeContent = () => Uint8Array | AsyncIterable<Uint8Array> | Promise<Uint8Array>;

export interface NewDocument {
  readonly matter: Matter;
  /** Whose it is; everybody's without one. */
  readonly organisationId?: number;
  /** What it is a version of, within its matter and organisation: `cic-list`, `2026-W46.pdf`. */
  readonly series: string;
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
type Series = Pick<NewDocument, 'matter' | 'organisationId' | 'series'>;

const maxListed = 1_000;

/**
 * Publishes a version of a document, once: where the newest version has this source already, or another node publishes one
 * at the same moment, nothing is added. Answers the newest version.
 */
export async function publishDocument({ db, storage, clock }: DocumentDeps, document: NewDocument): Promise<Document> {
  const { matter, organisationId = null, series, source, title, fileName, type, keep = Infinity } = document;
  const newest = await newestOf(db, document);
  if (newest?.source === source) return newest;
  const id = randomUUID();
  const number = (newest?.number ?? 0) + 1;
  const stored = await storage.write(keyOf(id), await document.content());
  const added = await db
    .insertInto('documents')
    .values({
      id,
      organisation_id: organisationId,
      matter,
      series,
      number,
      source,
      title,
      file_name: fileName,
      type,
      ...stored,
      modified_at: clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) await storage.remove(keyOf(id));
  else await dropOlder({ db, storage }, document, number - keep);
  return newestOf(db, document);
}

/** The newest version in a series. */
export function newestOf(db: Db, { matter, organisationId, series }: Series) {
  return db
    .selectFrom('documents')
    .where('matter', '=', matter)
    .where('series', '=', series)
    .where('organisation_id', organisationId === undefined ? 'is' : '=', organisationId ?? null)
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What an organisation may see of a matter: everybody's documents and its own, newest first. */
export function listDocuments(db: Db, organisationId: number, matter: Matter) {
  return visibleTo(db, organisationId, matter)
    .select(['id', 'title', 'file_name', 'type', 'bytes', 'sha256', 'modified_at'])
    .orderBy('modified_at', 'desc')
    .orderBy('title')
    .orderBy('type')
    .limit(maxListed)
    .execute();
}

/** One document by its file code; nothing where it is of another matter or another organisation. */
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
    open: (range) => storage.read(keyOf(id), range).catch(refuseMissing),
  });
}

/** Every document of a series whose name begins with `prefix`, newest first. */
export function documentsOfSeries(db: Db, prefix: string) {
  return db
    .selectFrom('documents')
    .where(sql<boolean>`starts_with(series, ${prefix})`)
    .select(['id', 'organisation_id', 'matter', 'number', 'title', 'file_name', 'modified_at'])
    .orderBy('modified_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Takes a document out of the list, and its file out of the storage. */
export async function removeDocument({ db, storage }: Pick<DocumentDeps, 'db' | 'storage'>, id: string): Promise<void> {
  await db.deleteFrom('documents').where('id', '=', id).execute();
  await storage.remove(keyOf(id));
}

/** Changes what people read in the list. */
export async function retitleDocument(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('documents').set({ title }).where('id', '=', id).execute();
}

/** Opens the content of a document. */
export function readDocument(storage: Storage, { id }: { id: string }) {
  return storage.read(keyOf(id));
}

/** A row without its file: the storage is another one now, or lost something. */
function refuseMissing(error: unknown): never {
  throw error instanceof FileMissing ? new AppError('not_found', 'This document is no longer stored', { cause: error }) : error;
}

function visibleTo(db: Db, organisationId: number, matter: Matter) {
  return db
    .selectFrom('documents')
    .where('matter', '=', matter)
    .where((where) => where.or([where('organisation_id', 'is', null), where('organisation_id', '=', organisationId)]));
}

async function dropOlder(
  { db, storage }: Pick<DocumentDeps, 'db' | 'storage'>,
  { matter, organisationId, series }: Series,
  upToNumber: number,
): Promise<void> {
  if (upToNumber < 1) return;
  const dropped = await db
    .deleteFrom('documents')
    .where('matter', '=', matter)
    .where('series', '=', series)
    .where('organisation_id', organisationId === undefined ? 'is' : '=', organisationId ?? null)
    .where('number', '<=', upToNumber)
    .returning('id')
    .execute();
  for (const { id } of dropped) await storage.remove(keyOf(id));
}

/** From the random id, never from a name. */
const keyOf = (id: string) => `documents/${id}`;
