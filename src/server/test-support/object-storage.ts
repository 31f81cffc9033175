/** An S3 service of a test's own, spoken to over HTTP. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from '../storage/s3-storage.ts';

const bucket = 'portal';

export interface ObjectStorage {
  readonly place: S3Place;
  /** The objects in the bucket. */
  files(): string[];
  /** Method and address of every request so far. */
  readonly requests: readonly string[];
  /** Lets every request from now on answer 503, or be answered again. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-s3-'));
  const server = new S3rver({ port: 0, directory, silent: true, resetOnClose: false, configureBuckets: [{ name: bucket }] });
  const requests: string[] = [];
  let isAway = false;
  server.middleware.unshift(async (context, next) => {
    requests.push(`${context.method} ${context.url}`);
    if (isAway) context.status = 503;
    else await next();
  });
  const { port } = await server.run();
  return {
    place: {
      url: `s3://${bucket}/some/prefix`,
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: 'us-east-1',
    },
    files: () =>
      readdirSync(join(directory, bucket), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('._S3rver_object'))
        .map(({ parentPath, name }) => join(parentPath, name)),
    requests,
    setAway: (value) => (isAway = value),
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
