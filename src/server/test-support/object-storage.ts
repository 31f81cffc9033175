/** An S3 service of a test's own, spoken to over HTTP. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from '../storage/s3-storage.ts';

const bucket = 'portal';

export interface ObjectStorage {
  readonly place: S3Place;
  /** The same as an operator configures it. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder of the bucket. */
  readonly bucket: string;
  /** The objects in it. */
  files(): string[];
  /** Method and address of every request so far. */
  readonly requests: readonly string[];
  /** Lets requests wait, from the first one on that matches, until they are let go. */
  hold(matching: RegExp): { readonly came: Promise<void>; letGo(): void };
  /** Lets every request from now on answer 503, or be answered again. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-s3-'));
  const server = new S3rver({ port: 0, directory, silent: true, resetOnClose: false, configureBuckets: [{ name: bucket }] });
  const requests: string[] = [];
  let isAway = false;
  let held: { matching: RegExp; came(): void; until: Promise<void> } | undefined;
  server.middleware.unshift(async (context, next) => {
    requests.push(`${context.method} ${context.url}`);
    if (held?.matching.test(`${context.method} ${context.url}`)) {
      held.came();
      await held.until;
    }
    if (isAway) context.status = 503;
    else await next();
  });
  const { port } = await server.run();
  const place: S3Place = {
    url: `s3://${bucket}/some/prefix`,
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  };
  return {
    place,
    env: {
      STORAGE_URL: place.url,
      S3_ENDPOINT: place.endpoint,
      AWS_ACCESS_KEY_ID: place.accessKeyId,
      AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
    },
    bucket: join(directory, bucket),
    files: () =>
      readdirSync(join(directory, bucket), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('._S3rver_object'))
        .map(({ parentPath, name }) => join(parentPath, name)),
    requests,
    hold: (matching) => {
      const [came, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { matching, came: came.resolve, until: end.promise };
      return {
        came: came.promise,
        letGo: () => {
          held = undefined;
          end.resolve();
        },
      };
    },
    setAway: (value) => (isAway = value),
    stop: async () => {
      await server.close();
      // Folders stay until the run ends: the service answers before it has opened the file, and dies if its folder is gone by then.
      for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) rmSync(join(entry.parentPath, entry.name), { force: true });
    },
  };
}
