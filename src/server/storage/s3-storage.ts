/** Files in object storage that speaks S3. A file is there once its upload is complete: a put, or many parts that are put together at the end. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3mini, S3ServiceError, type UploadPart } from 's3mini';
import { baseSaid } from '../../shared/base/said.ts';
import { fetchWithinSilence, isSilence, withinSilence } from './silence.ts';
import { checkKey, FileMissing, type Storage, StorageAway } from './storage.ts';

export interface S3Place {
  /** `s3://bucket/prefix`; the prefix may be missing. */
  readonly url: string;
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** How long the service may be silent; only tests set it. */
  readonly silenceMs?: number;
}

/** What one upload holds in memory; the service takes no part but the last that is smaller than 5 MiB, and 10,000 parts at most. */
const partBytes = 8 * 1024 * 1024;
/** For one call that is no download, whatever comes in between. A download may take as long as its reader does. */
const callTimeoutMs = 120_000;
/** How long the service may be silent before it is taken for away. */
const defaultSilenceMs = 10_000;
const tries = 3;

/** Files under the prefix of a bucket. Both ways stream; the memory of an upload is one part. */
export function s3Storage({ url, endpoint, accessKeyId, secretAccessKey, region, silenceMs = defaultSilenceMs }: S3Place): Storage {
  const { hostname: bucket, pathname } = new URL(url);
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
  const fetch = fetchWithinSilence(silenceMs);
  const place = { endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`, accessKeyId, secretAccessKey, region, fetch };
  const downloading = new S3mini(place);
  const calling = new S3mini({ ...place, requestAbortTimeout: callTimeoutMs });
  const objectKey = (key: string) => {
    checkKey(key);
    return prefix === '' ? key : `${prefix}/${key}`;
  };

  return {
    async write(key, content) {
      const target = objectKey(key);
      const hash = createHash('sha256');
      let bytes = 0;
      const upload = startUpload(calling, target);
      try {
        for await (const part of partsOf(content)) {
          hash.update(part);
          bytes += part.byteLength;
          await upload.add(part);
        }
        await upload.complete();
      } catch (error) {
        // A service that is away would let the caller wait once more.
        const aborted = upload.abort();
        if (!(error instanceof StorageAway)) await aborted;
        throw error;
      }
      return { bytes, sha256: hash.digest('hex') };
    },

    async read(key, range) {
      const { status, body } = await downloading
        .getObjectRaw(objectKey(key), range === undefined, range?.from, range && range.to + 1)
        .catch((error: unknown) => {
          throw error instanceof S3ServiceError && error.status === 404 ? new FileMissing(key) : named(error);
        });
      if (range && status !== 206) throw new Error(`The object storage sent all of ${key} where a part was asked for`);
      return body === null ? Readable.from([]) : Readable.from(bytesOf(body, silenceMs), { objectMode: false });
    },

    async list(folder) {
      const found = await calling.listObjects('/', objectKey(folder)).catch(rethrow);
      if (!found) throw new StorageAway(baseSaid.filesAway, { cause: new Error('There is no such bucket') });
      return found.map(({ Key }) => `${folder}${Key.slice(objectKey(folder).length)}`).toSorted();
    },

    async remove(folderOrKey) {
      if (!folderOrKey.endsWith('/')) return void (await calling.deleteObject(objectKey(folderOrKey)).catch(rethrow));
      // One by one: the call that removes many at once is not spoken by every service.
      for (const { Key } of (await calling.listObjects('/', objectKey(folderOrKey)).catch(rethrow)) ?? [])
        await calling.deleteObject(Key).catch(rethrow);
    },

    async check() {
      // Whether it is there does not matter: the service answers.
      await calling.objectExists(objectKey('check')).catch(rethrow);
    },
  };
}

/** An upload that becomes one put where everything fits into one part. */
function startUpload(s3: S3mini, key: string) {
  let first: Uint8Array | undefined;
  let uploadId: string | undefined;
  const sent: UploadPart[] = [];

  const send = async (part: Uint8Array) => {
    const id = (uploadId ??= await s3.getMultipartUploadId(key).catch(rethrow));
    sent.push(await retried(() => s3.uploadPart(key, id, part, sent.length + 1)));
  };

  return {
    async add(part: Uint8Array): Promise<void> {
      if (first === undefined && uploadId === undefined) {
        first = part;
        return;
      }
      if (first) await send(first);
      first = undefined;
      await send(part);
    },

    async complete(): Promise<void> {
      if (uploadId === undefined) return void (await retried(() => s3.putObject(key, first ?? new Uint8Array())));
      // The service may answer 200 and an error in the body: only an ETag says that the parts are one file now.
      const { etag } = await s3.completeMultipartUpload(key, uploadId, sent).catch(rethrow);
      if (!etag) throw new Error(`The parts of ${key} could not be put together`);
    },

    /** Leaves nothing that costs. What cannot be dropped now the bucket's own rule for unfinished uploads drops. */
    async abort(): Promise<void> {
      if (uploadId !== undefined) await s3.abortMultipartUpload(key, uploadId).catch(() => undefined);
    },
  };
}

/** The content in parts of equal size, the last one smaller. Nothing at all is no part. */
async function* partsOf(content: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    for (let start = 0; start < chunk.byteLength;) {
      const piece = chunk.subarray(start, start + partBytes - bytes);
      chunks.push(piece);
      bytes += piece.byteLength;
      start += piece.byteLength;
      if (bytes < partBytes) continue;
      yield Buffer.concat(chunks);
      chunks = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** Parts and puts may be repeated: the last one counts. A refusal (4xx) is final, and who was silent is not waited for again. */
async function retried<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isRefusal = error instanceof S3ServiceError && error.status < 500;
      if (isRefusal || isSilence(error) || attempt === tries) throw named(error);
    }
  }
}

async function* bytesOf(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Uint8Array> {
  try {
    yield* withinSilence(body, silenceMs);
  } catch (error) {
    throw named(error);
  }
}

/** Whether the service is away: it cannot be reached, is silent, or says itself that it cannot now. What it refuses is a fault of ours. */
function named(error: unknown): unknown {
  const isRefusal = error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
  return isRefusal ? error : new StorageAway(baseSaid.filesAway, { cause: error });
}

function rethrow(error: unknown): never {
  throw named(error);
}
