/** A file on its way up: one, streamed, and cut off where it is larger than its endpoint takes. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { batchMaxBytes } from '../../shared/limits.ts';
import { AppError } from '../errors.ts';

/** How long a sender may be silent in the middle of a file, or a malformed form may keep its reader waiting. */
const defaultSilenceMs = 30_000;

/** How many uploads one node takes at once: each holds some buffers and an open file. */
const maxAtOnce = 20;

export interface IncomingFile {
  /** As the sender calls it, without any folder. */
  readonly name: string;
  /** The bytes as they come. Throws `AppError` (413, 400) where there are too many, or where the sender breaks off. */
  readonly content: AsyncIterable<Uint8Array>;
}

export interface Uploads {
  /**
   * Runs `work` with the file of the form's field `file`. Throws `AppError`: 503 while too many uploads are under way, 400 where the
   * form is none or has no such file (`errors.file`, which says `missing`).
   */
  receive<Result>(request: FastifyRequest, missing: string, work: (file: IncomingFile) => Promise<Result>): Promise<Result>;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 1_000, fields: 10, files: 1, fileSize: batchMaxBytes, parts: 20, headerPairs: 20 },
  });
}

/** The uploads of one portal, counted together. */
export function createUploads({ silenceMs = defaultSilenceMs }: { silenceMs?: number | undefined } = {}): Uploads {
  let underWay = 0;
  return {
    async receive(request, missing, work) {
      if (underWay >= maxAtOnce) {
        throw new AppError('unavailable', 'Too many files are being uploaded. Please try again in a moment', { retryAfterSeconds: 5 });
      }
      underWay += 1;
      try {
        return await work(await incomingFile(request, missing, silenceMs));
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function incomingFile(request: FastifyRequest, missing: string, silenceMs: number): Promise<IncomingFile> {
  if (request.headers['content-encoding'] !== undefined) throw new AppError('unsupported-media-type', 'Send the file as it is, not packed');
  if (!request.isMultipart()) throw new AppError('unsupported-media-type', 'Send a form: Content-Type: multipart/form-data');
  const parts = request.parts();
  for (;;) {
    const { done, value: part } = await withinSilence(parts.next(), silenceMs);
    if (done) break;
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file' || !part.filename) {
      part.file.resume();
      break;
    }
    return { name: part.filename, content: contentOf(part.file, parts, silenceMs) };
  }
  throw new AppError('invalid', missing, { errors: { file: missing } });
}

/** Reads on to the end of the form: a form that is cut off behind the file is cut off all the same. */
async function* contentOf(
  file: AsyncIterable<Uint8Array> & { truncated: boolean },
  parts: AsyncIterator<{ type: string }>,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await withinSilence(chunks.next(), silenceMs);
      if (done) break;
      yield value;
    }
  } finally {
    // What nobody wanted of the file: the next call on this connection comes behind it.
    void readToEnd(chunks);
  }
  if (file.truncated) throw new AppError('too-large', tooLargeMessage);
  for (;;) {
    const { done, value } = await withinSilence(parts.next(), silenceMs);
    if (done) return;
    if (value.type === 'file') throw new AppError('too-large', 'Send one file at a time');
  }
}

/** Never rejects. Ends at the latest with the time that a request has. */
async function readToEnd(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The sender broke off, which is the end too.
  }
}

const tooLargeMessage = `The file is larger than ${batchMaxBytes / 1024 / 1024} MiB`;

/** Whatever the reader of forms throws is the form's fault. */
function malformed(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('too-large', tooLargeMessage);
  if (code === 'FST_FILES_LIMIT') return new AppError('too-large', 'Send one file at a time');
  return new AppError('invalid', 'The form is malformed, or was cut off', { cause });
}

async function withinSilence<T>(step: Promise<T>, silenceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('invalid', 'The form ended in the middle')), silenceMs);
  });
  try {
    return await Promise.race([step, silence]);
  } catch (cause) {
    throw cause instanceof AppError ? cause : malformed(cause);
  } finally {
    clearTimeout(timer);
  }
}
