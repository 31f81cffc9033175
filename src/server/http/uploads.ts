/** A file upload, with the table that may follow it: streamed, and cut off if either exceeds the limit of its endpoint. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { batchColumnsMaxBytes, batchMaxBytes } from '../../shared/base/limits.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { inEnglish, type Said } from '../../shared/base/sayings.ts';
import type { Config } from '../config/config.ts';
import { AppError } from '../base/errors.ts';

/** Maximum wait for a sender who is silent within a file, or for a malformed form; also the head start of a slow sender. */
const defaultSilenceMs = 30_000;

/** Time for which a refusal waits for the next piece of the remaining form. */
const refusalWaitsMs = 10_000;

/** Seconds until a refused upload may be retried. */
const retryAfterSeconds = 5;

export interface IncomingFile {
  /** The file name as sent, without any folder. */
  readonly name: string;
  /** The bytes as they arrive. Throws `AppError`: 413 if there are too many, 400 if the sender breaks off. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Returns the further file after this one, if the form has one; known once `content` was read to its end. */
  further(): FurtherContent | undefined;
}

interface FurtherContent {
  /** One of the sender's `furtherFields`. */
  readonly field: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The uploading organisation, the message for a form without a file, and the fields that may hold a further one. */
interface Sender {
  readonly organisationId: number;
  readonly missing: Said;
  readonly furtherFields: readonly string[];
}

export interface Uploads {
  /**
   * Runs `work` with the file of the form's field `file`. Throws `AppError`: 429 while the organisation uses all its places, 503 while the node does,
   * 400 if the form is malformed, too slow or has no such file (`errors.file`, which says `missing`).
   */
  receive<Result>(request: FastifyRequest, sender: Sender, work: (file: IncomingFile) => Promise<Result>): Promise<Result>;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 1_000, fields: 10, files: 2, fileSize: batchColumnsMaxBytes, parts: 20, headerPairs: 20 },
  });
}

export type UploadLimits = Pick<Config, 'UPLOADS_AT_ONCE' | 'UPLOADS_AT_ONCE_PER_ORGANISATION' | 'UPLOAD_BYTES_PER_SECOND'>;

/** Counts the uploads of one portal, in total and per organisation, so that none can take all places. */
export function createUploads(limits: UploadLimits, { silenceMs = defaultSilenceMs }: { silenceMs?: number | undefined } = {}): Uploads {
  const { UPLOADS_AT_ONCE: ofNode, UPLOADS_AT_ONCE_PER_ORGANISATION: ofOrganisation } = limits;
  const underWay = new Map<number, number>();
  let total = 0;
  const count = (organisationId: number, change: 1 | -1) => {
    total += change;
    const left = (underWay.get(organisationId) ?? 0) + change;
    if (left > 0) underWay.set(organisationId, left);
    else underWay.delete(organisationId);
  };
  return {
    async receive(request, { organisationId, missing, furtherFields }, work) {
      if ((underWay.get(organisationId) ?? 0) >= ofOrganisation)
        throw new AppError('busy', baseSaid.uploading(ofOrganisation), { retryAfterSeconds });
      if (total >= ofNode) throw new AppError('overloaded', baseSaid.tooManyUploads, { retryAfterSeconds });
      count(organisationId, 1);
      try {
        const patience = new Patience(silenceMs, limits.UPLOAD_BYTES_PER_SECOND);
        const form = await incomingForm(request, { missing, furtherFields }, patience);
        // Reads the rest of the form, or all of it, since the next call on this connection follows it.
        return await work(form.file).then(
          (result) => {
            void form.readToEnd();
            return result;
          },
          async (error: unknown) => {
            // A proxy that gets the reply before the form ends breaks off its sender, who then reads none of it.
            if (!patience.isOver) await form.readToEnd(new Patience(Math.min(refusalWaitsMs, silenceMs), limits.UPLOAD_BYTES_PER_SECOND));
            throw error;
          },
        );
      } finally {
        count(organisationId, -1);
      }
    },
  };
}

/** Patience with a sender: a limit on each silence, and a total that grows by the minimum rate with the bytes received. */
class Patience {
  readonly #silenceMs: number;
  readonly #bytesPerSecond: number;
  #waitedMs = 0;
  #bytes = 0;
  #isOver = false;

  constructor(silenceMs: number, bytesPerSecond: number) {
    this.#silenceMs = silenceMs;
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** True if the sender has been too slow. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Waits for `step`. Throws `AppError` (400, 413) if the sender is too slow, or the form is malformed. */
  async waitFor<T>(step: Promise<T>): Promise<T> {
    const leftMs = this.#silenceMs + (this.#bytes / this.#bytesPerSecond) * 1_000 - this.#waitedMs;
    const isSlow = leftMs < this.#silenceMs && this.#bytes > 0;
    const said = isSlow ? baseSaid.uploadTooSlow(this.#bytesPerSecond) : baseSaid.formEnded;
    const since = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new AppError('malformed_request', said)), Math.min(leftMs, this.#silenceMs));
    });
    try {
      return await Promise.race([step, silence]);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw malformed(cause);
      this.#isOver = true;
      throw cause;
    } finally {
      clearTimeout(timer);
      // The portal's own time to store a piece does not count against the sender.
      this.#waitedMs += performance.now() - since;
    }
  }

