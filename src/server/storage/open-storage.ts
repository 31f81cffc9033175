import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { s3Storage } from './s3-storage.ts';
import { diskStorage, type Storage } from './storage.ts';

/** The bucket that is configured, or a folder of this machine. */
export function openStorage({ STORAGE_URL: url, S3_ENDPOINT: endpoint, AWS_REGION: region, DATA_DIR, ...keys }: Config): Storage {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = keys;
  return url === undefined ? diskStorage(join(DATA_DIR, 'files')) : s3Storage({ url, endpoint, region, accessKeyId, secretAccessKey });
}
