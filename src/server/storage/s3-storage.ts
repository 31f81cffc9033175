/** Files in S3-compatible object storage. A file exists once its upload is complete: one put, or a multipart upload that is completed at the end. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3mini, S3ServiceError, type UploadPart } from 's3mini';
import { baseSaid } from '../../shared/base/said.ts';
import { fetchWithinSilence, isSilence, withinSilence } from './silence.ts';
import { checkKey, FileMissing, type Storage, StorageAway } from './storage.ts';

export interface S3Place {
  /** `s3://bucket/prefix`; the prefix is optional. */
  readonly url: string;
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Longest silence of the service; only tests set it. */
  readonly silenceMs?: number;
}

/** Memory of one upload; except for the last part the service accepts none below 5 MiB, and 10,000 parts at most. */
const partBytes = 8 * 1024 * 1024;
/** Time limit of a call, except for downloads, which last as long as their reader needs. */
const callTimeoutMs = 120_000;
/** Silence after which the service counts as away. */
const defaultSilenceMs = 10_000;
const tries = 3;

/** Stores files under the prefix of a bucket. Both directions stream; an upload holds one part in memory. */
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
        // An unreachable service would make the caller wait once more.
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
      // One by one: not every service supports bulk deletion.
      for (const { Key } of (await calling.listObjects('/', objectKey(folderOrKey)).catch(rethrow)) ?? [])
        await calling.deleteObject(Key).catch(rethrow);
    },

    async check() {
      // Its existence does not matter: the service answers.
      await calling.objectExists(objectKey('check')).catch(rethrow);
    },
  };
}

/** Starts an upload, which becomes a single put if everything fits into one part. */
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
      // The service may answer 200 with an error in the body: only an ETag proves that the parts are one file now.
      const { etag } = await s3.completeMultipartUpload(key, uploadId, sent).catch(rethrow);
      if (!etag) throw new Error(`The parts of ${key} could not be put together`);
    },

    /** Aborts the upload, so that no parts cost storage. If that fails, the bucket's own rule for unfinished uploads removes them. */
    async abort(): Promise<void> {
      if (uploadId !== undefined) await s3.abortMultipartUpload(key, uploadId).catch(() => undefined);
    },
  };
}

/** Splits the content into parts of equal size, the last one smaller. Empty content has no part. */
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

/** Retries parts and puts: the last one counts. A refusal (4xx) is final, and a silent service is not tried again. */
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

/** Converts an error to `StorageAway` if the service is unreachable, silent or temporarily unable. A refusal is a fault of ours. */
function named(error: unknown): unknown {
  const isRefusal = error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
  return isRefusal ? error : new StorageAway(baseSaid.filesAway, { cause: error });
}

function rethrow(error: unknown): never {
  throw named(error);
}