  note(bytes: number): void {
    this.#bytes += bytes;
  }
}

async function incomingForm(
  request: FastifyRequest,
  { missing, furtherFields }: Pick<Sender, 'missing' | 'furtherFields'>,
  patience: Patience,
): Promise<{ file: IncomingFile; readToEnd: (patience?: Patience) => Promise<void> }> {
  if (request.headers['content-encoding'] !== undefined)
    throw new AppError('unsupported_media_type', inEnglish('Send the file uncompressed'));
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', inEnglish('Send a form: Content-Type: multipart/form-data'));
  const parts = request.parts();
  for (;;) {
    const { done, value: part } = await patience.waitFor(parts.next());
    if (done) break;
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file' || !part.filename) {
      // Reads the rest of the form, as with every refusal.
      await readAll(part.file[Symbol.asyncIterator](), patience);
      await readParts(parts, patience);
      break;
    }
    return formWith({ name: part.filename, chunks: part.file[Symbol.asyncIterator](), furtherFields }, parts, patience);
  }
  throw new AppError('validation_failed', missing, { errors: { file: missing } });
}

type Chunks = AsyncIterator<Uint8Array>;
type Parts = AsyncIterator<{ type: string; fieldname: string; file?: AsyncIterable<Uint8Array> }>;

interface FirstFile {
  readonly name: string;
  readonly chunks: Chunks;
  readonly furtherFields: readonly string[];
}

function formWith({ name, chunks, furtherFields }: FirstFile, parts: Parts, patience: Patience) {
  const opened = [chunks];
  let further: { field: string; chunks: Chunks } | undefined;
  const piecesOf = async function* (from: Chunks, maxBytes: number) {
    let bytes = 0;
    for (;;) {
      const { done, value } = await patience.waitFor(from.next());
      if (done) break;
      patience.note(value.byteLength);
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new AppError('payload_too_large', baseSaid.uploadTooLarge(batchMaxBytes / bytesPerMebibyte));
      yield value;
    }
    further = await nextFile();
  };
  /** Reads on to the next file or the end of the form: a form cut off after the file is cut off all the same. */
  const nextFile = async (): Promise<typeof further> => {
    for (;;) {
      const { done, value } = await patience.waitFor(parts.next());
      if (done) return undefined;
      if (value.file === undefined) continue;
      const next = value.file[Symbol.asyncIterator]();
      opened.push(next);
      if (opened.length > 2 || !furtherFields.includes(value.fieldname)) throw new AppError('payload_too_large', oneFileOnly);
      return { field: value.fieldname, chunks: next };
    }
  };
  const file: IncomingFile = {
    name,
    content: piecesOf(chunks, batchMaxBytes),
    further: () => further && { field: further.field, content: piecesOf(further.chunks, batchColumnsMaxBytes) },
  };
  return {
    file,
    /** Reads the rest. Never rejects. Ends at the latest with the request's time limit, and with the patience. */
    async readToEnd(left?: Patience) {
      for (const chunksLeft of opened) await readAll(chunksLeft, left);
      await readParts(parts, left);
    },
  };
}

async function readParts(parts: Parts, patience?: Patience): Promise<void> {
  for (let part = await nextOf(parts, patience); part; part = await nextOf(parts, patience))
    if (part.file) await readAll(part.file[Symbol.asyncIterator](), patience);
}

async function readAll(chunks: Chunks, patience?: Patience): Promise<void> {
  for (let chunk = await nextOf(chunks, patience); chunk; chunk = await nextOf(chunks, patience)) patience?.note(chunk.byteLength);
}

/** Returns the next item. Never rejects: a cut-off or malformed form ends it too, and so does a sender who is too slow. */
async function nextOf<T>(from: AsyncIterator<T>, patience: Patience | undefined): Promise<T | undefined> {
  if (patience?.isOver) return undefined;
  try {
    const next = from.next();
    const { done, value } = patience ? await patience.waitFor(next) : await next;
    return done ? undefined : value;
  } catch {
    return undefined;
  }
}

const oneFileOnly = inEnglish('Send one file at a time');
const bytesPerMebibyte = 1024 * 1024;

/** Returns the refusal: any error of the form reader is the form's fault. */
function malformed(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  // The file itself is counted as it is read, and has a limit of its own.
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('payload_too_large', baseSaid.columnsTooLarge(batchColumnsMaxBytes / bytesPerMebibyte));
  if (code === 'FST_FILES_LIMIT') return new AppError('payload_too_large', oneFileOnly);
  return new AppError('malformed_request', baseSaid.formMalformed, { cause });
}
